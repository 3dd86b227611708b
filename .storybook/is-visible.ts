/** Whether an element is drawn with a size. */
export const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** Whether an element lies wholly in the viewport, and its middle below nothing else. */
export function isVisible(element: Element): boolean {
  if (!isDrawn(element)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** The messages that a field names. */
const messagesOf = (field: Element): Element[] =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? []);

/** The drawn texts that say what went wrong: alerts, and what refused fields name. */
export function errorTexts(): Element[] {
  const places = [...document.querySelectorAll('[role="alert"], [aria-invalid="true"]')];
  return places
    .flatMap((place) => (place.matches('[role="alert"]') ? [place] : messagesOf(place)))
    .filter((text) => text.textContent.trim() !== '' && isDrawn(text));
}

/** The open toasts. */
export const openToasts = (): Element[] => [
  ...document.querySelectorAll('[data-tone][data-state="open"]'),
];
