/** True if an element is rendered, and wider and higher than 1 px. */
export const isDrawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
};

/** True if an element is completely in the viewport, and its middle is not covered. */
export function isVisible(element: Element): boolean {
  if (!isDrawn(element)) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/** The messages that a field refers to. */
const messagesOf = (field: Element): Element[] =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? []);

/** The rendered error texts: alerts, and the messages of refused fields. */
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
