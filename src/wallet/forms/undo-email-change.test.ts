import { describe, expect, it } from 'vitest';

import { checkEmailUndo, emailUndoFailure } from './undo-email-change.ts';

const refused = (status: number, code?: string) =>
  Object.assign(new Error('refused'), { status, ...(code !== undefined && { code }) });

describe('undoing a change of the e-mail address', () => {
  it('normalises its fields for the provider’s comparison', () => {
    expect(
      checkEmailUndo({ email: ' a＠b.example ', code: ' Ｋ７mq-2vxd\u201181pa\u200B ' }),
    ).toEqual({
      accepted: { email: 'a@b.example', code: 'k7mq2vxd81pa' },
    });
  });

  it.each([
    [
      { email: '', code: '' },
      { email: 'missing', code: 'missing' },
    ],
    [{ email: 'a@b', code: 'x' }, { email: 'malformed' }],
    [{ email: 'a@b.example', code: ' - ' }, { code: 'missing' }],
  ] as const)('is refused as %j', (draft, fields) => {
    expect(checkEmailUndo(draft)).toEqual({ problem: undefined, fields });
  });

  it('maps each answer of the provider to a failure', () => {
    expect(emailUndoFailure(refused(403, 'code-wrong'))).toBe('wrong');
    expect(emailUndoFailure(refused(429))).toBe('too-many-tries');
    expect(emailUndoFailure(refused(409))).toBe('failed');
    expect(emailUndoFailure(new TypeError('offline'))).toBe('failed');
  });
});
