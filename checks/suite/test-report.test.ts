import { expect, test } from 'vitest';

import { readJestReport, readPlaywrightReport } from './test-report.ts';

test('a report of Vitest or Jest is read as counts, and as failures with their reasons', () => {
  expect(
    readJestReport({
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [
        {
          name: `${process.cwd()}/src/a.test.ts`,
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'subtracts',
              failureMessages: ['\u001b[31mError: expected 1\nto be 2\u001b[39m'],
            },
          ],
        },
        { name: `${process.cwd()}/src/b.test.ts`, status: 'passed', assertionResults: [] },
      ],
    }),
  ).toEqual({
    passed: 2,
    failed: 1,
    failures: ['src/a.test.ts › subtracts\n    Error: expected 1\n    to be 2'],
  });
});

test('a file that cannot be loaded is reported', () => {
  const { failures } = readJestReport({
    numPassedTests: 0,
    numFailedTests: 0,
    testResults: [
      {
        name: `${process.cwd()}/src/c.test.ts`,
        status: 'failed',
        message: 'SyntaxError',
        assertionResults: [],
      },
    ],
  });
  expect(failures).toEqual(['src/c.test.ts › the file\n    SyntaxError']);
});

test('a report of Playwright is read with the failures of nested suites, and flaky tests count as failed', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'send.journey.ts',
    ok,
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  });
  const { passed, failed, failures } = readPlaywrightReport({
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('sends', true)],
        suites: [{ specs: [spec('sends twice', false, 'Timeout')] }],
      },
    ],
  });
  expect([passed, failed]).toEqual([3, 2]);
  expect(failures).toEqual(['send.journey.ts › sends twice\n    Timeout']);
});

test('JSON that is not a report is refused', () => {
  expect(() => readJestReport({})).toThrow();
  expect(() => readPlaywrightReport(null)).toThrow();
});
