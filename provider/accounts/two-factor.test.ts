import { randomBytes } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { startTestProvider } from '../testing/test-provider.ts';
import { createSecretKey } from './secret-key.ts';
import { acceptCode, confirmTwoFactor, startTwoFactor } from './two-factor.ts';

const key = createSecretKey(new Uint8Array(32).fill(1), () => new Uint8Array(12).fill(2));

/** The seconds and the last six digits of RFC 6238's test values for SHA-1 (appendix B). */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('the code of an authenticator app', () => {
  it.each(vectors)('equals the code of RFC 6238 after %i seconds: %s', async (seconds, code) => {
    const provider = await startTestProvider();
    const { id: userId, email } = await provider.register();
    const at = new Date(seconds * 1000);
    const random = (size: number) =>
      size === 20 ? new TextEncoder().encode('12345678901234567890') : new Uint8Array(size);
    const setup = await provider.database.transaction((tx) =>
      startTwoFactor(tx, { userId, email }, { key, random }),
    );
    expect(setup.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(setup.uri).toBe(
      `otpauth://totp/Superwallet:${encodeURIComponent(email)}?issuer=Superwallet&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30`,
    );
    const accepts = (text: string, moment: Date) =>
      provider.database.transaction((tx) =>
        acceptCode(tx, { userId, code: text, at: moment }, key),
      );
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await accepts(wrong, at)).toBe(false);
    expect(await accepts(` ${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(true);
    // A code works only once, even while it is still shown.
    expect(await accepts(code, at)).toBe(false);
    await provider.close();
  });

  it('is accepted only in its period of 30 s, and in the periods before and after', async () => {
    const [[seconds, code]] = [vectors[2]];
    for (const [late, accepted] of [
      [-60, false],
      [-30, true],
      [30, true],
      [60, false],
    ] as const) {
      const provider = await startTestProvider();
      const { id: userId, email } = await provider.register();
      const random = () => new TextEncoder().encode('12345678901234567890');
      await provider.database.transaction((tx) =>
        startTwoFactor(tx, { userId, email }, { key, random }),
      );
      const at = new Date((seconds + late) * 1000);
      const codes = await provider.database.transaction((tx) =>
        confirmTwoFactor(tx, { userId, code, at }, { key, random: randomBytes }),
      );
      expect(codes?.length, String(late)).toBe(accepted ? 10 : undefined);
      await provider.close();
    }
  });
});
