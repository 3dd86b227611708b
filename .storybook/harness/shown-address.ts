/** Matches the visible part of a complete address, which consists of several groups. */
export const shownAddress =
  (address: string) =>
  (_: string, element: Element | null): boolean =>
    element?.getAttribute('aria-hidden') === 'true' && element.textContent === address;
