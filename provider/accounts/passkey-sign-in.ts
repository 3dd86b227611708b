import { timingSafeEqual } from 'node:crypto';

import type { PasskeySignIn, SessionGrant } from '#wallet/entities/session.ts';

import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts, Device } from './account-parts.ts';
import { countUnder, limitOf } from './attempt-counts.ts';
import { keptMark, knownDevice } from './known-devices.ts';
import { addressLane } from './lanes.ts';
import { refuseLockedAccount } from './locked-accounts.ts';
import { challengeAge, isSignedByDevice, ownerOfPasskey } from './passkeys.ts';
import type { SecretKey } from './secret-key.ts';
import { startSession } from './sessions.ts';
import { notifyOfSignIn } from './sign-in.ts';
import { getUser, passwordHashOf } from './users.ts';

/** The parts of a challenge, in bytes: its time in milliseconds, random bytes, and the seal of both. */
const sizes = { time: 8, random: 16, seal: 16 } as const;

const sealedSize = sizes.time + sizes.random;

function sealOf(sealed: Uint8Array, key: SecretKey): Buffer {
  const text = Buffer.from(sealed).toString('base64url');
  return Buffer.from(key.hash(text, 'passkey sign-ins'), 'hex').subarray(0, sizes.seal);
}

/**
 * A challenge in base64url for someone who is not signed in. It is not stored: its seal proves that the provider made
 * it.
 */
export function passkeySignInChallenge({
  environment: { clock, random },
  secretKey,
}: Pick<AccountParts, 'environment' | 'secretKey'>): string {
  const sealed = Buffer.alloc(sealedSize);
  sealed.writeBigUInt64BE(BigInt(clock.now().getTime()));
  sealed.set(random(sizes.random), sizes.time);
  return Buffer.concat([sealed, sealOf(sealed, secretKey)]).toString('base64url');
}

/** True if the provider has made a challenge recently. */
function isOwnChallenge(challenge: string, at: Date, key: SecretKey): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== sealedSize + sizes.seal) return false;
  const sealed = bytes.subarray(0, sealedSize);
  if (!timingSafeEqual(bytes.subarray(sealedSize), sealOf(sealed, key))) return false;
  const age = at.getTime() - Number(sealed.readBigUInt64BE());
  return age >= 0 && age <= challengeAge;
}

/** Uses up a challenge. Returns false if it was used before. */
async function useChallenge(tx: Tx, challenge: string, at: Date): Promise<boolean> {
  const limits = [limitOf(`passkey challenge ${challenge}`, 1, challengeAge)];
  const counts = await countUnder(tx, limits, { now: at, added: 1 });
  return counts.every(({ made, most }) => made <= most);
}

/**
 * Signs a user in by a passkey. The device has verified its owner, so that no second step is asked for (decision 197).
 * Also returns the device's mark.
 * @param origin the wallet's origin, if it is configured
 * @throws {Refusal} if the passkey is of no account, or has not signed a recent challenge at this origin, or if the
 *   account is locked
 */
export async function signInByPasskey(
  { database, environment, secretKey, sessionTime }: AccountParts,
  { challenge, assertion }: PasskeySignIn,
  { device, origin }: { device: Device; origin: string | undefined },
): Promise<SessionGrant & { mark: string }> {
  const { clock, random } = environment;
  return database.transaction(
    async (tx) => {
      const at = clock.now();
      const userId = await ownerOfPasskey(tx, assertion.id);
      if (
        userId === undefined ||
        !isOwnChallenge(challenge, at, secretKey) ||
        !(await useChallenge(tx, challenge, at))
      ) {
        throw new Refusal('passkey-refused');
      }
      const user = await getUser(tx, userId);
      const expected = { challenge, origin };
      if (
        !user.biometricEnabled ||
        !(await isSignedByDevice(tx, assertion, { userId, at, expected }))
      ) {
        throw new Refusal('passkey-refused');
      }
      await refuseLockedAccount(tx, userId);
      const account = { userId, passwordHash: await passwordHashOf(tx, userId) };
      const isKnown = knownDevice(device.markOf(userId), account) !== undefined;
      const session = { userId, deviceName: device.name };
      await notifyOfSignIn(tx, { ...session, isKnown, at });
      const token = await startSession(tx, session, { random, sessionTime });
      return { user, token, mark: keptMark(device, account, random) };
    },
    { lane: addressLane(device.address) },
  );
}
