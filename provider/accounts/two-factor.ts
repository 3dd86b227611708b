import { Secret, TOTP } from 'otpauth';

import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';
import { readTypedCode } from '#wallet/typed-text.ts';

import { and, count, eq, isNotNull, isNull, lt, or } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { accountSecurity, recoveryCodes } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { SecretKey } from './secret-key.ts';

/** Recommended by RFC 4226, in bytes. */
const secretSize = 20;

/** Validity of a code, in seconds (RFC 6238). */
const period = 30;

/** Number of accepted codes before and after the current one, because clocks differ and users type slowly. */
const window = 1;

const recoveryCodeCount = 10;

/** Crockford's 32 digits and letters, which cannot be confused with one another: each encodes 5 bits. */
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Number of characters of a recovery code, in two groups of four. */
const recoveryCodeLength = 8;

/** The dependencies of two-factor authentication. */
interface Tools {
  key: SecretKey;
  random: (size: number) => Uint8Array;
}

/** Encryption context of an authenticator's secret. */
export const authenticatorPlace = (userId: number) => `authenticator ${userId}`;

function authenticatorOf(secret: Uint8Array, email: string): TOTP {
  return new TOTP({
    issuer: 'Superwallet',
    label: email,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
    period,
  });
}

/** True if a user's sign-in requires a code. */
export async function hasTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  const [confirmed] = await tx
    .select({ userId: accountSecurity.userId })
    .from(accountSecurity)
    .where(
      and(eq(accountSecurity.userId, userId), isNotNull(accountSecurity.authenticatorConfirmedAt)),
    );
  return confirmed !== undefined;
}

/** Number of a user's unused recovery codes. */
export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

/**
 * Creates the secret for a user's authenticator app. The first valid code activates it.
 * @throws {Refusal} if two-factor authentication is on
 */
export async function startTwoFactor(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
  { key, random }: Tools,
): Promise<TwoFactorSetup> {
  await refuseWhileOn(tx, userId);
  const secret = random(secretSize);
  await tx
    .update(accountSecurity)
    .set({
      authenticatorSecret: key.encrypt(secret, authenticatorPlace(userId)),
      authenticatorStep: null,
    })
    .where(eq(accountSecurity.userId, userId));
  const authenticator = authenticatorOf(secret, email);
  return { secret: authenticator.secret.base32, uri: authenticator.toString() };
}

/**
 * Turns on two-factor authentication with the first code. Returns the recovery codes, of which only hashes are stored;
 * undefined for a wrong code, or if the set-up was not begun.
 * @throws {Refusal} if two-factor authentication is on already
 */
export async function confirmTwoFactor(
  tx: Tx,
  { userId, code, at }: { userId: number; code: string; at: Date },
  tools: Tools,
): Promise<string[] | undefined> {
  await refuseWhileOn(tx, userId);
  if (!(await acceptAuthenticatorCode(tx, { userId, code: readTypedCode(code), at }, tools.key))) {
    return undefined;
  }
  await tx
    .update(accountSecurity)
    .set({ authenticatorConfirmedAt: at })
    .where(eq(accountSecurity.userId, userId));
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCode(tools.random));
  await tx.insert(recoveryCodes).values(
    codes.map((recovery) => ({
      userId,
      codeHash: hashOf(readTypedCode(recovery), userId, tools.key),
    })),
  );
  return codes;
}

/** Turns off two-factor authentication, and deletes the secret and the recovery codes. */
export async function stopTwoFactor(tx: Tx, userId: number): Promise<void> {
  await tx
    .update(accountSecurity)
    .set({
      authenticatorSecret: null,
      authenticatorConfirmedAt: null,
      authenticatorStep: null,
    })
    .where(eq(accountSecurity.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Accepts each code of the authenticator app and each recovery code once. Returns true if it accepted the code. */
export async function acceptCode(
  tx: Tx,
  { userId, code, at }: { userId: number; code: string; at: Date },
  key: SecretKey,
): Promise<boolean> {
  const plain = readTypedCode(code);
  if (await acceptAuthenticatorCode(tx, { userId, code: plain, at }, key)) return true;
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(plain, userId, key))),
    )
    .returning();
  return used.length > 0;
}

async function acceptAuthenticatorCode(
  tx: Tx,
  { userId, code, at }: { userId: number; code: string; at: Date },
  key: SecretKey,
): Promise<boolean> {
  const { authenticatorSecret } = await authenticatorRow(tx, userId);
  if (authenticatorSecret === null || !/^\d{6}$/.test(code)) return false;
  const secret = key.decrypt(authenticatorSecret, authenticatorPlace(userId));
  const timestamp = at.getTime();
  const delta = authenticatorOf(secret, '').validate({ token: code, timestamp, window });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1000 / period) + delta;
  // The condition is part of the update, so that only one of two concurrent uses succeeds.
  const accepted = await tx
    .update(accountSecurity)
    .set({ authenticatorStep: step })
    .where(
      and(
        eq(accountSecurity.userId, userId),
        or(isNull(accountSecurity.authenticatorStep), lt(accountSecurity.authenticatorStep, step)),
      ),
    )
    .returning({ userId: accountSecurity.userId });
  return accepted.length > 0;
}

async function authenticatorRow(tx: Tx, userId: number) {
  const rows = await tx
    .select({
      authenticatorSecret: accountSecurity.authenticatorSecret,
      authenticatorConfirmedAt: accountSecurity.authenticatorConfirmedAt,
    })
    .from(accountSecurity)
    .where(eq(accountSecurity.userId, userId));
  return onlyRow(rows);
}

async function refuseWhileOn(tx: Tx, userId: number): Promise<void> {
  if (!(await hasTwoFactor(tx, userId))) return;
  throw new Refusal('two-factor-on');
}

function recoveryCode(random: (size: number) => Uint8Array): string {
  const letters = Array.from(
    random(recoveryCodeLength),
    (byte) => recoveryAlphabet[byte % recoveryAlphabet.length],
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

function hashOf(code: string, userId: number, key: SecretKey): string {
  return key.hash(`${userId} ${code}`, 'recovery codes');
}
