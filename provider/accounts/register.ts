import { hasTestMoney } from '#wallet/entities/sandbox.ts';
import type { Registration, SessionGrant } from '#wallet/entities/session.ts';

import { claimAllSends, claimSends, lockAddress } from '../money/waiting-sends.ts';
import type { AccountParts, Device } from './account-parts.ts';
import { checkDidProof } from './did-proof.ts';
import { readDid, readRecipient } from './did.ts';
import { refuseReserved } from './email-changes.ts';
import { refuseGuessablePassword } from './guessable-passwords.ts';
import { keptMark } from './known-devices.ts';
import { addressLane } from './lanes.ts';
import { custodialDid, noBalances, openAccount, openingBalances } from './registration.ts';
import { startSession } from './sessions.ts';

/**
 * Opens an account on a device and signs it in. Also returns the device's mark.
 * @throws {Refusal} for a malformed DID, an invalid proof of the DID, a common or guessable password, or an e-mail
 *   address or DID of another account, and after too many registrations from one network address
 * @throws {Overloaded} if too many passwords wait to be hashed
 */
export async function register(
  { database, environment, passwords, limits, secretKey, sessionTime, sandboxes }: AccountParts,
  { password, didAddress, didProof, ...person }: Registration,
  device: Device,
): Promise<SessionGrant & { mark: string }> {
  const { clock, random } = environment;
  const claimed = didAddress === undefined ? undefined : readDid(didAddress);
  await limits.register(device.address);
  if (claimed !== undefined && didProof !== undefined) {
    checkDidProof(claimed, didProof, clock.now(), secretKey);
  }
  // An unproven DID may belong to another person, so the provider creates a DID for the account instead.
  const isProven = claimed !== undefined && didProof !== undefined;
  const did = isProven ? claimed : custodialDid(random);
  await refuseGuessablePassword({ database, passwords }, password, person);
  const passwordHash = await passwords.hash(password);
  // Real money is never given away (decision 201).
  const balances = hasTestMoney(sandboxes) ? openingBalances : noBalances;
  const { grant, rest } = await database.transaction(
    async (tx) => {
      const newUser = { ...person, passwordHash, didAddress: did, createdAt: clock.now() };
      await lockAddress(tx, did);
      await refuseReserved(tx, { email: person.email, at: newUser.createdAt });
      const user = await openAccount(tx, newUser, { password, balances });
      const claim = { ownerId: user.id, address: readRecipient(did) };
      const { isDone } = await claimSends(tx, claim, newUser.createdAt);
      const session = { userId: user.id, deviceName: device.name };
      const token = await startSession(tx, session, { random, sessionTime });
      return { grant: { user, token }, rest: isDone ? undefined : claim };
    },
    { lane: addressLane(device.address) },
  );
  if (rest !== undefined) {
    // The account exists now, so a failure must not fail the registration. Unclaimed sends are claimed when due.
    await claimAllSends(database, rest, { clock, lane: addressLane(device.address) }).catch(
      (error: unknown) =>
        environment.log('Some sends to a new account could not be claimed yet', error),
    );
  }
  return { ...grant, mark: keptMark(device, { userId: grant.user.id, passwordHash }, random) };
}
