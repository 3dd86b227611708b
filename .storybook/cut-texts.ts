import { isDrawn } from './is-visible.ts';

/** Shown only to screen readers, or cut on purpose, such as a long name in a list. */
const cutOnPurpose = '.sr-only, .truncate, [class*="line-clamp"], textarea, select, option';

/** A drawn text, with the rectangles of its lines. */
interface DrawnText {
  node: Text;
  element: Element;
  lines: DOMRect[];
}

function drawnTexts(): DrawnText[] {
  const found: DrawnText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || node.data.trim() === '') continue;
    if (element.closest(cutOnPurpose) !== null || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ node, element, lines: [...range.getClientRects()] });
  }
  return found;
}

const quoted = ({ node }: DrawnText): string => `“${node.data.trim().slice(0, 60)}”`;

/** Texts that leave their control, or an area that clips them, to the left or right. */
function leavingTexts(texts: readonly DrawnText[]): string[] {
  return texts.flatMap((text) => {
    // Texts of the user and names are as in English.
    if (!/\p{Script=Hangul}/u.test(text.node.data)) return [];
    const box = text.element.closest(
      'button, a, [role="tab"], [role="radio"], label, li, dialog, main',
    );
    if (box === null) return [];
    const { left, right } = box.getBoundingClientRect();
    // A line may end with a space that hangs outside of its box.
    const leaves = text.lines.some((line) => line.left < left - 1 || line.right > right + 4);
    return leaves ? [`${quoted(text)} leaves its ${box.tagName.toLowerCase()}.`] : [];
  });
}

/** The part of the page that an element moves with: a dialog, or a part that stays in place while the page scrolls. */
function layerOf(element: Element): Element {
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (around.matches('dialog, [popover]')) return around;
    if (/fixed|sticky|absolute/.test(getComputedStyle(around).position)) return around;
  }
  return document.documentElement;
}

/** The top and bottom of the part of an element that its scroll areas show. */
function shownPart(element: Element): { top: number; bottom: number } {
  const shown = { top: -Infinity, bottom: Infinity };
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const { top, bottom } = around.getBoundingClientRect();
    shown.top = Math.max(shown.top, top);
    shown.bottom = Math.min(shown.bottom, bottom);
  }
  return shown;
}

/** The drawn parts of the lines of a text. */
function drawnLines({ element, lines }: DrawnText): DOMRect[] {
  const shown = shownPart(element);
  return lines.flatMap(({ left, top, width, bottom }) => {
    const start = Math.max(top, shown.top);
    const height = Math.min(bottom, shown.bottom) - start;
    return height > 0 ? [new DOMRect(left, start, width, height)] : [];
  });
}

/** Texts that are drawn over one another. */
function overlappingTexts(texts: readonly DrawnText[]): string[] {
  const lines = texts
    .flatMap((text) =>
      drawnLines(text).map((line) => ({ text, line, layer: layerOf(text.element) })),
    )
    .toSorted((one, other) => one.line.top - other.line.top);
  return lines.flatMap((one, index) => {
    const problems: string[] = [];
    for (const other of lines.slice(index + 1)) {
      if (other.line.top > one.line.bottom - 3) break;
      if (other.text === one.text || other.layer !== one.layer) continue;
      const width =
        Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
      const height = Math.min(one.line.bottom, other.line.bottom) - other.line.top;
      // The boxes of lines in one paragraph may touch.
      if (width > 3 && height > 6)
        problems.push(`${quoted(one.text)} overlaps ${quoted(other.text)}.`);
    }
    return problems;
  });
}

/** One message for each text that is cut or drawn over another one. */
export function cutTexts(): string[] {
  const texts = drawnTexts();
  return [...leavingTexts(texts), ...overlappingTexts(texts)];
}
