import { expect, screen } from 'storybook/test';

import preview from '#.storybook/preview';
import { Toaster } from '#components/Toaster.tsx';

import { seeNoToast, seeToast } from '../see-toast.ts';
import { storyToasts } from '../story-toasts.ts';

/** The preview draws the toaster beside every story, so here there is nothing else to draw. */
const meta = preview.meta({
  title: 'Components/Toaster',
  component: Toaster,
  render: () => <></>,
  args: { store: storyToasts },
});

const notice = {
  title: 'Profile Updated',
  message: 'Your changes are saved.',
  tone: 'default',
} as const;

/** With nothing to say it shows nothing, and takes no press from what lies below. */
export const Default = meta.story({ play: seeNoToast });

/** One notice, with a button for those who have read it. */
export const Dismissed = meta.story({
  play: async ({ args, userEvent }) => {
    args.store.notify(notice);
    await seeToast(notice);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.store.read()?.open).toBe(false);
  },
});

/** A provider's own words can be long: they wrap, and the button stays where it is. */
export const LongWords = meta.story({
  play: async ({ args }) => {
    const long = {
      title: 'Scheduled maintenance of the harbour district payment network',
      message: `Reference ${'0x9f2c'.repeat(12)}`,
      tone: 'default',
    } as const;
    args.store.notify(long);
    await seeToast(long);
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** A title that the documents keep in English, and a message in Korean: each part is marked as what it is. */
export const MessageInKorean = meta.story({
  play: async ({ args }) => {
    const mixed = {
      title: 'Insufficient balance',
      message: '현재 잔액: ₩48,500',
      tone: 'destructive',
      messageLang: 'ko',
    } as const;
    args.store.notify(mixed);
    await seeToast(mixed);
    await expect(screen.getByText(mixed.message)).toHaveAttribute('lang', 'ko');
    await expect(screen.getByText(mixed.title).closest('[lang="ko"]')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

/** All of it in Korean: its button speaks Korean too. */
export const InKorean = meta.story({
  play: async ({ args, userEvent }) => {
    const korean = {
      title: '출금 신청 완료',
      message: '₩10,000 출금이 신청되었습니다.',
      tone: 'default',
      lang: 'ko',
    } as const;
    args.store.notify(korean);
    await seeToast(korean);
    await expect(screen.getByText(korean.title).closest('[lang="ko"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    await expect(args.store.read()?.open).toBe(false);
  },
});
