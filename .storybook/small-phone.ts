import { cutTexts } from './cut-texts.ts';
import { showInLanguage } from './story-language.tsx';
import { untilDrawn } from './wait-until-idle.ts';
import { axeProblems, colourRules } from './axe-problems.ts';
import { assertNumbersAreSpoken } from './spoken-numbers.ts';
import { smallTargets } from './story-claims.ts';

/** One message for the page and for each open sheet whose content is wider than the visible width. */
const tooWide = (): string[] =>
  [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(
      ({ tagName, scrollWidth, clientWidth }) =>
        `${tagName.toLowerCase()} is ${scrollWidth} px wide, in ${clientWidth} px.`,
    );

/**
 * Checks a played story after its page has been narrowed to a small phone. Fails if the page scrolls sideways, a target
 * is too small, or axe finds a violation. Colours are checked at the default width only (decision 130).
 */
export async function assertFitsSmallPhone(globals: { a11y?: { manual?: boolean } }) {
  await untilDrawn();
  const problems = [...tooWide(), ...smallTargets()];
  if (globals.a11y?.manual !== true) {
    const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
    problems.push(...(await axeProblems({ rules }, 'on a small phone')));
  }
  if (problems.length > 0) throw new Error(`On a small phone:\n${problems.join('\n')}`);
}

/**
 * Checks a played story in Korean at the current width, with a text size in percent. Fails if a text is cut, or has
 * signs that a screen reader does not say.
 */
export async function assertFitsInKorean(textSize: number): Promise<void> {
  const root = document.documentElement;
  const { lang } = root;
  const { fontSize } = root.style;
  root.lang = 'ko';
  root.style.fontSize = `${textSize}%`;
  showInLanguage({ language: 'ko', localLanguage: 'ko' });
  try {
    await untilDrawn();
    assertNumbersAreSpoken();
    const problems = [...tooWide(), ...cutTexts()];
    if (problems.length > 0) {
      throw new Error(`In Korean, at ${innerWidth} px and ${textSize} %:\n${problems.join('\n')}`);
    }
  } finally {
    showInLanguage(undefined);
    root.lang = lang;
    root.style.fontSize = fontSize;
  }
}
