import { startTransition, Suspense, useEffect, useState } from 'react';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { decimal } from '#wallet/money/decimal.ts';
// oxlint-disable-next-line house/story-conventions -- this story raises notices, and expects the golden text
import { notices } from '#wallet/notices/notices.ts';
import { Button } from '#components/Button.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { createToastStore } from '#components/toast-store.ts';
import { Toaster } from '#components/Toaster.tsx';
import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { documentedLanguages } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { createMessageLoader } from '#i18n/message-loader.ts';
import type { Messages } from '#i18n/messages.ts';
import { expectText } from '#harness/expect-text.ts';

import { sameAs } from '#harness/same-as.ts';
import { goldenNotice, expectNoToast, expectNotice, expectToast } from '#harness/expect-toast.ts';
import { holdTimeouts } from '../shell/held-timeouts.ts';
import { notify, storyServices } from '#harness/story-services.ts';

/** Korean messages that are loaded only once `arrive` is called. */
function createLateMessages() {
  let arrive = () => {};
  const arrived = new Promise<Partial<Messages>>((resolve) => {
    arrive = () => resolve(korean);
  });
  return { messages: createMessageLoader(() => arrived), arrive };
}

/** The preview renders the toaster beside every story, so the story itself renders nothing. */
const meta = preview.meta({
  title: 'Components/Toaster',
  render: () => <></>,
});

const notice = {
  title: 'Profile Updated',
  message: 'Your changes are saved.',
  tone: 'default',
} as const;

/** Without a notice nothing is shown, and the page below can be pressed. */
export const Default = meta.story({ play: expectNoToast });

/** One notice, with a button to dismiss it. */
export const Dismissed = meta.story({
  parameters: sameAs('Default', 'a closed toast is invisible'),
  play: async ({ userEvent }) => {
    notify(notice);
    await expectNotice(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(storyServices().toasts.read()?.open).toBe(false);
  },
});

const inProgress = notices['stream.transaction-in-progress'];
const completed = notices['stream.transaction-completed'];
const balance = notices['stream.balance-updated']('XP');

/** Stream notices are queued while a toast is shown. Stale notices are never shown. */
export const NewsWait = meta.story({
  parameters: { toastsClose: true, ...sameAs('Default', 'closed toasts are invisible') },
  play: async ({ step, userEvent }) => {
    notify(notice);
    storyServices().toasts.enqueue(inProgress, 'transaction');
    storyServices().toasts.enqueue(completed, 'transaction');
    storyServices().toasts.enqueue(balance, 'balance XP');
    await expectNotice(notice);
    await step('are shown after the visible toast is closed', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await expectToast('stream.transaction-completed');
      await expect(screen.queryByText('Profile Updated')).not.toBeInTheDocument();
    });
    await step(
      'close after 5000 ms without a pointer on them, and the next notice follows',
      async () => {
        const close = screen.getByRole('button', { name: '닫기' });
        await userEvent.hover(close);
        const held = await holdTimeouts(() => userEvent.unhover(close));
        const closing = held.filter(({ milliseconds }) => milliseconds === 5000);
        await expect(closing).toHaveLength(1);
        for (const timeout of closing) timeout.run();
        await expectToast('stream.balance-updated', 'XP');
        await userEvent.click(screen.getByRole('button', { name: '닫기' }));
        await waitFor(expectNoToast);
      },
    );
  },
});

/** The notice of the user's own action is shown at once. Queued stream notices follow it. */
export const OwnActionComesFirst = meta.story({
  play: async ({ userEvent }) => {
    storyServices().toasts.enqueue(completed, 'transaction');
    storyServices().toasts.enqueue(balance, 'balance XP');
    await expectToast('stream.transaction-completed');
    notify(notice);
    await expectNotice(notice);
    await expect(screen.queryByText('거래 업데이트')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expectToast('stream.balance-updated', 'XP');
  },
});

/** A toast that was closed under a resting pointer does not pause the timer of the next toast. */
export const ClosesAfterAnother = meta.story({
  parameters: { toastsClose: true },
  render: () => (
    <div className="px-gutter pt-48">
      <Button onClick={() => notify(notice)}>Save</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expectNotice(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(expectNoToast);
    const held = await holdTimeouts(() => userEvent.click(save));
    const closing = held.filter(({ milliseconds }) => milliseconds === 5000);
    await expect(closing).toHaveLength(1);
    await expectNotice(notice);
    for (const timeout of closing) timeout.run();
    await waitFor(expectNoToast);
  },
});

/** The toast is shown above an open sheet, where it can be read and pressed. The sheet stays open. */
export const AboveASheet = meta.story({
  render: () => (
    <Sheet title="Details" closeLabel="Close the sheet" onClose={() => notify(notice)}>
      <p className="h-40">What a sheet says.</p>
    </Sheet>
  ),
  play: async ({ userEvent }) => {
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Close the sheet' }));
    await expectNotice(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(expectNoToast);
    await expect(screen.getByRole('dialog').matches(':modal')).toBe(true);
    notify(notice);
    await expectNotice(notice);
    const { left, top } = screen.getByText(notice.title).getBoundingClientRect();
    await expectText(document.elementFromPoint(left + 1, top + 1), notice.title);
  },
});

/** Long text from a provider wraps, and the button stays visible. */
export const LongWords = meta.story({
  play: async () => {
    const long = {
      title: 'Scheduled maintenance of the harbour district payment network',
      message: `Reference ${'0x9f2c'.repeat(12)}`,
      tone: 'default',
    } as const;
    notify(long);
    await expectNotice(long);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** The title is in English and the message in Korean: each part has its own language attribute. */
export const MessageInKorean = meta.story({
  play: async () => {
    const mixed = goldenNotice('local-send.insufficient-balance', '₩48,500');
    notify(notices['local-send.insufficient-balance'](decimal('48500')));
    await expectToast('local-send.insufficient-balance', '₩48,500');
    await expect(screen.getByText(mixed.message).closest('[lang]')).toHaveAttribute('lang', 'ko');
    await expect(screen.getByText(mixed.title)).toHaveAttribute('lang', 'en');
    await expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});

/** The toast and its button are in Korean. */
export const InKorean = meta.story({
  play: async ({ userEvent }) => {
    const requested = goldenNotice('local-withdraw.requested', '10,000원');
    notify(notices['local-withdraw.requested'](decimal('10000')));
    await expectToast('local-withdraw.requested', '10,000원');
    await expect(screen.getByText(requested.title).closest('[lang="ko"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await expect(storyServices().toasts.read()?.open).toBe(false);
    notify(requested);
    await expectToast('local-withdraw.requested', '10,000원');
  },
});

/** The messages of a toast in the other language are loaded when it is raised, one area at a time. */
export const LoadsItsLanguage = meta.story({
  parameters: { frame: 'app' },
  render: function LoadsItsLanguage() {
    const [messages] = useState(() =>
      createMessageLoader((language, area) =>
        Promise.resolve({ [area]: { en: english, ko: korean }[language][area] }),
      ),
    );
    const [store] = useState(createToastStore);
    useEffect(() => store.notify(notices['local-withdraw.requested'](decimal('10000'))), [store]);
    return (
      <LanguageProvider {...documentedLanguages} messages={messages}>
        <Suspense>
          <Toaster store={store} onNavigate={() => undefined} />
        </Suspense>
      </LanguageProvider>
    );
  },
  play: async () => {
    await expectToast('local-withdraw.requested', '10,000원');
    await expect(screen.getByRole('button', { name: '닫기' })).toBeVisible();
  },
});

/** The toaster is mounted in a transition, in a language that was chosen after its own messages had been requested. */
export const MountsBeforeItsMessages = meta.story({
  parameters: { frame: 'app' },
  render: function MountsBeforeItsMessages() {
    const [mounted, setMounted] = useState(false);
    const [late] = useState(createLateMessages);
    const [store] = useState(createToastStore);
    return (
      <LanguageProvider language="ko" localLanguage="ko" messages={late.messages}>
        <Button onClick={() => startTransition(() => setMounted(true))}>Mount the toaster</Button>
        <Button onClick={late.arrive}>Load the messages</Button>
        <Suspense fallback="Loading">
          {mounted && <Toaster store={store} onNavigate={() => undefined} />}
        </Suspense>
      </LanguageProvider>
    );
  },
  play: async () => {
    const error = spyOn(console, 'error');
    // The story's own press would wait for the messages.
    screen.getByRole('button', { name: 'Mount the toaster' }).click();
    await expectNoToast();
    screen.getByRole('button', { name: 'Load the messages' }).click();
    await expect(
      await screen.findByRole('region', { name: /^알림 메시지/, hidden: true }),
    ).toBeInTheDocument();
    await expect(error).not.toHaveBeenCalled();
  },
});
