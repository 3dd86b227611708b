import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';

import { shows } from '../catalogue.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { goldenNotice, expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { holdTimeouts } from './held-timeouts.ts';
import { SampleShell } from './SampleShell.tsx';

const complete = goldenNotice('send.complete');
const failed = goldenNotice('send.failed');
const copied = goldenNotice('copy.done');

/** The preview draws the toaster beside the shell, as the wallet draws its own. */
const meta = preview.meta({
  title: 'Shell/Toast',
  parameters: { frame: 'own' },
  render: () => <SampleShell />,
});

/** The whole wallet at a screen that raises the notice. */
const atScreen = (path: string, entry: Parameters<typeof shows>[0]) => ({
  ...rendersApp(path),
  parameters: { ...shows(entry), frame: 'app' },
});

/** The toast in sight. There is never more than one. */
function theToast(): HTMLElement {
  const toasts = document.querySelectorAll<HTMLElement>('[data-tone]');
  const [toast] = toasts;
  if (!toast || toasts.length > 1) throw new Error(`${toasts.length} toasts instead of one`);
  return toast;
}

/** A success has a title and a sentence, and covers neither header nor navigation. */
export const DefaultStyle = meta.story({
  parameters: shows('toast.state.default-style'),
  play: async ({ canvas }) => {
    notify(complete);
    await expectToast('send.complete');
    await expect(screen.getByText('Asset has been successfully sent.')).toBeVisible();
    const header = canvas.getByRole('banner').getBoundingClientRect();
    await expect(theToast().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  },
});

/** A failure has another colour and another icon than a success. */
export const DestructiveStyle = meta.story({
  parameters: shows('toast.state.destructive-style'),
  play: async () => {
    notify(failed);
    await expectToast('send.failed');
    await expect(theToast()).toHaveAttribute('data-tone', 'destructive');
  },
});

/** There is one toast at a time: a newer notice replaces the current one. */
export const NewReplacesCurrent = meta.story({
  parameters: shows('toast.rule.one-at-a-time'),
  play: async () => {
    notify(complete);
    await expectToast('send.complete');
    notify(copied);
    await expectToast('copy.done');
    await waitFor(() => expect(theToast()).not.toHaveTextContent('Transfer Complete'));
  },
});

/** A toast goes by itself after five seconds. */
export const ClosesAfter5s = meta.story({
  parameters: { ...shows('toast.constant.duration'), toastsClose: true },
  play: async ({ step }) => {
    const held = await holdTimeouts(async () => {
      notify(complete);
      // The toast starts its time when it is drawn. The wait itself has another time, so that the two differ.
      await waitFor(() => expect(theToast()).toBeVisible(), { interval: 1, timeout: 4_000 });
    });
    await expectToast('send.complete');
    await step('goes when 5000 ms are over', async () => {
      const closing = held.filter(({ milliseconds }) => milliseconds === 5000);
      await expect(closing).toHaveLength(1);
      for (const timeout of closing) timeout.run();
      await waitFor(expectNoToast);
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

/** A swipe of more than 50 px to the right dismisses the toast. */
export const SwipeRightDismisses = meta.story({
  parameters: {
    ...shows('toast.constant.swipe'),
    ...sameAs('Closes After 5 S', 'a toast that has gone has no picture'),
  },
  play: async () => {
    notify(complete);
    await expectToast('send.complete');
    await swipeRight(theToast(), 60);
    await waitFor(expectNoToast);
  },
});

/** A swipe of less than 50 px leaves the toast where it is. */
export const SwipeBelow50pxStays = meta.story({
  parameters: {
    ...shows('toast.constant.swipe'),
    ...sameAs('Default Style', 'the toast is where it was'),
  },
  play: async () => {
    notify(complete);
    await expectToast('send.complete');
    const toast = theToast();
    await swipeRight(toast, 45);
    await expect(toast).toHaveAttribute('data-swipe', 'cancel');
    await expect(toast).toHaveAttribute('data-state', 'open');
    await expectToast('send.complete');
  },
});

/** F8 moves the focus to the toast from anywhere, for people without a pointer. */
export const HotkeyF8Focuses = meta.story({
  parameters: { ...shows('toast.constant.hotkey'), keepsFocus: true },
  play: async ({ userEvent }) => {
    notify(complete);
    await expectToast('send.complete');
    await userEvent.keyboard('[F8]');
    const viewport = screen.getByRole('region', { name: 'Notices (F8)' });
    await expect(within(viewport).getByRole('list')).toHaveFocus();
  },
});

/** A toast about money leads to the receipt, and gives way to it. */
export const ReceiptLink = meta.story({
  parameters: shows('toast.content.receipt-link'),
  play: async ({ userEvent }) => {
    notify({ ...complete, receipt: 12 });
    await expectToast('send.complete');
    const link = screen.getByRole('link', { name: 'View receipt' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/receipt/12');
    await waitFor(expectNoToast);
    notify({ ...complete, receipt: 12 });
    await expectToast('send.complete');
  },
});

/** In Korean, and by keyboard. */
export const ReceiptLinkInKorean = meta.story({
  parameters: shows('toast.content.receipt-link'),
  play: async ({ userEvent }) => {
    const requested = {
      ...goldenNotice('local-withdraw.requested', '₩10,000'),
      receipt: 12,
    };
    notify(requested);
    await expectToast('local-withdraw.requested', '₩10,000');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '영수증 보기' })).toHaveFocus();
    await userEvent.keyboard('[Enter]');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/receipt/12');
    await waitFor(expectNoToast);
    notify(requested);
    await expectToast('local-withdraw.requested', '₩10,000');
  },
});

/** Copying changes nothing on the screen, so a toast says that it worked. */
export const CopiedSuccessfully = meta.story({
  ...atScreen('/receive', 'toast.toast.copied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await expectToast('copy.done');
  },
});

/** The browser refuses the clipboard: a toast says that the address is not in it. */
export const CopyFailed = meta.story({
  ...atScreen('/receive', 'toast.toast.copy-failed'),
  beforeEach: () => void storyServices().device.copy.mockRejectedValue(new Error('Not allowed')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await expectToast('copy.failed');
  },
});

/** A device without a camera cannot scan. */
export const CameraNotAvailable = meta.story({
  ...atScreen('/localpay', 'toast.toast.camera-not-available'),
  beforeEach: () => void storyServices().device.hasCamera.mockResolvedValue(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /QR Pay/ }));
    await expectToast('device.camera-not-available');
  },
});

/** Most browsers have no NFC: paying by touch says so. */
export const NfcNotAvailable = meta.story({
  ...atScreen('/localpay', 'toast.toast.nfc-not-available'),
  beforeEach: () => void storyServices().device.hasNfc.mockReturnValue(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /NFC Pay/ }));
    await expectToast('device.nfc-not-available');
  },
});

/** A feature that is not built yet has a toast in the default style. */
export const IntegrationComingSoon = meta.story({
  ...atScreen('/localpay', 'toast.toast.integration-coming-soon'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect' }));
    await expectToast('integration.coming-soon');
  },
});
