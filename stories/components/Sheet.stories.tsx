import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button.tsx';
import { Sheet, type SheetProps } from '#components/Sheet.tsx';

import { inScreen } from './in-screen.tsx';

function Opener({ title, children, ...sheet }: Omit<SheetProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      {open && (
        <Sheet {...sheet} title={title} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Sheet',
  component: Opener,
  decorators: [inScreen],
  args: { title: 'Details', children: <p>What the screen has no room for.</p> },
});

/** Waits until the sheet has risen: on its way it is half transparent. */
async function seeSheet(name: string) {
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return sheet;
}

/** It rises from below, where the thumb is, and keeps the focus while it is open. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(await seeSheet('Details')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
});

/** Closed again it is gone, and the focus is back on what opened it. */
export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await seeSheet('Details');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

/** More than fits scrolls inside the sheet and never out of the screen. */
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await seeSheet('Details');
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
});
