/** The text of each choice: the parent of a radio button is the card that shows the text. */
export function choiceTexts(radios: readonly HTMLElement[]): (string | undefined)[] {
  return radios.map((radio) => radio.parentElement?.textContent);
}
