import { expect, screen, waitFor, within } from 'storybook/test';

import type { Notice } from '#wallet/notices/notices.ts';

/** Waits until a toast has arrived and says exactly this, in this tone. */
export async function seeToast({ title, message, tone }: Notice): Promise<void> {
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
export async function seeNoToast(): Promise<void> {
  await expect(document.querySelector('[data-tone]')).toBeNull();
}
