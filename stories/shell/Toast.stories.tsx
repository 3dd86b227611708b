import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { Button } from '#components/Button.tsx';
import { Screen } from '#components/Screen.tsx';
import { Shell } from '#shell/Shell.tsx';
import { notices, type Notice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { storyToasts } from '../story-toasts.ts';
import { emptyBell } from './empty-bell.tsx';
import { holdTimeouts } from './held-timeouts.ts';

/** A screen whose buttons raise notices; the toaster itself is drawn by the preview, as the wallet draws its own. */
function Notices({ raises }: { raises: readonly Notice[] }) {
  return (
    <Shell
      activePath={paths.home}
      themeChoice="system"
      onThemeToggle={() => undefined}
      onNavigate={() => undefined}
      bell={emptyBell}
    >
      <Screen>
        <h1 className="text-title font-bold">Notices</h1>
        {/* Low enough not to lie below what they raise. */}
        <div className="flex flex-col gap-3 pt-24">
          {raises.map((notice) => (
            <Button key={notice.title} tone="secondary" onClick={() => storyToasts.notify(notice)}>
              Raise “{notice.title}”
            </Button>
          ))}
        </div>
      </Screen>
    </Shell>
  );
}

const meta = preview.meta({
  title: 'Shell/Toast',
  component: Notices,
  parameters: { frame: 'own' },
  args: { raises: [notices['send.complete']] },
});

/** The toast in sight; there is never more than one. */
function theToast(): HTMLElement {
  const toasts = document.querySelectorAll<HTMLElement>('[data-tone]');
  const [toast] = toasts;
  if (!toast || toasts.length > 1) throw new Error(`${toasts.length} toasts instead of one`);
  return toast;
}

/** What went well is said calmly, in a title and a sentence, and covers neither header nor navigation. */
export const DefaultStyle = meta.story({
  parameters: shows('toast.state.default-style'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Complete”' }));
    await seeToast(notices['send.complete']);
    await expect(screen.getByText('Asset has been successfully sent.')).toBeVisible();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(theToast().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  },
});

/** What failed must not look like what went well: another colour, another icon. */
export const DestructiveStyle = meta.story({
  parameters: shows('toast.state.destructive-style'),
  args: { raises: [notices['send.failed']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Failed”' }));
    await seeToast({
      title: 'Transfer Failed',
      message: 'An error occurred while sending the asset.',
      tone: 'destructive',
    });
    await expect(theToast()).toHaveAttribute('data-tone', 'destructive');
  },
});

/** Two notices at once would be read neither: the newer one takes the place. */
export const NewReplacesCurrent = meta.story({
  parameters: shows('toast.rule.one-at-a-time'),
  args: { raises: [notices['send.complete'], notices['copy.done']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Complete”' }));
    await seeToast(notices['send.complete']);
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Copied Successfully”' }));
    await seeToast(notices['copy.done']);
    await waitFor(() => expect(theToast()).not.toHaveTextContent('Transfer Complete'));
  },
});

/** A toast that had to be dismissed would be a dialog: after five seconds it goes by itself. */
export const ClosesAfter5s = meta.story({
  parameters: shows('toast.constant.duration'),
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Raise “Transfer Complete”' });
    const held = await holdTimeouts(() => userEvent.click(button));
    await seeToast(notices['send.complete']);
    await step('goes when 5000 ms are over', async () => {
      const closing = held.filter(({ milliseconds }) => milliseconds === 5000);
      await expect(closing).toHaveLength(1);
      for (const timeout of closing) timeout.run();
      await waitFor(seeNoToast);
    });
  },
});

/** Moves a pressed pointer so many pixels to the right, as a thumb does, and lets go. */
async function swipeRight(target: HTMLElement, pixels: number) {
  const { x, y } = target.getBoundingClientRect();
  // The mouse: the browser knows its pointer without a finger on the glass.
  const pointer = { pointerId: 1, pointerType: 'mouse', button: 0, clientY: y + 10 };
  await fireEvent.pointerDown(target, { ...pointer, buttons: 1, clientX: x + 20 });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const clientX = x + 20 + pixels * part;
    await fireEvent.pointerMove(target, { ...pointer, buttons: 1, clientX });
  }
  await fireEvent.pointerUp(target, { ...pointer, buttons: 0, clientX: x + 20 + pixels });
}

/** A toast in the way is pushed aside, further than 50 px to the right. */
export const SwipeRightDismisses = meta.story({
  parameters: shows('toast.constant.swipe'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Complete”' }));
    await seeToast(notices['send.complete']);
    await swipeRight(theToast(), 60);
    await waitFor(seeNoToast);
  },
});

/** A thumb that only brushes the toast, less than 50 px, leaves it to be read. */
export const SwipeBelow50pxStays = meta.story({
  parameters: shows('toast.constant.swipe'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Complete”' }));
    await seeToast(notices['send.complete']);
    const toast = theToast();
    await swipeRight(toast, 45);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await seeToast(notices['send.complete']);
  },
});

/** Without a pointer a toast is out of reach: F8 goes to it from anywhere. */
export const HotkeyF8Focuses = meta.story({
  parameters: shows('toast.constant.hotkey'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Transfer Complete”' }));
    await seeToast(notices['send.complete']);
    await userEvent.keyboard('[F8]');
    const viewport = screen.getByRole('region', { name: 'Notices (F8)' });
    await expect(within(viewport).getByRole('list')).toHaveFocus();
  },
});

/** Copying leaves no trace on the screen, so the toast has to say that it happened. */
export const CopiedSuccessfully = meta.story({
  parameters: shows('toast.toast.copied'),
  args: { raises: [notices['copy.done']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Copied Successfully”' }));
    await seeToast({
      title: 'Copied Successfully',
      message: 'Address copied to clipboard.',
      tone: 'default',
    });
  },
});

/** A browser may refuse the clipboard; whoever pastes next must know that it holds something else. */
export const CopyFailed = meta.story({
  parameters: shows('toast.toast.copy-failed'),
  args: { raises: [notices['copy.failed']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Copy Failed”' }));
    await seeToast({
      title: 'Copy Failed',
      message: 'Failed to copy address.',
      tone: 'destructive',
    });
  },
});

/** A device without a camera, or a person who keeps it to themselves, cannot scan. */
export const CameraNotAvailable = meta.story({
  parameters: shows('toast.toast.camera-not-available'),
  args: { raises: [notices['device.camera-not-available']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Camera Not Available”' }));
    await seeToast({
      title: 'Camera Not Available',
      message: 'QR scanning requires camera access',
      tone: 'destructive',
    });
  },
});

/** Most browsers cannot speak NFC; paying by touch then says so instead of waiting for a touch. */
export const NfcNotAvailable = meta.story({
  parameters: shows('toast.toast.nfc-not-available'),
  args: { raises: [notices['device.nfc-not-available']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “NFC Not Available”' }));
    await seeToast({
      title: 'NFC Not Available',
      message: "This device doesn't support NFC payments",
      tone: 'destructive',
    });
  },
});

/** What is yet to come is no failure: it is told in the default style. */
export const IntegrationComingSoon = meta.story({
  parameters: shows('toast.toast.integration-coming-soon'),
  args: { raises: [notices['integration.coming-soon']] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise “Integration Coming Soon”' }));
    await seeToast({
      title: 'Integration Coming Soon',
      message: 'This integration will be available soon.',
      tone: 'default',
    });
  },
});
