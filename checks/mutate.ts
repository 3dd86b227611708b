/**
 * Breaks one thing at a time (a notice's words, a limit, a rate, a fee, a delay, the order of two rules, a property of
 * a primitive) and lists what no test notices: `npm run mutate`, or `npm run mutate -- notices orders` for some kinds.
 * It edits the working tree and restores each file, also when it is interrupted. It stops after an hour.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

/** One change of a file. */
interface Mutant {
  file: string;
  /** Where it begins, in characters, and what stands there. */
  at: number;
  from: string;
  to: string;
}

/** The most time that a run takes, in milliseconds. */
const timeLimit = 60 * 60_000;

const notices = 'src/wallet/notices/notices.ts';

/** Where the rules and constants of the wallet stand. */
const ruleFiles = globSync([
  'src/wallet/{entities,forms,money,notices,codes,help}/*.ts',
  'src/wallet/*.ts',
  'src/samples/rates.ts',
  'app/session/*.ts',
  'app/device/biometrics.ts',
]).filter((file) => !file.endsWith('.test.ts') && file !== notices);

/** All matches of a pattern in a file whose first group is what a change replaces. The pattern has the flag `d`. */
function changes(file: string, pattern: RegExp, change: (found: string) => string): Mutant[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(({ 1: from, indices }) => {
    const at = indices?.[1]?.[0];
    return from === undefined || at === undefined ? [] : [{ file, at, from, to: change(from) }];
  });
}

/** Every text of the notices table and of the Korean destinations above it, with a letter more. Codes are no texts. */
function noticeMutants(): Mutant[] {
  const start = readFileSync(notices, 'utf8').indexOf('function koreanDestination');
  // Comments and codes are matched too, so that no text seems to begin at their quotes. They are no group.
  const others = String.raw`\/\*[^]*?\*\/|\/\/.*|'[\w.-]+'(?=:|\])`;
  const texts = /'(?:[^'\\\n]|\\.)+'|"(?:[^"\\\n]|\\.)+"|`(?:[^`\\]|\\.)+`/.source;
  return changes(
    notices,
    new RegExp(`${others}|(${texts})`, 'dg'),
    (text) => `${text.slice(0, -1)}x${text.slice(-1)}`,
  ).filter(({ at }) => at > start);
}

/** One more than a number, in its last digit: `1_000` is `1_001`, `0.08` is `0.09`. */
function nextNumber(text: string): string {
  const last = text.at(-1) ?? '0';
  return text.slice(0, -1) + (last === '9' ? '8' : String.fromCharCode(last.charCodeAt(0) + 1));
}

/** Every amount, and every number of a constant, a property or a schema: limits, rates, fees, delays, lengths. */
function constantMutants(): Mutant[] {
  const patterns = [
    /decimal\('(\d[\d.]*)'\)/dg,
    /^(?:export )?const \w+(?:: [\w<>, ]+)? = ([\d_.]+)(?: as const)?;/dgm,
    /\b\w+: ([\d_]+)(?=,| \})/dg,
    /\b(?:filledText|minLength|maxLength)\(([\d_]+)\)/dg,
  ];
  return ruleFiles.flatMap((file) =>
    patterns.flatMap((pattern) => changes(file, pattern, nextNumber)),
  );
}

/** Two rules that follow one another, the other way round. */
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

/** What a primitive or a screen promises that is no text and no rule. */
function partMutants(): Mutant[] {
  const part = (file: string, from: string, to: string): Mutant => {
    const at = readFileSync(file, 'utf8').indexOf(from);
    if (at < 0) throw new Error(`${file} has no ${from}`);
    return { file, at, from, to };
  };
  return [
    part('src/components/Button.tsx', 'min-h-11', 'min-h-8'),
    part('src/components/use-modal.ts', 'showModal()', 'show()'),
    part('src/components/Toaster.tsx', 'duration={5000}', 'duration={4000}'),
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
  constants: constantMutants,
  orders: orderMutants,
  parts: partMutants,
};

let running: ChildProcess | undefined;
let restore = () => {};

// The tests run in a child process, so that a signal is handled while they run.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    restore();
    running?.kill();
    process.exit(1);
  });
}

/** Whether these tests pass. */
function passes(...options: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    running = spawn('vitest', ['--bail=1', '--reporter=dot', ...options], { stdio: 'ignore' });
    running.on('error', reject);
    running.on('exit', (code) => resolve(code === 0));
  });
}

const unitTests = ['run', '--project=unit'];
const stories = ['run', '--project=stories'];

/** Whether no test notices the change: the file's own tests are asked first, then all that use it, then the stories. */
async function survives({ file }: Mutant): Promise<boolean> {
  const own = file.replace(/\.tsx?$/, '.test.ts');
  if (existsSync(own) && !(await passes(...unitTests, own))) return false;
  if (!(await passes('related', '--run', '--project=unit', file))) return false;
  return passes(...stories);
}

async function tryOut(mutant: Mutant): Promise<boolean> {
  const { file, at, from, to } = mutant;
  const text = readFileSync(file, 'utf8');
  restore = () => writeFileSync(file, text);
  try {
    writeFileSync(file, text.slice(0, at) + to + text.slice(at + from.length));
    return await survives(mutant);
  } finally {
    restore();
    restore = () => {};
  }
}

const line = ({ file, at }: Mutant) => readFileSync(file, 'utf8').slice(0, at).split('\n').length;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((kind) => !Object.hasOwn(kinds, kind));
if (unknown.length > 0) {
  throw new Error(`No such kind: ${unknown.join(', ')}. Kinds: ${Object.keys(kinds).join(', ')}.`);
}

const started = Date.now();
// A test that fails anyway would notice every change.
if (!(await passes(...unitTests)) || !(await passes(...stories))) {
  throw new Error('The tests fail before anything is changed. Fix them first.');
}

const survivors: string[] = [];
let tried = 0;
let left = 0;
for (const [kind, find] of Object.entries(kinds)) {
  if (wanted.length > 0 && !wanted.includes(kind)) continue;
  for (const mutant of find()) {
    if (Date.now() - started > timeLimit) {
      left += 1;
      continue;
    }
    tried += 1;
    const place = `${mutant.file}:${line(mutant)}`;
    const what = `${kind} ${place}: ${JSON.stringify(mutant.from)} → ${JSON.stringify(mutant.to)}`;
    const survived = await tryOut(mutant);
    if (survived) survivors.push(what);
    console.log(`${survived ? '✗ unnoticed' : '✓ noticed'}  ${what}`);
  }
}
console.log(
  `\n${tried} changes, ${tried - survivors.length} noticed, ${survivors.length} unnoticed`,
);
if (left > 0) console.log(`${left} were not tried: the time was up.`);
for (const survivor of survivors) console.log(`unnoticed  ${survivor}`);
process.exitCode = survivors.length > 0 || left > 0 ? 1 : 0;
