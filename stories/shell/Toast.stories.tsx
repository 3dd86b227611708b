import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';

import { decimal } from '#wallet/money/decimal.ts';
// oxlint-disable-next-line house/story-conventions -- this story raises a notice, and expects the golden text
import { notices, withReceipt } from '#wallet/notices/notices.ts';

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

/** The preview renders the toaster beside the shell, as the wallet does. */
const meta = preview.meta({
  title: 'Shell/Toast',
  parameters: { frame: 'own' },
  render: () => <SampleShell />,
});

/** The complete wallet on a screen that raises the notice. */
const atScreen = (path: string, entry: Parameters<typeof shows>[0]) => ({
  ...rendersApp(path),
  parameters: { ...shows(entry), frame: 'app' },
});

/** The visible toast. There is never more than one. */
function theToast(): HTMLElement {
  const toasts = document.querySelectorAll<HTMLElement>('[data-tone]');
  const [toast] = toasts;
  if (!toast || toasts.length > 1) throw new Error(`${toasts.length} toasts instead of one`);
  return toast;
}

/** A success has a title and a sentence, and covers neither the title of the screen nor the navigation. */
export const DefaultStyle = meta.story({
  parameters: shows('toast.state.default-style'),
  play: async ({ canvas }) => {
    notify(complete);
    await expectToast('send.complete');
    await expect(screen.getByText('Asset has been successfully sent.')).toBeVisible();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const navigation = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    const toast = theToast().getBoundingClientRect();
    await expect(toast.bottom <= title.top || toast.top >= title.bottom).toBe(true);
    await expect(toast.bottom).toBeLessThanOrEqual(navigation.top);
  },
});

/** A failure differs from a success in colour and icon. */
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

/** A toast closes automatically after five seconds. */
export const ClosesAfter5s = meta.story({
  parameters: { ...shows('toast.constant.duration'), toastsClose: true },
  play: async ({ step }) => {
    const held = await holdTimeouts(async () => {
      notify(complete);
      // The toast starts its timer when it is rendered. The poll uses another interval, to distinguish the two timers.
      await waitFor(() => expect(theToast()).toBeVisible(), { interval: 1, timeout: 4_000 });
    });
    await expectToast('send.complete');
    await step('closes after 5000 ms', async () => {
      const closing = held.filter(({ milliseconds }) => milliseconds === 5000);
      await expect(closing).toHaveLength(1);
      for (const timeout of closing) timeout.run();
      await waitFor(expectNoToast);
    });
  },
});

/** Swipes a pressed pointer to the right by a number of pixels and releases it. */
async function swipeRight(target: HTMLElement, pixels: number) {
  const { x, y } = target.getBoundingClientRect();
  // Uses a mouse pointer, because the browser does not accept synthetic touch pointers.
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
    ...sameAs('Closes After 5 S', 'a closed toast is invisible'),
  },
  play: async () => {
    notify(complete);
    await expectToast('send.complete');
    await swipeRight(theToast(), 60);
    await waitFor(expectNoToast);
  },
});

/** A swipe of less than 50 px does not dismiss the toast. */
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

/** F8 moves the focus to the toast from anywhere, for keyboard users. */
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

/** A toast about money links to the receipt, and closes when the receipt opens. */
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

/** The link is in Korean and opened by keyboard. */
export const ReceiptLinkInKorean = meta.story({
  parameters: shows('toast.content.receipt-link'),
  play: async ({ userEvent }) => {
    const requested = withReceipt(notices['local-withdraw.requested'](decimal('10000')), 12);
    notify(requested);
    await expectToast('local-withdraw.requested', '10,000원');
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: '영수증 보기' })).toHaveFocus();
    await userEvent.keyboard('[Enter]');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/receipt/12');
    await waitFor(expectNoToast);
    notify(requested);
    await expectToast('local-withdraw.requested', '10,000원');
  },
});

/** Copying changes nothing on the screen, so a toast confirms it. */
export const CopiedSuccessfully = meta.story({
  ...atScreen('/receive', 'toast.toast.copied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy address' }));
    await expectToast('copy.done');
  },
});

/** The browser refuses clipboard access: a toast says that the address was not copied. */
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

/** Most browsers have no NFC: a toast says that paying by touch is not available. */
export const NfcNotAvailable = meta.story({
  ...atScreen('/localpay', 'toast.toast.nfc-not-available'),
  beforeEach: () => void storyServices().device.hasNfc.mockReturnValue(false),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /NFC Pay/ }));
    await expectToast('device.nfc-not-available');
  },
});

/** A feature that is not built yet shows a toast in the default style. */
export const IntegrationComingSoon = meta.story({
  ...atScreen('/localpay', 'toast.toast.integration-coming-soon'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect' }));
    await expectToast('integration.coming-soon');
  },
});
