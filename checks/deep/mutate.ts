/**
 * Makes one change at a time and lists the changes that no test notices: `npm run mutate` for all kinds of changes, or
 * `npm run mutate -- texts orders` for some. A change is to a text, a limit, a rate, a fee, a delay, the order of
 * two rules, the size of a target, or a modal dialog.
 *
 * - `--every 20` makes every twentieth change only, and `--from 1` starts with the second one.
 * - `--in receive` selects paths that contain this text, and `--in ReceiveScreen.tsx:42` one line. The option can be
 *   repeated.
 * - `--near` skips stories that neither belong to the file nor contain the changed text. A run without it may notice
 *   changes that survive this one.
 *
 * Changes that no story shows together are made in one run, which takes a quarter of the time. The command edits the
 * working tree and restores each file, also when it is interrupted. It stops trying changes after an hour.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { storyNameFromExport } from 'storybook/internal/csf';
import { createVitest, type TestCase, type TestSpecification } from 'vitest/node';

import { withEdits, type Edit } from './temporary-edits.ts';

/** One change of a file. */
type Mutant = Edit;

/** Maximum time of a run, in milliseconds. */
const timeLimit = 60 * 60_000;

const notices = 'src/wallet/notices/notices.ts';

/** Files with the rules and constants of the wallet. */
const ruleFiles = globSync([
  'src/wallet/{entities,forms,money,notices,codes,help}/*.ts',
  'src/wallet/*.ts',
  'src/samples/rates.ts',
  'app/session/*.ts',
  'app/device/biometrics.ts',
]).filter((file) => !file.endsWith('.test.ts') && file !== notices);

/** Files that render something. */
const drawnFiles = globSync([
  'src/{screens,components,widgets,shell}/**/*.{ts,tsx}',
  'src/wallet/labels/*.ts',
]).filter((file) => !file.endsWith('.test.ts'));

/** All matches of a pattern in a file. A change replaces its first group. The pattern needs the flag `d`. */
function changes(file: string, pattern: RegExp, change: (found: string) => string): Mutant[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(({ 1: from, indices }) => {
    const at = indices?.[1]?.[0];
    return from === undefined || at === undefined ? [] : [{ file, at, from, to: change(from) }];
  });
}

const quoted = /'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`/.source;

/** Adds a letter to a quoted text. */
const longer = (text: string) => `${text.slice(0, -1)}x${text.slice(-1)}`;

/** Every text of the notices table, excluding the codes. */
function noticeMutants(): Mutant[] {
  const start = readFileSync(notices, 'utf8').indexOf('export const notices');
  // Comments and codes also match, so that a quote in them does not start a text. They are outside the group.
  const others = String.raw`\/\*[^]*?\*\/|\/\/.*|'[\w.-]+'(?=:|\])`;
  return changes(notices, new RegExp(`${others}|(${quoted})`, 'dg'), longer).filter(
    ({ at }) => at > start,
  );
}

/**
 * Every text of the screens, the components and the labels that begins with a capital letter or is Korean. Log messages
 * are excluded, because they are for developers and may be reworded.
 */
function textMutants(): Mutant[] {
  const others = String.raw`\/\*[^]*?\*\/|\/\/.*|^import .*|\blog\(.*`;
  // Lines of a type argument are excluded: a `>` follows them.
  const line = String.raw`^ +([A-Z가-힣][^<>{}()=;:]*[a-z가-힣.!?])$(?!\n *>)`;
  const isText = (text: string) => /^.[A-Z](?![\d.]+ )|[가-힣]|\} [a-z]+ /.test(text);
  return drawnFiles.flatMap((file) => [
    ...changes(file, new RegExp(`${others}|(${quoted})`, 'dgm'), longer).filter(({ from }) =>
      isText(from),
    ),
    ...changes(file, />([A-Z가-힣][^<>{}\n]*)</dg, (text) => `${text}x`),
    ...changes(file, new RegExp(`${others}|${line}`, 'dgm'), (text) => `${text}x`),
  ]);
}

/** Changes the last digit of a number by one: `1_000` becomes `1_001`, `0.08` becomes `0.09`, `19` becomes `18`. */
function nextNumber(text: string): string {
  const last = text.at(-1) ?? '0';
  return text.slice(0, -1) + (last === '9' ? '8' : String.fromCharCode(last.charCodeAt(0) + 1));
}

/** Every amount, and every number of a constant, a property or a schema: limits, rates, fees, delays, lengths. */
function constantMutants(): Mutant[] {
  const constant = /^(?:export )?const \w+(?:: [\w<>, ]+)? = ([\d_.]+)(?: as const)?;/dgm;
  const patterns = [
    constant,
    /decimal\('(\d[\d.]*)'\)/dg,
    /\b\w+: ([\d_]+)(?=,| \})/dg,
    /\b(?:filledText|minLength|maxLength)\(([\d_]+)\)/dg,
  ];
  return [
    ...ruleFiles.flatMap((file) =>
      patterns.flatMap((pattern) => changes(file, pattern, nextNumber)),
    ),
    ...drawnFiles.flatMap((file) => changes(file, constant, nextNumber)),
  ];
}

/** Swaps two rules that follow one another. */
function orderMutants(): Mutant[] {
  const rule = String.raw` {2}if \([^\n]*\) (?:return [^\n]*\n|\{\n(?: {4}[^\n]*\n)+? {2}\}\n)`;
  const pair = new RegExp(`^(?=(${rule}${rule}))`, 'dgm');
  const first = new RegExp(`^${rule}`);
  return globSync('src/wallet/forms/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) =>
      changes(file, pair, (both) => {
        const [one = ''] = first.exec(both) ?? [];
        return both.slice(one.length) + one;
      }),
    );
}

/** Shrinks every target, which is at least 44 px, to 32 px. */
const targetMutants = () =>
  drawnFiles.flatMap((file) =>
    changes(file, /\b((?:min-h|min-w|size)-11|min-h-1[34])\b/dg, (size) =>
      size.replace(/\d+/, '8'),
    ),
  );

/** Makes every modal dialog non-modal. */
const modalityMutants = () =>
  drawnFiles.flatMap((file) => changes(file, /\b(showModal)\(/dg, () => 'show'));

/** Changes to other guarantees of single components and screens. */
function partMutants(): Mutant[] {
  const part = (file: string, from: string, to: string): Mutant => {
    const at = readFileSync(file, 'utf8').indexOf(from);
    if (at < 0) throw new Error(`${file} has no ${from}`);
    return { file, at, from, to };
  };
  return [
    part('src/components/Switch.tsx', 'h-11', 'h-8'),
    part('src/shell/SupportChatPanel.tsx', 'size-13', 'size-8'),
    part('src/components/Toaster.tsx', 'swipeThreshold={50}', 'swipeThreshold={60}'),
    part(
      'src/screens/home/HomeScreen.tsx',
      'mostRecent(transactions.data, 1)',
      'mostRecent(transactions.data, 2)',
    ),
  ];
}

const kinds: Readonly<Record<string, () => Mutant[]>> = {
  notices: noticeMutants,
  texts: textMutants,
  constants: constantMutants,
  orders: orderMutants,
  targets: targetMutants,
  modality: modalityMutants,
  parts: partMutants,
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    in: { type: 'string', multiple: true, default: [] },
    near: { type: 'boolean', default: false },
  },
});
const every = Number.parseInt(values.every, 10);
const first = Number.parseInt(values.from, 10);
const unknown = wanted.filter((kind) => !Object.hasOwn(kinds, kind));
if (unknown.length > 0) {
  throw new Error(`No such kind: ${unknown.join(', ')}. Kinds: ${Object.keys(kinds).join(', ')}.`);
}

// Storybook's plugin finds no stories without this variable.
process.env['VITEST'] = 'true';
// Axe takes half of the time and notices few of these changes.
process.env['STORY_AXE'] = 'off';

/** The result of the last run: if it passed, the number of tests that ran, and the failed ones. */
let hasPassed = false;
let played = 0;
let failures: TestCase[] = [];
/** True if a run continues after a failed test. One failure is enough to notice a change. */
let playsAll = false;
// One process for all changes: it reuses the browser, and all modules except the changed ones.
const vitest = await createVitest('test', {
  watch: false,
  project: ['unit', 'stories', 'failures'],
  reporters: [
    {
      onTestCaseResult(test) {
        const { state } = test.result();
        if (state !== 'skipped') played += 1;
        if (state !== 'failed') return;
        failures.push(test);
        if (!playsAll) void vitest.cancelCurrentRun('test-failure');
      },
      onTestRunEnd(modules, errors, reason) {
        // A run without a test also passes, unless one of its files could not be loaded.
        const isEmpty =
          played === 0 &&
          errors.length === 0 &&
          modules.every((file) => file.errors().length === 0);
        hasPassed = reason === 'passed' || isEmpty;
      },
    },
  ],
});

/** True if these tests pass. */
async function allPass(specifications: readonly TestSpecification[]): Promise<boolean> {
  hasPassed = true;
  played = 0;
  failures = [];
  if (specifications.length > 0) await vitest.runTestSpecifications([...specifications]);
  return hasPassed;
}

/** Selects the tests of a project. The name of a browser project also contains the browser: `stories (chromium)`. */
const isOf = (name: string) => (test: TestSpecification) =>
  test.project.name.split(' ')[0] === name;

/** `security-settings` for that folder of screens, and for `SecuritySettings.stories.tsx`. */
const subject = (text: string) => text.replaceAll('-', '').toLowerCase();

/** True if a story file is named after a source file or its folder. */
function isNamedFor(file: string) {
  const names = new Set(
    [basename(file).replace(/\.tsx?$/, ''), basename(dirname(file))].map(subject),
  );
  return ({ moduleId }: TestSpecification) =>
    names.has(subject(basename(moduleId).replace(/\.stories\.tsx$/, '')));
}

/** The longest part of a changed text between interpolated values. Empty if it has no letters. */
function wordsOf({ from }: Mutant): string {
  const parts = from
    .replaceAll(/^['"`]|['"`]$/g, '')
    .replaceAll(/\s+/g, ' ')
    .split(/\$\{[^}]*\}/);
  const [longest = ''] = parts.toSorted((left, right) => right.length - left.length);
  return /\p{L}/u.test(longest) ? longest : '';
}

/**
 * The stories of a file whose code contains these words, or all if the words come before the first story. They are
 * selected by name, because a name pattern is not passed on to a browser.
 */
function storiesNaming(words: string) {
  return ({ moduleId, project }: TestSpecification): TestSpecification[] => {
    const [shared = '', ...stories] = readFileSync(moduleId, 'utf8').split(/^export const /m);
    if (words !== '' && shared.includes(words)) return [project.createSpecification(moduleId)];
    const names = stories
      .filter((story) => words !== '' && story.includes(words))
      .map((story) => storyNameFromExport(/^\w+/.exec(story)?.[0] ?? ''));
    if (names.length === 0) return [];
    return [project.createSpecification(moduleId, { testNames: names })];
  };
}

/** The results of `testsUsing` by source file, cached because searching all imports is slow. */
const testsByFile = new Map<string, TestSpecification[]>();

/** Every test file that uses a source file. */
async function testsUsing(file: string): Promise<TestSpecification[]> {
  const before = testsByFile.get(file);
  if (before !== undefined) return before;
  vitest.config.related = [resolve(file)];
  const found = await vitest.getRelevantTestSpecifications();
  testsByFile.set(file, found);
  return found;
}

/**
 * The tests that may notice a change in a file, the quickest first. The file's own stories are named after it or its
 * folder.
 *
 * 1. the file's own stories that contain the changed text
 * 2. unit tests in the parent folder of the file's folder
 * 3. other stories that contain the changed text
 * 4. the other unit tests that use the file
 * 5. the file's own stories
 * 6. the stories of screens whose reads fail
 * 7. other stories of the file's group that use it, such as those of the components
 * 8. the remaining stories that use it
 */
async function testsOf(mutant: Mutant): Promise<TestSpecification[][]> {
  const { file } = mutant;
  const related = await testsUsing(file);
  const neighbours = `${resolve(dirname(file), '..')}/`;
  const isNear = ({ moduleId }: TestSpecification) => moduleId.startsWith(neighbours);
  const unitTests = related.filter(isOf('unit'));
  const stories = related.filter(isOf('stories'));
  const isOwn = isNamedFor(file);
  const ownStories = stories.filter(isOwn);
  const otherStories = stories.filter((test) => !isOwn(test));
  const [, folder = ''] = file.split('/');
  const group = folder === 'widgets' ? 'components' : folder;
  const isInGroup = ({ moduleId }: TestSpecification) => moduleId.includes(`/stories/${group}/`);
  const thoseNaming = storiesNaming(wordsOf(mutant));
  const near = [
    ownStories.flatMap(thoseNaming),
    unitTests.filter(isNear),
    otherStories.flatMap(thoseNaming),
    unitTests.filter((test) => !isNear(test)),
    ownStories,
    related.filter(isOf('failures')),
  ];
  if (values.near) return near;
  return [...near, otherStories.filter(isInGroup), otherStories.filter((test) => !isInGroup(test))];
}

/** The tests that noticed a change: failed tests, and test files that failed without a failed test. */
const noticing: TestCase[] = [];
const broken: TestSpecification[] = [];

/**
 * Replays the tests that noticed a change, this time without a change: a test that always fails would notice every
 * change. Runs at the end, once for all tests of a file, which takes a fraction of the time. @returns the tests that
 * fail
 */
async function unsoundTests(): Promise<string[]> {
  const files = new Map(noticing.map(({ module }) => [module.moduleId, module]));
  const namedTests = [...files.values()].map(({ project, moduleId }) =>
    project.createSpecification(moduleId, {
      testNames: noticing
        .filter(({ module }) => module.moduleId === moduleId)
        .map(({ fullName }) => fullName),
    }),
  );
  const unsound: string[] = [];
  for (const test of [...namedTests, ...broken]) {
    let isSound = await allPass([test]);
    // No test matches if its name contained the changed text, so run the complete file.
    if (played === 0) isSound = await allPass([test.project.createSpecification(test.moduleId)]);
    if (isSound && played > 0) continue;
    unsound.push([test.moduleId, ...failures.map(({ fullName }) => fullName)].join(' '));
  }
  return unsound;
}

/** Makes these changes, each in a different file, calls `run`, and reverts them. */
const withChanges = <Result>(mutants: readonly Mutant[], run: () => Promise<Result>) =>
  withEdits(mutants, run, (file) => vitest.invalidateFile(resolve(file)));

/** True if no further test notices a change. The file's own stories that contain the text have already passed. */
async function survives(mutant: Mutant): Promise<boolean> {
  const [, ...others] = await testsOf(mutant);
  for (const tests of others) {
    if (await withChanges([mutant], () => allPass(tests))) continue;
    const [failed] = failures;
    if (failed) noticing.push(failed);
    else broken.push(...tests);
    return false;
  }
  return true;
}

/** A change, the file's own stories that contain the changed text, and every test file that uses the file. */
interface Candidate {
  mutant: Mutant;
  naming: readonly TestSpecification[];
  using: ReadonlySet<string>;
}

async function candidateOf(mutant: Mutant): Promise<Candidate> {
  const [naming = []] = await testsOf(mutant);
  const using = await testsUsing(mutant.file);
  return { mutant, naming, using: new Set(using.map(({ moduleId }) => moduleId)) };
}

const reaches = ({ using }: Candidate, { naming }: Candidate) =>
  naming.some(({ moduleId }) => using.has(moduleId));

/** Maximum number of changes in one run. A run has a fixed cost of about two seconds. */
const groupSize = 10;

/**
 * Removes changes from the queue that can be made at once: the `naming` stories of one use no file of the others.
 */
function takeGroup(waiting: Set<Candidate>): Candidate[] {
  const group: Candidate[] = [];
  for (const next of waiting) {
    if (group.length === groupSize) break;
    if (group.some((other) => reaches(next, other) || reaches(other, next))) continue;
    group.push(next);
    waiting.delete(next);
  }
  return group;
}

/** Makes these changes at once. Returns those that are noticed by their `naming` stories. */
async function noticedTogether(group: readonly Candidate[]): Promise<Set<Mutant>> {
  playsAll = true;
  await withChanges(
    group.map(({ mutant }) => mutant),
    () => allPass(group.flatMap(({ naming }) => naming)),
  );
  playsAll = false;
  const noticed = new Set<Mutant>();
  for (const { mutant, naming } of group) {
    const files = new Set(naming.map(({ moduleId }) => moduleId));
    const failed = failures.find(({ module }) => files.has(module.moduleId));
    if (failed === undefined) continue;
    noticing.push(failed);
    noticed.add(mutant);
  }
  return noticed;
}

const placeOf = ({ file, at }: Mutant) =>
  `${file}:${readFileSync(file, 'utf8').slice(0, at).split('\n').length}`;

/** True if a change is at one of the wanted places. */
function isWanted(mutant: Mutant): boolean {
  if (values.in.length === 0) return true;
  const place = placeOf(mutant);
  return values.in.some((text) =>
    /:\d+$/.test(text) ? place.endsWith(text) : place.includes(text),
  );
}

/** The changes of each wanted kind. */
const found = Object.entries(kinds)
  .filter(([kind]) => wanted.length === 0 || wanted.includes(kind))
  .map(([kind, find]) => ({
    kind,
    mutants: find()
      .filter(isWanted)
      .filter((_, at) => at >= first && (at - first) % every === 0),
  }));

const started = Date.now();
const all = await vitest.globTestSpecifications();
if (!all.some(isOf('unit')) || !all.some(isOf('stories'))) {
  throw new Error('There are no unit tests or no stories: no change could be noticed.');
}

const survivors: string[] = [];
let tried = 0;
let left = 0;
const isTimeUp = () => Date.now() - started > timeLimit;

for (const { kind, mutants } of found) {
  const report = (mutant: Mutant, survived: boolean) => {
    tried += 1;
    const description = `${kind} ${placeOf(mutant)}: ${JSON.stringify(mutant.from)} → ${JSON.stringify(mutant.to)}`;
    if (survived) survivors.push(description);
    console.log(`${survived ? '✗ unnoticed' : '✓ noticed'}  ${description}`);
  };
  const waiting = new Set<Candidate>();
  for (const mutant of mutants) waiting.add(await candidateOf(mutant));
  /** Changes that were not noticed together with others. Each is tried alone. */
  const alone: Mutant[] = [];
  while (waiting.size > 0 && !isTimeUp()) {
    const group = takeGroup(waiting);
    const noticed = await noticedTogether(group);
    for (const { mutant } of group) {
      if (noticed.has(mutant)) report(mutant, false);
      else alone.push(mutant);
    }
  }
  left += waiting.size;
  for (const mutant of alone) {
    if (isTimeUp()) left += 1;
    else report(mutant, await survives(mutant));
  }
}
console.log(
  `\n${tried} changes, ${tried - survivors.length} noticed, ${survivors.length} unnoticed`,
);
if (left > 0) console.log(`${left} changes were not tried: the time limit was reached.`);
for (const survivor of survivors) console.log(`unnoticed  ${survivor}`);
const unsound = await unsoundTests();
for (const test of unsound) console.log(`fails without a change, fix it first  ${test}`);
process.exitCode = tried === 0 || survivors.length > 0 || left > 0 || unsound.length > 0 ? 1 : 0;
await vitest.close();
