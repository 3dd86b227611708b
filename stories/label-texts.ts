/** What the label of each control says: the name and the description of a switch, without a space between them. */
export function labelTexts(controls: readonly HTMLInputElement[]): string[] {
  return controls.map(({ labels }) =>
    Array.from(labels ?? [], ({ textContent }) => textContent).join(''),
  );
}
