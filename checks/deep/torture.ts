/**
 * Runs the torture tests of the provider for a number of minutes: random commands against a model, kills, malformed
 * requests, every call as every kind of user, interrupted streams, and hostile inputs. `npm run torture [-- minutes
 * seed]`. `npm test` runs the same tests for a minute. A fault is printed with the command that reproduces it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The report of a part, as written by `provider/torture/report.ts`. */
const Report = z.object({
  part: z.string(),
  seed: z.int(),
  commands: z.int(),
  requests: z.int(),
  kills: z.int(),
  reconnects: z.int(),
  malformed: z.int(),
});

const [minutesText = '20', seed = String(Date.now() % 1_000_000_000)] = process.argv.slice(2);
const seconds = Number(minutesText) * 60;
if (!(seconds > 0))
  throw new Error('The number of minutes must be positive: npm run torture -- 20');

/**
 * The parts, in two lanes that run in parallel, because a provider uses one core. Each part has a share of the time.
 * A part with the share 0 takes less than a minute. Commands on a Postgres server take a third of their time on the
 * embedded database, so both lanes end with the Postgres server.
 */
const lanes: readonly (readonly [file: string, share: number, test?: string])[][] = [
  [
    ['kills.test.ts', 0.26],
    ['malformed.test.ts', 0.03],
    ['authorisation.test.ts', 0],
    ['wallet.test.ts', 0.635, 'Postgres server'],
  ],
  [
    ['wallet.test.ts', 0.22, 'embedded database'],
    ['reconnects.test.ts', 0.03],
    ['wallet.test.ts', 0.7, 'Postgres server'],
  ],
];

/** The difference between the seeds of two lanes. The tests of a part add less than this to the lane's seed. */
const seedsOfLane = 100_000_000;

const home = mkdtempSync(join(tmpdir(), 'superwallet-torture-'));
const report = join(home, 'report.jsonl');

/** Runs a part of a lane with its output shown. Resolves to true if it found no fault. */
const run = ([file, share, test]: readonly [string, number, string?], lane: number) =>
  new Promise<boolean>((resolve) => {
    const path = `provider/torture/${file}`;
    const child = spawn(
      'vitest',
      ['run', '--project', 'provider', path, ...(test === undefined ? [] : ['-t', test])],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          TORTURE_SECONDS: String(Math.round(seconds * share)),
          TORTURE_SEED: String(Number(seed) + lane * seedsOfLane),
          TORTURE_REPORT: report,
        },
        shell: process.platform === 'win32',
      },
    );
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

console.log(`Torture of ${minutesText} minutes, seed ${seed}`);
const faults: string[] = [];
await Promise.all(
  lanes.map(async (lane, number) => {
    for (const part of lane) {
      if (!(await run(part, number)))
        faults.push(part.slice(0, 1).concat(part.slice(2)).join(', '));
    }
  }),
);

const text = readFileSync(report, { encoding: 'utf8', flag: 'a+' });
const reports = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => Report.parse(JSON.parse(line)));
rmSync(home, { recursive: true });

const figures = ['commands', 'kills', 'reconnects', 'malformed', 'requests'] as const;
const describe = (one: z.infer<typeof Report>) =>
  figures
    .filter((figure) => one[figure] > 0)
    .map((figure) => `${one[figure]} ${figure}`)
    .join(', ');
console.log('');
for (const one of reports) console.log(`${one.part} (seed ${one.seed}): ${describe(one)}`);
const totals = figures.map(
  (figure) => `${reports.reduce((sum, one) => sum + one[figure], 0)} ${figure}`,
);
console.log(`\nTotal: ${totals.join(', ')}`);
for (const fault of faults) console.log(`✗ A fault in ${fault}: see above`);
console.log(faults.length === 0 ? 'Nothing lost, nothing duplicated' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
