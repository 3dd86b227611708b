import { expect } from 'storybook/test';

/** The text nodes of an element, with consecutive white space as one space. */
function textsOf(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    texts.push((walker.currentNode.textContent ?? '').replaceAll(/\s+/g, ' '));
  }
  return texts;
}

/** True if the text equals one text node or several consecutive ones. */
function isComplete(text: string, texts: readonly string[]): boolean {
  return texts.some((_, start) => {
    let joined = '';
    return texts.slice(start).some((next) => {
      joined += next;
      return joined.trim() === text;
    });
  });
}

/**
 * Expects that an element contains a text. More text may precede and follow, but in other text nodes:
 * `toHaveTextContent` would also accept a text with one more letter.
 */
export async function expectText(element: Element | null | undefined, text: string): Promise<void> {
  await expect(element).toHaveTextContent(text);
  const texts = element ? textsOf(element) : [];
  if (!isComplete(text, texts)) throw new Error(`“${text}” is only a part of “${texts.join('|')}”`);
}
