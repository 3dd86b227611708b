import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const sources = globSync(
  ['{.storybook,app,checks,library,provider,src,stories}/**/*.{css,html,js,sql,ts,tsx}', '*.ts'],
  // This file names decisions only as examples.
  { exclude: ['checks/source/decisions.test.ts'] },
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const document = readFileSync('docs/decisions.md', 'utf8');

/** Removes the line breaks inside comments, so that each citation is on one line. */
function joinedLines(text: string): string {
  return text.replaceAll(/\n\s*(?:\*(?!\/)|\/\/|--)?\s*/g, ' ');
}

/** The numbers of the decisions that a text cites. */
function citedDecisions(text: string): number[] {
  const citations = joinedLines(text).matchAll(/\bdecisions? (\d+(?:(?:, | and |, and )\d+)*)/gi);
  return [...citations].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? []).map(Number);
}

/** The chapters that a text cites, such as `core §9`. */
function citedChapters(text: string): string[] {
  const citations = joinedLines(text).matchAll(/\b(core|local) (§\d+(?:(?:, | and )§\d+)*)/g);
  return [...citations].flatMap(([, name = '', chapters = '']) =>
    (chapters.match(/\d+/g) ?? []).map((chapter) => `${name} §${chapter}`),
  );
}

/** The listed decisions, each with its lines. */
const listed = [...document.matchAll(/^- \*\*(\d+)\. .*\n(?: {2}.*\n)*/gm)].map(
  ([entry, number]) => ({ number: Number(number), lines: entry.trimEnd().split('\n') }),
);
const listedNumbers = listed.map(({ number }) => number);

test.each([
  ['decision 42', [42]],
  ['Decision 81: failures are destructive', [81]],
  ['(core §9, decision 37)', [37]],
  ['decisions 38 and 49', [38, 49]],
  ['decision 5, 12', [5, 12]],
  ['decisions 1, 2 and 3', [1, 2, 3]],
  [' * as decided (decisions 20\n * and 21)', [20, 21]],
  ['  // a rule of decision\n  // 7', [7]],
  ['a decision in 2 days, the 5 decisions', []],
])('%j cites %j', (text, numbers) => {
  expect(citedDecisions(text)).toEqual(numbers);
});

test('every decision that a comment cites is listed', () => {
  const missing = sources.flatMap(({ file, text }) =>
    citedDecisions(text)
      .filter((number) => !listedNumbers.includes(number))
      .map((number) => `decision ${number} in ${file}`),
  );
  expect(missing).toEqual([]);
});

test('every listed decision is cited by a comment', () => {
  const cited = new Set(sources.flatMap(({ text }) => citedDecisions(text)));
  expect(listedNumbers.filter((number) => !cited.has(number))).toEqual([]);
});

test('each decision is listed once, in order, in two lines: the decision and its consequence', () => {
  expect(listedNumbers).toEqual(
    [...new Set(listedNumbers)].toSorted((left, right) => left - right),
  );
  expect(listed.filter(({ lines }) => lines.length !== 2)).toEqual([]);
});

test('every chapter that a comment cites is listed', () => {
  const chapters = [...document.matchAll(/^\| (\d+) +\|/gm)].map(([, chapter]) => chapter);
  const known = new Set(
    ['core', 'local'].flatMap((name) => chapters.map((chapter) => `${name} §${chapter}`)),
  );
  const cited = new Set(sources.flatMap(({ text }) => citedChapters(text)));
  expect([...cited].filter((chapter) => !known.has(chapter))).toEqual([]);
});
