import type { Page } from '@playwright/test';

/**
 * The texts that a page says: its title, the visible texts, and the names and descriptions that a screen reader says.
 * Texts that are marked as being in another language than the page are left out, such as the switch to that language.
 */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const isOwn = (element: Element | null) =>
      (element?.closest('[lang]')?.getAttribute('lang') ?? own) === own;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || element.closest('script, style, template') || !isOwn(element))
        continue;
      if (!element.checkVisibility()) continue;
      texts.push(node.nodeValue ?? '');
    }
    for (const name of [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'alt',
      'title',
      'placeholder',
    ]) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
}
