import { authenticatorCodeLength } from '#wallet/entities/two-factor.ts';
import { failureKind, refusalOf } from '#wallet/failure.ts';
import { readTypedCode } from '#wallet/typed-text.ts';

import type { FormResult } from './form-result.ts';

/**
 * The source of a code: an authenticator app, the list of recovery codes (decision 99), or a message (decision 207).
 */
export type CodeKind = 'authenticator' | 'recovery' | 'message';

/** The errors of a code before it is sent. */
export type CodeProblem = 'missing' | 'malformed';

/** A typed code, normalised for the provider's comparison. It has no notice: only its field shows the error. */
export function checkCode(
  typed: string,
  kind: CodeKind,
): FormResult<string, undefined, { code: CodeProblem }> {
  const code = readTypedCode(typed);
  if (code === '') return { problem: undefined, fields: { code: 'missing' } };
  const isComplete =
    kind === 'recovery' || new RegExp(`^\\d{${authenticatorCodeLength}}$`).test(code);
  return isComplete ? { accepted: code } : { problem: undefined, fields: { code: 'malformed' } };
}

/** Whether a refused sign-in only lacks a code: its password was right. */
export function isCodeRequired(error: unknown): boolean {
  return refusalOf(error)?.code === 'code-required';
}

/** Why a code was not accepted. */
export type CodeFailure =
  'wrong' | 'expired' | 'used-up' | 'too-many-tries' | 'unreachable' | 'failed';

/** The kind of a failure, by the provider's answer. */
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

/** The number of tries left after a refused code, if the provider returns it. */
export function triesLeft(error: unknown): number | undefined {
  const left = Number.parseInt(refusalOf(error)?.figures['triesLeft'] ?? '', 10);
  return Number.isNaN(left) ? undefined : left;
}
