import { authenticatorCodeLength } from '#wallet/entities/two-factor.ts';
import { failureKind, refusalOf } from '#wallet/failure.ts';
import { readTypedCode } from '#wallet/typed-text.ts';

import type { FormResult } from './form-result.ts';

/** What a code is of: an authenticator app, the list of recovery codes (decision 99), or a message (decision 207). */
export type CodeKind = 'authenticator' | 'recovery' | 'message';

/** What can be wrong with a code before it is sent. */
export type CodeProblem = 'missing' | 'malformed';

/** A typed code as the provider compares it. It has no notice: only its field says so. */
export function checkCode(
  typed: string,
  kind: CodeKind,
): FormResult<string, undefined, { code: CodeProblem }> {
  const code = readTypedCode(typed);
  if (code === '') return { problem: undefined, fields: { code: 'missing' } };
  const isWhole = kind === 'recovery' || new RegExp(`^\\d{${authenticatorCodeLength}}$`).test(code);
  return isWhole ? { accepted: code } : { problem: undefined, fields: { code: 'malformed' } };
}

/** Whether a refused sign-in only lacks a code: its password was right. */
export function asksForCode(error: unknown): boolean {
  return refusalOf(error)?.code === 'code-required';
}

/** Why a code did not do what it was for. */
export type CodeFailure =
  'wrong' | 'expired' | 'used-up' | 'too-many-tries' | 'unreachable' | 'failed';

/** Tells a failure apart, by what the provider answered. */
export function codeFailure(error: unknown): CodeFailure {
  switch (refusalOf(error)?.code) {
    case 'code-wrong':
      return 'wrong';
    case 'code-expired':
      return 'expired';
    case 'code-used-up':
      return 'used-up';
  }
  const kind = failureKind(error);
  if (kind === 'too-many') return 'too-many-tries';
  return kind === 'unreachable' ? 'unreachable' : 'failed';
}

/** How often a refused code can still be tried, where the provider says it. */
export function triesLeft(error: unknown): number | undefined {
  const left = Number.parseInt(refusalOf(error)?.figures['triesLeft'] ?? '', 10);
  return Number.isNaN(left) ? undefined : left;
}

/** A secret in groups of four characters, as a person copies it from one screen to another. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
