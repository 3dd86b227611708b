import { Keyboard, QrCode, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { SegmentedControl, type Segment } from '#components/SegmentedControl.tsx';

import { inScreen } from './in-screen.tsx';

type RecipientMode = 'address' | 'qr' | 'contact';

const modes: readonly Segment<RecipientMode>[] = [
  { value: 'address', label: 'Address', icon: Keyboard },
  { value: 'qr', label: 'QR code', icon: QrCode },
  { value: 'contact', label: 'Contact', icon: UserRound },
];

function Recipient({ onChoose }: { onChoose: (mode: RecipientMode) => void }) {
  const [mode, setMode] = useState<RecipientMode>('address');
  return (
    <SegmentedControl
      label="Recipient"
      segments={modes}
      value={mode}
      onValueChange={(next) => {
        setMode(next);
        onChoose(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/SegmentedControl',
  tags: ['autodocs'],
  component: Recipient,
  decorators: [inScreen],
  args: { onChoose: fn() },
});

/** A choice of a few options, all of them visible. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'QR code' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith('qr');
    await expect(canvas.getByRole('radio', { name: 'QR code' })).toBeChecked();
  },
});

/** The arrow keys move between the options, as in any group of radio buttons. */
export const ByKeyboard = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Address' })).toHaveFocus();
    // The key is held, because a key released in the same tick selects nothing.
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith('qr'));
    await userEvent.keyboard('{/ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'QR code' })).toHaveFocus();
  },
});
