import { errorTexts, isVisible, openToasts } from './is-visible.ts';

/**
 * Scrolls what is around an element so that it stands in the middle. Not `scrollIntoView`: in a frame, as a thumbnail
 * is, that also scrolls the page around the frame.
 */
function scrollToMiddle(element: Element): void {
  const root = document.documentElement;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const box = around.getBoundingClientRect();
    const middle = around === root ? innerHeight / 2 : box.top + box.height / 2;
    const { top, height } = element.getBoundingClientRect();
    around.scrollBy({ top: top + height / 2 - middle, behavior: 'instant' });
    if (around.matches('dialog')) return;
  }
}

/**
 * Takes away the focus that the last press of a play has left, whose ring says nothing about the state. It stays in a
 * dialog, at a refused field, and where the story is about it.
 */
function leaveFocus(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest('dialog, [aria-invalid="true"]')) return;
  if (focused.matches(':focus-visible')) focused.blur();
}

/**
 * Leaves a story as its picture should show it: without a left-over focus, and at the error that it has. One with an
 * error or a toast is scrolled back first: how far its play has scrolled depends on how fast the answer came.
 */
export function endPlay(parameters: Readonly<Record<string, unknown>>): void {
  if (parameters['keepsFocus'] !== true) leaveFocus();
  const errors = errorTexts();
  const [first] = errors;
  if (first || openToasts().length > 0) scrollTo({ top: 0, behavior: 'instant' });
  if (first && !errors.some(isVisible)) scrollToMiddle(first);
}
