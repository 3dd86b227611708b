import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { RadioGroup, type RadioOption } from '#components/RadioGroup.tsx';

import { inScreen } from './in-screen.tsx';

type Frequency = 'daily' | 'weekly' | 'never';

const frequencies: readonly RadioOption<Frequency>[] = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'never', label: 'Never' },
];

interface ReportProps {
  options: readonly RadioOption<Frequency>[];
  initial?: Frequency | '';
  error?: string;
  onValueChange: (frequency: Frequency) => void;
}

/** Stores the chosen value, as a form does. */
function Report({ initial = 'weekly', onValueChange, ...rest }: ReportProps) {
  const [frequency, setFrequency] = useState(initial);
  return (
    <RadioGroup
      {...rest}
      label="Report"
      value={frequency}
      onValueChange={(next) => {
        setFrequency(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/RadioGroup',
  tags: ['autodocs'],
  component: Report,
  decorators: [inScreen],
  args: { options: frequencies, onValueChange: fn() },
});

/** One option is chosen. Pressing the label of another option chooses that option. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Report' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toBeChecked();
    await userEvent.click(canvas.getByText('Every day'));
    await expect(canvas.getByRole('radio', { name: 'Every day' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('daily');
  },
});

/** The arrow keys move between the options. */
export const ByKeyboard = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Every week' })).toHaveFocus();
    // The key is held, because a key released in the same tick selects nothing.
    await userEvent.keyboard('{ArrowDown>}');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('never'));
    await userEvent.keyboard('{/ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Never' })).toHaveFocus();
  },
});

/** Nothing is chosen, and the group shows an error. */
export const WithError = meta.story({
  args: { initial: '', error: 'Choose how often.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Report' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose how often.');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** One option is disabled. */
export const OneDisabled = meta.story({
  args: {
    options: [
      { value: 'daily', label: 'Every day', disabled: true },
      { value: 'weekly', label: 'Every week' },
      { value: 'never', label: 'Never' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const daily = canvas.getByRole('radio', { name: 'Every day' });
    await expect(daily).toBeDisabled();
    await userEvent.setup({ pointerEventsCheck: 0 }).click(daily);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Long labels wrap beside the circle, which stays in the middle of its row. */
export const LongText = meta.story({
  args: {
    options: [
      {
        value: 'daily',
        label:
          'Every day at the time at which the exchange of the harbour district closes its books, also on holidays',
      },
      { value: 'weekly', label: 'Benachrichtigungseinstellungsübersichtszusammenfassung' },
    ],
  },
});
