import type { ContactKind, ContactProof } from '#wallet/entities/contact-proof.ts';
import type { User } from '#wallet/entities/user.ts';

import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { confirmContact, contactToProve, sendContactCode } from './contact-proofs.ts';
import { userLane } from './lanes.ts';
import type { Session } from './sessions.ts';

/**
 * Sends a code to the phone number or e-mail address of a user's profile. A recent code is not replaced.
 * @param address the network address of the request
 * @throws {Refusal} if the profile has no such contact, or it is proven already, or after too many codes
 */
export async function sendCode(
  { database, environment, limits, secretKey, messages }: AccountParts,
  session: Session,
  { kind, address }: { kind: ContactKind; address: string },
): Promise<ContactProof> {
  const { userId } = session;
  const { clock, random } = environment;
  const lane = { lane: userLane(session) };
  const { contact, sent } = await database.transaction(
    (tx) => contactToProve(tx, { userId, kind, at: clock.now() }),
    lane,
  );
  if (sent !== undefined) return sent;
  await limits.sendCode({ contact: contact.key, userId, address });
  const tools = { key: secretKey, random };
  const proof = await database.transaction(
    (tx) => sendContactCode(tx, { userId, kind, at: clock.now() }, tools),
    lane,
  );
  messages.wake();
  return proof;
}

/**
 * Proves a phone number or an e-mail address of a user's profile by its code.
 * @throws {Refusal} for a code that is wrong, expired or used up, or if the profile has no such contact
 */
export async function enterCode(
  { database, environment, secretKey, messages }: AccountParts,
  session: Session,
  { kind, code }: { kind: ContactKind; code: string },
): Promise<User> {
  const { userId } = session;
  const { clock, random } = environment;
  const tools = { key: secretKey, random };
  // A wrong code counts, so its transaction is committed before the refusal.
  const result = await database.transaction(
    (tx) => confirmContact(tx, { userId, kind, code, at: clock.now() }, tools),
    { lane: userLane(session) },
  );
  switch (result.outcome) {
    case 'proven':
      if (result.previousOwner !== undefined) messages.wake();
      return result.user;
    case 'wrong':
      throw new Refusal('code-wrong', { triesLeft: result.triesLeft });
    case 'used-up':
      throw new Refusal('code-used-up');
    case 'expired':
      throw new Refusal('code-expired');
  }
}
