import { entriesOf, kindOf, type CatalogueId } from '../stories/catalogue.ts';

import { errorTexts, isDrawn, isVisible, openToasts } from './is-visible.ts';

/** Minimum width and height of a press target, in px. */
const minTargetSize = 44;

const targetSelector = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  ...['button', 'link', 'switch', 'tab', 'radio', 'checkbox', 'option', 'menuitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join(', ');

/** The endings of the ids of states that show an error. */
const errorState =
  /(?:load-error|-failed|declined|answer-lost|unreachable|too-many|too-many-tries)$/;

/** A failure that shows no error: without rates, Send only omits the value in dollars. */
const quietState: CatalogueId = 'send.state.rates-failed';

const claimsError = (id: CatalogueId): boolean =>
  kindOf(id) === 'validation' ||
  (kindOf(id) === 'state' && errorState.test(id) && id !== quietState);

/** A problem for each kind of claim, toast or error, that is missing in the screenshot. */
function unseenClaims(entries: readonly CatalogueId[]): string[] {
  const toasts = openToasts();
  const problems: string[] = [];
  if (entries.some((id) => kindOf(id) === 'toast') && !toasts.some(isVisible)) {
    problems.push('The story claims a toast, but no toast is visible when it ends.');
  }
  // A refusal may be shown by a toast only.
  const errors = [
    ...errorTexts(),
    ...toasts.filter((toast) => toast.matches('[data-tone="destructive"]')),
  ];
  if (entries.some(claimsError) && !errors.some(isVisible)) {
    problems.push('The story claims an error, but no error text is visible when it ends.');
  }
  return problems;
}

const named = (element: Element): string =>
  `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;

/** True for a link in running text, which may be only as high as its line (WCAG 2.5.8). */
const isInText = (element: Element): boolean =>
  getComputedStyle(element).display === 'inline' &&
  element.parentElement?.textContent.trim() !== element.textContent.trim();

/** The width and height of an element, including the labels that can be pressed instead. */
function pressedSize(element: Element): { width: number; height: number } {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
  return {
    width:
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height:
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
  };
}

/** The press targets that are too small, with their sizes. */
export function smallTargets(): string[] {
  return [...document.querySelectorAll(targetSelector)]
    .filter(
      (element) =>
        !element.matches(':disabled, [aria-disabled="true"], [inert] *') &&
        isDrawn(element) &&
        !isInText(element),
    )
    .flatMap((element) => {
      const { width, height } = pressedSize(element);
      if (Math.min(width, height) > minTargetSize - 0.5) return [];
      return `${named(element)} measures ${Math.round(width)} × ${Math.round(height)} px, less than ${minTargetSize} × ${minTargetSize}.`;
    });
}

/** The open dialogs that are not modal: the page below them can be pressed. */
function looseDialogs(): string[] {
  return [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')]
    .filter((dialog) => !dialog.matches(':modal'))
    .map((dialog) => `${named(dialog)} is open and not modal.`);
}

/**
 * Fails a story in a test if its screenshot does not show what its entries claim, if a target is too small, or if a
 * sheet is not modal (decision 138).
 */
export function assertClaims(parameters: Readonly<Record<string, unknown>>): void {
  const problems = [...unseenClaims(entriesOf(parameters)), ...smallTargets(), ...looseDialogs()];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
