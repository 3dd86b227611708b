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
  args: {
    title: 'Details',
    closeLabel: 'Close',
    children: <p>What the screen has no room for.</p>,
  },
});

/** Waits for the end of the opening animation, during which the sheet is half transparent. */
async function expectSheet(name: string) {
  const sheet = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(sheet.getAnimations({ subtree: true })).toHaveLength(0));
  return sheet;
}

/** The sheet slides in from below, and contains the focus while it is open. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await expectSheet('Details');
    await expect(sheet).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
    // In a modal dialog, nothing behind it can be pressed or read.
    await expect(sheet.matches(':modal')).toBe(true);
  },
});

/** The sheet is closed, and the focus is back on the button that opened it. */
export const Closed = meta.story({
  parameters: { keepsFocus: true },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await expectSheet('Details');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

/** Overflowing content scrolls inside the sheet and never leaves the screen. */
export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1}</p>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await expectSheet('Details');
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(0);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
});

/** A sheet of full height, for content that scrolls above a fixed footer. */
export const FullHeight = meta.story({
  args: {
    height: 'full',
    children: (
      <>
        <div className="min-h-0 flex-1 overflow-y-auto">
          {Array.from({ length: 60 }, (_, line) => (
            <p key={line}>Line {line + 1}</p>
          ))}
          <Button tone="quiet">More</Button>
        </div>
        <Button>Always in sight</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = await expectSheet('Details');
    const place = sheet.getBoundingClientRect();
    await expect(place.height).toBeGreaterThan(window.innerHeight * 0.9);
    await expect(sheet.scrollHeight).toBe(sheet.clientHeight);
    const below = screen.getByRole('button', { name: 'Always in sight' }).getBoundingClientRect();
    await expect(below.bottom).toBeLessThan(place.bottom);
  },
});
