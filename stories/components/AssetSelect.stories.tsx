import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview';
import { AssetSelect, heldAssetOptions } from '#widgets/AssetSelect.tsx';
import { buildAssets } from '#mocks/builders.ts';
import { expectText } from '#harness/expect-text.ts';

import { inScreen } from './in-screen.tsx';

/** Stores the chosen value, as a form does. */
function Chosen({ value, onValueChange, ...rest }: ComponentProps<typeof AssetSelect>) {
  const [chosen, setChosen] = useState(value);
  return (
    <AssetSelect
      {...rest}
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/AssetSelect',
  tags: ['autodocs'],
  component: Chosen,
  decorators: [inScreen],
  args: {
    label: 'Asset',
    balanceLabel: 'Balance',
    options: heldAssetOptions(buildAssets()),
    holdings: buildAssets(),
    placeholder: 'Choose an asset',
    value: '',
    onValueChange: fn(),
  },
});

/** Nothing is chosen, so no mark and no balance are shown. Choosing an asset shows both. */
export const Empty = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Asset' });
    await expect(canvas.queryByText(/Balance/)).not.toBeInTheDocument();
    await userEvent.selectOptions(field, 'ETH');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ETH');
    await expectText(canvas.getByText(/Balance/), 'Balance 1.2 ETH');
  },
});

/** The form was submitted without a choice, and the error belongs to the field. */
export const Refused = meta.story({
  args: { error: 'Choose the asset to send.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Asset' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Choose the asset to send.');
  },
});
