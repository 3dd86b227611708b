import { expect, screen, waitFor, within } from 'storybook/test';

import { goldenNotices } from '#wallet/notices/notices.golden.ts';
import type { Notice } from '#wallet/notices/notices.ts';

type Golden = typeof goldenNotices;

/** A code of the golden table, with the figures in its words as a person reads them. */
export type Toast = {
  [Code in keyof Golden]: Golden[Code] extends (...figures: infer Figures) => Notice
    ? readonly [code: Code, ...figures: Figures]
    : readonly [code: Code];
}[keyof Golden];

/** The words that the golden table has for a toast. */
export function goldenNotice(...[code, ...figures]: Toast): Notice {
  const notice: Notice | ((...figures: never[]) => Notice) = goldenNotices[code];
  // The figures are those of the code, which the indexed lookup loses.
  return typeof notice === 'function' ? notice(...(figures as never[])) : notice;
}

/** Waits until a toast has arrived and says exactly what the golden table has, in its tone. */
export const expectToast = (...toast: Toast): Promise<void> => expectNotice(goldenNotice(...toast));

/** As `expectToast`, for a notice of the story's own. */
export async function expectNotice({ title, message, tone }: Notice): Promise<void> {
  // Looked up each time: a sheet that opens takes it in, and draws it again.
  await waitFor(async () => {
    const toast = screen.getByText(title).closest<HTMLElement>('[data-tone]');
    if (toast === null) throw new Error(`“${title}” is no toast`);
    await expect(toast).toHaveAttribute('data-tone', tone);
    await expect(within(toast).getByText(message)).toBeInTheDocument();
    // On its way in it is still transparent, which neither an eye nor the contrast check can judge.
    await expect(toast.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(toast).toBeVisible();
  });
}

/** Expects that no toast is visible. */
export async function expectNoToast(): Promise<void> {
  await expect(document.querySelector('[data-tone]')).toBeNull();
}
