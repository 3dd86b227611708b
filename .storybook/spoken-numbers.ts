/** A masked number or a shortened address, which a screen reader would spell with its bullets and full stops. */
const masked = /••|\*{4}|\w{4}\.\.\.\w{4}/;

/** The texts of a page that a screen reader reads, including labels and excluding hidden content. */
function* spokenTexts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isSpoken =
      parentElement?.closest('[aria-hidden="true"], script, style, textarea') === null;
    if (isSpoken && textContent !== null) yield textContent;
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    yield element.getAttribute('aria-label') ?? '';
  }
}

/** Fails for a masked number or shortened address without a text for screen readers, as provided by `MaskedNumber`. */
export function assertNumbersAreSpoken(): void {
  const found = [...spokenTexts()].filter((text) => masked.test(text));
  if (found.length > 0) throw new Error(`A screen reader spells: ${found.join(' | ')}`);
}
