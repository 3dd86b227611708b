import { expect } from 'storybook/test';

/** Expects that the action of a button is under way: it says so, and takes no press. */
export async function expectBusy(button: HTMLElement): Promise<void> {
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
}
