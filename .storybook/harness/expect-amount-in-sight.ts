import { expect, waitFor, within } from 'storybook/test';

import type { Language } from '#i18n/language.ts';

import { showInLanguage } from '../story-language.tsx';

const languages: readonly Language[] = ['en', 'ko'];

const bottomOf = (element: Element) => Math.ceil(element.getBoundingClientRect().bottom);

/** The field of an amount, in any language: the one with a keyboard for figures. */
function amountField(canvasElement: HTMLElement): Promise<HTMLElement> {
  return waitFor(() => {
    const found = within(canvasElement)
      .getAllByRole('textbox')
      .find(({ inputMode }) => inputMode === 'decimal' || inputMode === 'numeric');
    if (found === undefined) throw new Error('No field for an amount.');
    return found;
  });
}

/**
 * Expects that the amount and the buttons that fill it in are above the submit button of an opened form, without
 * scrolling, in both languages.
 *
 * @param keys labels of the buttons, by language if they differ.
 */
export async function expectAmountInSight(
  canvasElement: HTMLElement,
  keys: Readonly<Record<Language, readonly string[]>>,
): Promise<void> {
  const canvas = within(canvasElement);
  try {
    for (const language of languages) {
      showInLanguage({ language, localLanguage: language });
      const amount = await amountField(canvasElement);
      const bar = canvasElement.querySelector('[data-submit-bar]');
      if (bar === null) throw new Error('No submit button.');
      const { top } = bar.getBoundingClientRect();
      await expect(window.scrollY).toBe(0);
      await expect(bottomOf(amount), language).toBeLessThanOrEqual(top);
      for (const key of keys[language]) {
        const button = canvas.getByText(key, { selector: 'button' });
        await expect(bottomOf(button), `${language}, ${key}`).toBeLessThanOrEqual(top);
      }
    }
  } finally {
    showInLanguage(undefined);
  }
}
