import { expect } from 'storybook/test';

/** The text nodes of an element, with one space for each run of them. */
function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    texts.push((walker.currentNode.textContent ?? '').replaceAll(/\s+/g, ' '));
  }
  return texts;
}

/** Whether a text stands there and consists of whole texts. */
function isWhole(text: string, texts: readonly string[]): boolean {
  return texts.some((_, start) => {
    let said = '';
    return texts.slice(start).some((next) => {
      said += next;
      return said.trim() === text;
    });
  });
}

/**
 * Expects that an element says a text. It may say more before and after, but in other text nodes: `toHaveTextContent`
 * also accepts the text with a letter more.
 */
export async function expectText(element: Element | null | undefined, text: string): Promise<void> {
  await expect(element).toHaveTextContent(text);
  const texts = element ? textsOf(element) : [];
  if (!isWhole(text, texts)) throw new Error(`“${text}” is only a part of “${texts.join('|')}”`);
}
