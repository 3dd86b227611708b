/**
 * Runs the checks of the project one after the other, and prints the counts. A failure does not stop the run, so one
 * run shows all failures. Arguments select steps by their names: `npm test -- types lint`. `--changed` skips the
 * tests and stories that are not affected by changes since the last commit, and the steps that need a build. `npm run
 * test:deep` runs the long checks instead, which take two hours.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { defaultPhone } from '../../.storybook/display-options.ts';
import { callsThatReachTheNetwork } from '../catalogue/catalogue-loads.ts';
import { toolbarProblems } from '../catalogue/catalogue-toolbar.ts';
import { installChromium } from '../browser/install-chromium.ts';
import { serveCatalogue } from '../catalogue/served-catalogue.ts';
import { chunksWithWordList, circleOfFiles, measureSizes } from '../build/sizes.ts';
import { describeFailure } from '../stories/story-failure.ts';
import { openStoryPages, readStories } from '../pictures/story-pages.ts';
import { readJestReport, readPlaywrightReport, type Counts } from './test-report.ts';
import { unusedClasses } from '../source/unused-classes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deep: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
});

const reports = mkdtempSync(join(tmpdir(), 'superwallet-checks-'));

/** Runs a command with its output shown. Resolves to true if it succeeded. */
function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

/** The counts of a single check. `failure` is its description if it failed. */
const one = (succeeded: boolean, failure: string): Counts =>
  succeeded
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [failure] };

/** The counts of a command that counts as one check. */
const check = async (command: string, ...args: string[]): Promise<Counts> =>
  one(await run(command, args), [command, ...args].join(' '));

/** The counts in a runner's report. A runner that fails without a failed test counts as one failure. */
function counted(report: string, succeeded: boolean, read: (json: unknown) => Counts): Counts {
  try {
    const counts = read(JSON.parse(readFileSync(join(reports, report), 'utf8')));
    if (succeeded || counts.failed > 0) return counts;
    return sum(counts, one(false, 'the runner failed without a failed test'));
  } catch (error) {
    return one(false, `the runner has written no readable report: ${String(error)}`);
  }
}

const sum = (...all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  failures: all.flatMap(({ failures }) => failures),
});

async function vitest(reporter: string, projects: readonly string[]): Promise<Counts> {
  const report = `${projects.join('-')}.json`;
  const succeeded = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(values.changed ? ['--changed', '--passWithNoTests'] : []),
    `--reporter=${reporter}`,
    '--reporter=json',
    `--outputFile.json=${join(reports, report)}`,
  ]);
  return counted(report, succeeded, readJestReport);
}

/** Plays one story of each file of a built catalogue. The step `stories` plays all stories from source. */
async function openedFiles(origin: string): Promise<Counts> {
  const files = new Map((await readStories(origin, [])).map((story) => [story.importPath, story]));
  const pages = await openStoryPages(origin);
  const failures: string[] = [];
  try {
    const played = await pages.play(defaultPhone, [...files.values()], ({ failure }) => {
      if (failure === undefined) return Promise.resolve();
      const text = describeFailure(failure, origin);
      console.error(`\n${text}`);
      failures.push(text);
      return Promise.resolve();
    });
    return { passed: played - failures.length, failed: failures.length, failures };
  } finally {
    await pages.close();
  }
}

/** Runs some of the stories in Storybook's own test-runner, which developers may use instead of Vitest. */
async function testRunner(origin: string): Promise<Counts> {
  const report = 'test-runner.json';
  const succeeded = await run('test-storybook', [
    '--index-json',
    '--url',
    origin,
    '--shard',
    '1/20',
    '--json',
    '--outputFile',
    join(reports, report),
  ]);
  return counted(report, succeeded, readJestReport);
}

/** Builds the catalogue and checks the build. */
async function builtCatalogue(): Promise<Counts> {
  if (!(await run('npm', ['run', 'build-storybook', '--', '--quiet']))) {
    return one(false, 'the catalogue cannot be built');
  }
  const { origin, server } = await serveCatalogue('storybook-static');
  try {
    const opened = await openedFiles(origin);
    const tests = await testRunner(origin);
    const reached = await callsThatReachTheNetwork(origin, server);
    const problem = `calls of the catalogue reach the network: ${reached.join(', ')}`;
    const contained = reached.length === 0;
    console.log(contained ? '✓ no call of the catalogue reaches the network' : `✗ ${problem}`);
    const lost = await toolbarProblems(origin);
    console.log(
      lost.length === 0
        ? '✓ the toolbar options work, and are restored after a reload'
        : `✗ ${lost.join('; ')}`,
    );
    return sum(opened, tests, one(contained, problem), one(lost.length === 0, lost.join('; ')));
  } finally {
    await server.close();
  }
}

function sizes(): Promise<Counts> {
  const exposed = chunksWithWordList('dist');
  const unused = unusedClasses('dist');
  const circle = circleOfFiles('dist');
  const notice = readFileSync('dist/third-party-licences.md', 'utf8');
  // A package of the wallet's main script, one of a worker, and one of the service worker.
  const withoutLicence = ['react-dom', '@scure/bip39', 'workbox-core'].filter(
    (name) => !notice.includes(`## ${name} `),
  );
  const results = [
    ...measureSizes('dist').map(({ name, size, budget, unit }) => ({
      holds: size <= budget,
      text: `${name}: ${unit === 'files' ? size : size.toFixed(2)} of ${budget} ${unit}`,
    })),
    {
      holds: circle.length === 0,
      text: `no built files form an import cycle${circle.map((file) => `, except ${file}`).join('')}`,
    },
    {
      holds: exposed.length === 0,
      text: `the list of recovery words is only in the key worker${exposed.map((file) => `, but also in ${file}`).join('')}`,
    },
    {
      holds: withoutLicence.length === 0,
      text: `the licences of bundled packages are collected${withoutLicence.map((name) => `, except of ${name}`).join('')}`,
    },
    {
      holds: unused.length === 0,
      text: `the stylesheet has only classes of the wallet${unused.map((name) => `, except ${name}`).join('')}`,
    },
  ];
  for (const { holds, text } of results) console.log(`${holds ? '✓' : '✗'} ${text}`);
  return Promise.resolve(sum(...results.map(({ holds, text }) => one(holds, text))));
}

/** Runs journeys or walks: the built wallet against the running provider, in a browser. */
async function inBrowser(project: 'journeys' | 'walks'): Promise<Counts> {
  const config = ['--config', 'stories/journeys/playwright.config.ts'];
  const succeeded = await run(
    'playwright',
    ['test', ...config, '--project', project, '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${project}.json`) },
  );
  return counted(`${project}.json`, succeeded, readPlaywrightReport);
}

type Steps = Readonly<Record<string, () => Promise<Counts>>>;

const build = () => check('npm', 'run', 'build');

const usualSteps: Steps = {
  format: () => check('prettier', '--check', '--log-level', 'warn', '.'),
  types: () => check('tsc'),
  lint: () => check('oxlint', '--type-aware', '--max-warnings=0'),
  unit: () => vitest('default', ['unit', 'provider']),
  library: () => vitest('default', ['library']),
  stories: () => vitest('./checks/stories/story-reporter.ts', ['stories', 'failures']),
  catalogue: builtCatalogue,
  build,
  sizes,
  journeys: () => inBrowser('journeys'),
};

const deepSteps: Steps = {
  build,
  walks: () => inBrowser('walks'),
  torture: () => check('npm', 'run', 'torture', '--', '20'),
  failover: () => check('npm', 'run', 'failover'),
  mutate: () => check('npm', 'run', 'mutate', '--', '--every', '50'),
  messages: () => check('npm', 'run', 'break-messages', '--', '40'),
};

installChromium();

const changedSteps = ['format', 'types', 'lint', 'unit', 'stories'];
const wanted = positionals.length === 0 && values.changed ? changedSteps : positionals;

const results: Counts[] = [];
for (const [name, step] of Object.entries(values.deep ? deepSteps : usualSteps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  // A step that throws counts as a failure, and the next steps still run.
  const counts = await step().catch((error: unknown) => one(false, `${name}: ${String(error)}`));
  const seconds = Math.round((performance.now() - start) / 1_000);
  console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  results.push(counts);
}
rmSync(reports, { recursive: true });

const { passed, failed, failures } = sum(...results);
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((text) => `✗ ${text}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || (passed === 0 && !values.changed) ? 1 : 0;
