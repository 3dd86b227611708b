/** Texts that a screen reader spells or skips. */
const unreadable: readonly RegExp[] = [
  // A masked number or a shortened address, with its bullets and full stops.
  /••|\*{4}|\w{4}\.\.\.\w{4}/,
  // A full address or a hash.
  /[\da-f]{32}/i,
  // A sign, or a hyphen before an amount.
  /[≈→]|(?:^|\s)-\p{Sc}?\d/u,
  // A range of figures or of days.
  /\d ?[–~] ?\p{L}{0,3} ?\d|(?:^|[^\d-])\d{1,3}-\d{1,3}(?:%| \p{L}|\p{Script=Hangul})/u,
];

/** The texts of a page that a screen reader reads, including labels and excluding hidden content and secrets. */
function* spokenTexts(): Generator<string> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isSpoken =
      parentElement?.closest('[aria-hidden="true"], [translate="no"], script, style, textarea') ===
      null;
    if (isSpoken && textContent !== null) yield textContent;
  }
  for (const element of document.querySelectorAll('[aria-label]')) {
    yield element.getAttribute('aria-label') ?? '';
  }
}

/** Fails for a number without a text for screen readers, as provided by `MaskedNumber`, `Address` and `Spoken`. */
export function assertNumbersAreSpoken(): void {
  const found = [...spokenTexts()].filter((text) => unreadable.some((each) => each.test(text)));
  if (found.length > 0) throw new Error(`A screen reader spells: ${found.join(' | ')}`);
}
