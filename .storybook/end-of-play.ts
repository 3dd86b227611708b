import { errorTexts, isVisible, openToasts } from './is-visible.ts';

/**
 * Scrolls the containers of an element so that it is in the middle. `scrollIntoView` would also scroll the page
 * around a frame, such as a thumbnail.
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
 * Removes the focus after the last press of a play, because the focus ring is not part of the story's state. The focus
 * stays in a dialog and at a refused field.
 */
function removeFocus(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.closest('dialog, [aria-invalid="true"]')) return;
  if (focused.matches(':focus-visible')) focused.blur();
}

/**
 * Prepares a story for its screenshot: removes a left-over focus, unless the story is about the focus, and scrolls to
 * an error. A story with an error or a toast is scrolled to the top first, because the scroll position after its play
 * depends on how fast the answer came.
 */
export function endPlay(parameters: Readonly<Record<string, unknown>>): void {
  if (parameters['keepsFocus'] !== true) removeFocus();
  const errors = errorTexts();
  const [first] = errors;
  if (first || openToasts().length > 0) scrollTo({ top: 0, behavior: 'instant' });
  if (first && !errors.some(isVisible)) scrollToMiddle(first);
}
