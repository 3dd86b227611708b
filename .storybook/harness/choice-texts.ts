/** The text of each choice: its radio button covers the card that shows the text. */
export function choiceTexts(radios: readonly HTMLElement[]): (string | undefined)[] {
  return radios.map((radio) => radio.parentElement?.textContent);
}
