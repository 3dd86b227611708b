import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { Select } from '#components/Select.tsx';

import { inScreen } from './in-screen.tsx';

const meta = preview.meta({
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select,
  decorators: [inScreen],
  args: {
    label: 'Asset',
    options: [
      { value: 'XP', label: 'XP' },
      { value: 'USDC', label: 'USDC' },
      { value: 'CBDC', label: 'CBDC (KRW)' },
    ],
    onChange: fn(),
  },
});

/** A choice of many options, in the phone's native list. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Asset' }), 'USDC');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('USDC');
  },
});

/** Nothing is preselected. */
export const Placeholder = meta.story({
  args: { placeholder: 'Choose an asset', defaultValue: '' },
});

/** The mark of the chosen asset is shown before its name. */
export const WithMark = meta.story({
  args: { mark: <AssetMark assetType="XP" size="small" />, aside: 'Balance 1,250.5 XP' },
});

/** A missing choice is an error at the field. */
export const WithError = meta.story({
  args: { placeholder: 'Choose an asset', defaultValue: '', error: 'Choose an asset.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose an asset.');
  },
});
