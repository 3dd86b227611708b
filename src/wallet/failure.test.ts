import { expect, test } from 'vitest';

import { failureKind, type FailureKind } from './failure.ts';

const named = (name: string) => Object.assign(new Error('no'), { name });
const answered = (status: number) => Object.assign(new Error(`${status}: no`), { status });

test.each<[FailureKind, unknown]>([
  ['unreachable', named('UnreachableError')],
  ['unreadable', named('UnreadableError')],
  ['too-many', answered(429)],
  ['refused', answered(400)],
  ['refused', answered(404)],
  ['broken', answered(500)],
  ['broken', answered(503)],
  ['broken', new TypeError('x is undefined')],
  ['broken', 'nonsense'],
])('the failure kind is %s for %o', (kind, error) => expect(failureKind(error)).toBe(kind));
