/**
 * Runs every check of the project, one after the other, and prints the counts. A failure does not stop the run, so one
 * run shows all failures. Step names as arguments run these steps only: `npm test -- types lint`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { preview } from 'vite';

import { callsThatReachTheNetwork } from './catalogue-loads.ts';
import { installChromium } from './install-chromium.ts';
import { chunksWithWordList, measureSizes } from './sizes.ts';

interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(join(tmpdir(), 'superwallet-checks-'));

/** Runs a command with its output shown. Resolves to whether it succeeded. */
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

/** The counts of a command that is one check. */
const check = async (command: string, ...args: string[]): Promise<Counts> =>
  (await run(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** The counts in a runner's JSON report. A runner that fails without a failed test counts as one failure. */
async function counted(
  report: string,
  succeeded: boolean,
  passed: (json: Record<string, unknown>) => Counts,
): Promise<Counts> {
  try {
    const counts = passed(
      JSON.parse(readFileSync(join(reports, report), 'utf8')) as Record<string, unknown>,
    );
    const silent = !succeeded && counts.failed === 0;
    return { passed: counts.passed, failed: counts.failed + (silent ? 1 : 0) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const jestCounts = (json: Record<string, unknown>): Counts => ({
  passed: number(json['numPassedTests']),
  failed: number(json['numFailedTests']),
});

async function vitest(...projects: string[]): Promise<Counts> {
  const report = `${projects.join('-')}.json`;
  const succeeded = await run('vitest', [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, report)}`,
  ]);
  return counted(report, succeeded, jestCounts);
}

/** Runs every story of the built catalogue in the Storybook test-runner. */
async function builtCatalogue(): Promise<Counts> {
  if (!(await run('npm', ['run', 'build-storybook', '--', '--quiet']))) {
    return { passed: 0, failed: 1 };
  }
  const server = await preview({
    configFile: false,
    root: '.',
    logLevel: 'error',
    build: { outDir: 'storybook-static' },
    preview: { port: 6107, host: '127.0.0.1' },
  });
  const origin = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:6107/';
  try {
    const succeeded = await run('test-storybook', [
      '--index-json',
      '--url',
      origin,
      '--json',
      '--outputFile',
      join(reports, 'catalogue.json'),
    ]);
    const { passed, failed } = await counted('catalogue.json', succeeded, jestCounts);
    const reached = await callsThatReachTheNetwork(origin, server);
    console.log(
      reached.length === 0
        ? '✓ no call of the catalogue reaches the network'
        : `✗ calls of the catalogue reach the network: ${reached.join(', ')}`,
    );
    const escaped = reached.length > 0 ? 1 : 0;
    return { passed: passed + 1 - escaped, failed: failed + escaped };
  } finally {
    await server.close();
  }
}

function sizes(): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  for (const { name, size, budget } of measureSizes('dist')) {
    const within = size <= budget;
    counts[within ? 'passed' : 'failed'] += 1;
    console.log(`${within ? '✓' : '✗'} ${name}: ${size.toFixed(1)} of ${budget} kB gzipped`);
  }
  const exposed = chunksWithWordList('dist');
  counts[exposed.length === 0 ? 'passed' : 'failed'] += 1;
  console.log(
    exposed.length === 0
      ? '✓ the list of recovery words is only in the key worker'
      : `✗ the list of recovery words is in ${exposed.join(', ')}`,
  );
  return Promise.resolve(counts);
}

/** Runs the journeys: the built wallet against the running provider, in a browser. */
async function journeys(): Promise<Counts> {
  const succeeded = await run(
    'playwright',
    ['test', '--config', 'stories/journeys/playwright.config.ts', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json') },
  );
  return counted('journeys.json', succeeded, ({ stats }) => {
    const { expected, unexpected, flaky } = (stats ?? {}) as Record<string, unknown>;
    return { passed: number(expected), failed: number(unexpected) + number(flaky) };
  });
}

const steps: Readonly<Record<string, () => Promise<Counts>>> = {
  format: () => check('prettier', '--check', '--log-level', 'warn', '.'),
  types: () => check('tsc'),
  lint: () => check('oxlint', '--type-aware', '--max-warnings=0'),
  unit: () => vitest('unit', 'provider'),
  stories: () => vitest('stories-light', 'stories-dark'),
  catalogue: builtCatalogue,
  build: () => check('npm', 'run', 'build'),
  sizes,
  journeys,
};

installChromium();

const wanted = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const { passed, failed } = await step();
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true });

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
