/** What each choice says: its radio button lies over the card that shows the words. */
export function choiceTexts(radios: readonly HTMLElement[]): (string | undefined)[] {
  return radios.map((radio) => radio.parentElement?.textContent);
}
