import { expect } from 'storybook/test';

/** Expects that a button is busy: it is marked as busy and ignores presses. */
export async function expectBusy(button: HTMLElement): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}
