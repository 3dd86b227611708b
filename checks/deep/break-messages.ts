/**
 * Damages random messages of `src/i18n`, and lists the damage that no check notices: `npm run break-messages -- 40`
 * for 40 messages of each language. A second number is the seed, which repeats the damage of an earlier run.
 *
 * A message is deleted, emptied or broken, such as by text of the other language or a missing value. `tsc` must notice
 * a deletion, and the unit tests of the messages all other damage. The command also writes a new sentence into five
 * random components, which the lint rule `house/no-untranslated-text` must notice. It edits the working tree and
 * restores each file, also when it is interrupted.
 */
import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { parseAst, Visitor } from 'vite';
import { createVitest } from 'vitest/node';

import {
  allMessages,
  messageLanguages,
  randomDamage,
  type Damage,
  type SourceMessage,
} from './message-damage.ts';
import { withEdits, type Edit } from './temporary-edits.ts';

const [countText = '40', seedText = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const count = Number(countText);
if (!Number.isInteger(count) || count < 1)
  throw new Error('The number of messages must be positive: npm run break-messages -- 40');
let state = Number(seedText);
if (!Number.isInteger(state)) throw new Error(`The seed must be an integer, not ${seedText}`);

/** The next random number from 0 to less than 1: mulberry32. */
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const choose = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

/** The output and the success of a tool of this project. */
const run = (tool: string, ...args: string[]) =>
  new Promise<{ passed: boolean; output: string }>((done) => {
    execFile(`node_modules/.bin/${tool}`, args, { maxBuffer: 2 ** 28 }, (error, output) =>
      done({ passed: error === null, output }),
    );
  });

const messages = { en: allMessages('en'), ko: allMessages('ko') };

/** Damage to this number of messages of a language. `taken` contains the damaged messages of either language. */
function randomDamages(all: readonly SourceMessage[], taken: Set<string>): Damage[] {
  const damages: Damage[] = [];
  while (damages.length < count && taken.size < all.length) {
    const message = choose(all.filter(({ path }) => !taken.has(path)));
    if (message === undefined) break;
    const damage = randomDamage(message, messages, choose);
    // A test may compare both languages, so its failure must have one cause only.
    if (damage.paths.some((path) => taken.has(path))) continue;
    for (const path of damage.paths) taken.add(path);
    damages.push(damage);
  }
  return damages;
}

// The tools of Vite expect this variable in a test run.
process.env['VITEST'] = 'true';
/** The full names of the tests that failed in the last run, and the files that could not be loaded. */
let failures: string[] = [];
const vitest = await createVitest('test', {
  watch: false,
  project: ['unit'],
  reporters: [
    {
      onTestCaseResult(test) {
        if (test.result().state === 'failed') failures.push(test.fullName);
      },
      onTestModuleEnd(module) {
        if (module.errors().length > 0) failures.push(module.moduleId);
      },
    },
  ],
});
const tests = (await vitest.globTestSpecifications()).filter(({ moduleId }) =>
  moduleId.endsWith('/src/i18n/messages.test.ts'),
);

/** Runs the unit tests of the messages after some edits. @returns the names of the failed ones */
const failuresAfter = (edits: readonly Edit[]) =>
  withEdits(
    edits,
    async () => {
      failures = [];
      const { testModules } = await vitest.runTestSpecifications(tests);
      if (testModules.length === 0) throw new Error('The messages have no unit tests');
      return failures;
    },
    (file) => vitest.invalidateFile(resolve(file)),
  );

/** True if a failed test is about a damaged message. */
const isNamed = ({ language, paths }: Damage, names: readonly string[]) =>
  names.some((name) =>
    paths.some(
      (path) =>
        name.startsWith(`the messages in "${language}" > ${path} `) || name.startsWith(`${path} `),
    ),
  );

const folder = mkdtempSync('node_modules/.break-messages-');
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({ extends: resolve('tsconfig.json'), include: [resolve('src/i18n')] }),
);

/** Checks the types of the messages only, which takes a second. `tsc` for the project includes these files. */
const typesAreRight = async () => (await run('tsc', '-p', folder)).passed;

const sentence = 'This sentence is not a message';

/** A component with the new sentence: as a text, in a condition, in an attribute, or in a constant. */
function withSentence(file: string): Edit | undefined {
  const source = readFileSync(file, 'utf8');
  const ways: Edit[][] = [[], [], [], []];
  const add = (way: number, at: number, to: string) => ways[way]?.push({ file, at, from: '', to });
  new Visitor({
    JSXElement({ openingElement: { name, end, selfClosing } }) {
      add(0, name.end, ` aria-description="${sentence}"`);
      if (selfClosing) return;
      add(1, end, sentence);
      add(2, end, `{Math.random() > 0.5 && '${sentence}'}`);
    },
  }).visit(parseAst(source, { lang: 'tsx' }));
  add(3, source.length, `export const introduction = '${sentence}';`);
  return choose(choose(ways.filter((edits) => edits.length > 0)) ?? []);
}

/** Writes the sentence into five components. @returns the edits that the lint does not notice */
async function unnoticedSentences() {
  const waiting = globSync('src/{screens,components,shell,widgets}/**/*.tsx').toSorted();
  const edits: Edit[] = [];
  while (edits.length < 5 && waiting.length > 0) {
    const [file] = waiting.splice(Math.floor(random() * waiting.length), 1);
    const edit = file === undefined ? undefined : withSentence(file);
    if (edit) edits.push(edit);
  }
  const files = edits.map(({ file }) => file);
  const { output } = await withEdits(
    edits,
    () => run('oxlint', '--format=unix', ...files),
    () => {},
  );
  const reports = output
    .split('\n')
    .filter((line) => line.includes('no-untranslated-text') && line.includes(sentence));
  return {
    edits,
    unnoticed: edits.filter(({ file }) => !reports.some((line) => line.includes(file))),
  };
}

console.log(`Seed ${seedText}`);
if (!(await typesAreRight())) throw new Error('tsc fails without a change');
if ((await failuresAfter([])).length > 0) throw new Error('A test fails without a change');

const taken = new Set<string>();
const damages = messageLanguages.flatMap((language) => randomDamages(messages[language], taken));
const isDeletion = ({ kind }: Damage) => kind === 'deleted';
const missed: string[] = [];

function report(noticed: boolean, description: string) {
  if (!noticed) missed.push(description);
  console.log(`${noticed ? '✓ noticed' : '✗ unnoticed'}  ${description}`);
}
const describe = ({ language, kind, paths }: Damage) => `${language} ${paths.join(', ')} ${kind}`;

for (const damage of damages.filter(isDeletion)) {
  const fails = await withEdits(
    damage.edits,
    async () => !(await typesAreRight()),
    () => {},
  );
  // The type of an array does not have its length.
  report(fails || (await failuresAfter(damage.edits)).length > 0, describe(damage));
}

const others = damages.filter((damage) => !isDeletion(damage));
const together = await failuresAfter(others.flatMap(({ edits }) => edits));
for (const damage of others) {
  const noticed = isNamed(damage, together) || (await failuresAfter(damage.edits)).length > 0;
  report(noticed, describe(damage));
}

const { edits, unnoticed } = await unnoticedSentences();
for (const edit of edits) report(!unnoticed.includes(edit), `${edit.file} ${edit.to}`);

const tried = damages.length + edits.length;
console.log(
  `\nSeed ${seedText}: ${damages.length} damaged messages and ${edits.length} new sentences, ` +
    `${tried - missed.length} noticed, ${missed.length} unnoticed`,
);
for (const description of missed) console.log(`unnoticed  ${description}`);
process.exitCode = missed.length > 0 || damages.length < 2 * count ? 1 : 0;
await vitest.close();
