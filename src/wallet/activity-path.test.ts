import { expect, test } from 'vitest';

import { activityPath } from './activity-path.ts';
import { paths } from './paths.ts';

test.each([
  ['transaction-12', '/receipt/12?from=/history'],
  ['credential-3', '/credential/3'],
  ['approval-4', '/document/4'],
  ['request-5', '/document/5'],
  ['refund-6', '/traveler?refund=6'],
  ['trip-7', '/travel-plan?trip=7'],
  ['document-8', '/id'],
  ['survey-9', undefined],
  ['transaction', undefined],
  ['transaction-', undefined],
  ['', undefined],
])('%j opens %s', (id, path) => {
  expect(activityPath({ id }, paths.history)).toBe(path);
});
