const mask = '***';

/** Scripts whose names are written without a blank, the family name first. */
const familyNameFirst = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' });

/**
 * A name as shown to a user who has never paid its owner: enough to recognise someone, too little to learn a name.
 * `김*우` for 김지우, `J*** S***` for John Smith.
 */
export function maskName(firstName: string, lastName: string): string {
  const [first, last] = [firstName.trim(), lastName.trim()];
  if (familyNameFirst.test(`${first}${last}`)) return maskMiddle(`${last}${first}`);
  return [first, last]
    .flatMap((name) => name.split(/\s+/))
    .filter(Boolean)
    .map((word) => `${charactersOf(word)[0] ?? ''}${mask}`)
    .join(' ');
}

/** The first and the last character, with a `*` for each between them. Of two characters, only the first is shown. */
function maskMiddle(name: string): string {
  const characters = charactersOf(name.replaceAll(/\s/g, ''));
  const shownAtEnd = characters.length > 2 ? 1 : 0;
  return characters
    .map((character, index) =>
      index === 0 || index >= characters.length - shownAtEnd ? character : '*',
    )
    .join('');
}

function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
