import { expect, screen, waitFor, within } from 'storybook/test';

import { goldenNotices, type GoldenNotice } from '#wallet/notices/notices.golden.ts';

type Golden = typeof goldenNotices;

/** A code of the golden table, with the figures of its text as shown to the user. */
export type Toast = {
  [Code in keyof Golden]: Golden[Code] extends (...figures: infer Figures) => GoldenNotice
    ? readonly [code: Code, ...figures: Figures]
    : readonly [code: Code];
}[keyof Golden];

/** The notice of a toast in the golden table. */
export function goldenNotice(...[code, ...figures]: Toast): GoldenNotice {
  const notice: GoldenNotice | ((...figures: never[]) => GoldenNotice) = goldenNotices[code];
  // The figures belong to the code, but TypeScript does not infer this from an indexed lookup.
  return typeof notice === 'function' ? notice(...(figures as never[])) : notice;
}

/** Waits for a toast with exactly the text and tone of the golden table. */
export const expectToast = (...toast: Toast): Promise<void> => expectNotice(goldenNotice(...toast));

/** Waits for a toast with the title and tone of the golden table, and the sentence of a refusal (decision 172). */
export const expectRefusalToast = (message: string, ...toast: Toast): Promise<void> =>
  expectNotice({ ...goldenNotice(...toast), message });

/** As `expectToast`, for a notice that the story defines itself. */
export async function expectNotice({ title, message, tone }: GoldenNotice): Promise<void> {
  // Queried each time: a sheet that opens moves the toast and renders it again.
  await waitFor(async () => {
    const toast = screen.getByText(title).closest<HTMLElement>('[data-tone]');
    if (toast === null) throw new Error(`“${title}” is not in a toast`);
    await expect(toast).toHaveAttribute('data-tone', tone);
    await expect(within(toast).getByText(message)).toBeInTheDocument();
    // A toast is transparent while it appears, and the contrast check cannot measure its text.
    await expect(toast.getAnimations({ subtree: true })).toHaveLength(0);
    await expect(toast).toBeVisible();
  });
}

/** Expects that no toast is visible. */
export async function expectNoToast(): Promise<void> {
  await expect(document.querySelector('[data-tone]')).toBeNull();
}
