import { relative } from 'node:path';

import * as z from 'zod/mini';

import { shortReason } from '../stories/story-failure.ts';

/** The result of a check or of a test run. */
export interface Counts {
  passed: number;
  failed: number;
  /** One text for each failure with its reason, because the log of a full run is long. */
  failures: readonly string[];
}

/** Maximum number of lines for the reason of a failure. The first lines contain the expectation. */
const maxReasons = 8;

function failure(file: string, title: string, reason = ''): string {
  const words = shortReason(reason, maxReasons).join('\n');
  return `${relative('.', file)} › ${title}${words && `\n${words.replaceAll(/^/gm, '    ')}`}`;
}

const JestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.nullish(z.string()),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
});

/** Reads a JSON report of Vitest or Jest. */
export function readJestReport(json: unknown): Counts {
  const { numPassedTests, numFailedTests, testResults } = JestReport.parse(json);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that cannot be loaded has no failed test.
    if (failed.length === 0 && status === 'failed')
      return [failure(name, 'the file', message ?? '')];
    return failed.map(({ fullName, failureMessages }) =>
      failure(name, fullName, failureMessages?.[0]),
    );
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

const Suite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ error: z.optional(z.object({ message: z.string() })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(Suite));
  },
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(Suite),
});

/** Reads Playwright's JSON report. A flaky test counts as failed. */
export function readPlaywrightReport(json: unknown): Counts {
  const { stats, suites } = PlaywrightReport.parse(json);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ specs, suites = [] }: z.infer<typeof Suite>): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, file, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
      return failure(
        file,
        title,
        errors.find((message) => message !== undefined),
      );
    }),
    ...suites.flatMap(failuresIn),
  ];
}
