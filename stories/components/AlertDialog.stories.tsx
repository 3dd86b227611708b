import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { AlertDialog, type AlertDialogProps } from '#components/AlertDialog.tsx';
import { Button } from '#components/Button.tsx';

import { inScreen } from './in-screen.tsx';

function Opener({ onConfirm, onCancel, ...dialog }: AlertDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <AlertDialog
          {...dialog}
          onConfirm={() => {
            onConfirm();
            setOpen(false);
          }}
          onCancel={() => {
            onCancel();
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/AlertDialog',
  component: Opener,
  decorators: [inScreen],
  args: {
    title: 'Delete these keys?',
    children: <p>Without their recovery phrase they are gone for good.</p>,
    confirmLabel: 'Delete',
    cancelLabel: 'Keep',
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** Waits for the end of the opening animation, during which the dialog is half transparent. */
async function expectDialog() {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
  return dialog;
}

/** The dialog says what will happen, and the safe choice has the focus. The page behind it cannot be pressed. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await expectDialog();
    await expect(dialog).toHaveAccessibleName('Delete these keys?');
    await expect(dialog).toHaveAccessibleDescription(
      'Without their recovery phrase they are gone for good.',
    );
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  },
});

/** Enter activates the safe choice, and the focus returns to the button that opened the dialog. */
export const Cancelled = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expectDialog();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
});

/** After confirmation the action runs. */
export const Confirmed = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expectDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** While the confirmed action runs, both choices are disabled. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expectDialog();
    await expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** An action that can be undone is not destructive: the button has the usual colour. */
export const NotDestructive = meta.story({
  args: {
    title: 'Send to a new recipient?',
    children: <p>You have never sent anything to this address.</p>,
    confirmLabel: 'Send',
    cancelLabel: 'Back',
    tone: 'primary',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expectDialog();
  },
});

/** Long words wrap. Overflowing content scrolls inside the dialog below the title, and the buttons stay visible. */
export const LongText = meta.story({
  args: {
    title:
      'Delete the keys of maximiliana.wolfeschlegelsteinhausenbergerdorff@superwallet.example?',
    children: Array.from({ length: 20 }, (_, line) => (
      <p key={line}>
        Without their recovery phrase they are gone for good, and with them the account.
      </p>
    )),
    confirmLabel: 'Delete the keys for good',
    cancelLabel: 'Keep the keys on this device',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await expectDialog();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    await expect(dialog.scrollTop).toBe(0);
    const keep = screen.getByRole('button', { name: 'Keep the keys on this device' });
    await expect(keep).toHaveFocus();
    await expect(keep.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
});
