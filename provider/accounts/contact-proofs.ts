import { timingSafeEqual } from 'node:crypto';

import {
  contactCodeLength,
  type ContactKind,
  type ContactProof,
} from '#wallet/entities/contact-proof.ts';
import type { User } from '#wallet/entities/user.ts';
import { emailKey, phoneNumberOf } from '#wallet/typed-text.ts';

import { and, eq, ne, sql } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { contactProofs, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { messageLanguage } from '../messages/message.ts';
import { queueMessage, type MessageTools } from '../messages/queue.ts';
import { emailCodeText, numberMovedText, phoneCodeText } from '../messages/texts.ts';
import { notify } from '../notifications/notifications.ts';
import { numberMovedNotification } from '../notifications/security-notifications.ts';
import { getUser } from './users.ts';

/** Lifetime of a code, in milliseconds. */
export const codeTime = 10 * 60_000;

/** Maximum number of attempts to enter a code. */
export const maxTries = 5;

/** Minimum time between two codes, in milliseconds. A request before that sends no code; the last one stays valid. */
export const resendTime = 60_000;

/** The first key of the advisory locks of phone numbers. */
const numberLocks = 7_310_214;

/** A phone number or e-mail address that a user can prove. */
export interface Contact {
  kind: ContactKind;
  /** The recipient of the code. */
  to: string;
  /** The canonical form, for comparison. */
  key: string;
  language: string;
  isProven: boolean;
}

/**
 * The saved phone number or e-mail address of a user, whose row stays locked until this transaction ends.
 * @throws {Refusal} if the phone number is missing or malformed
 */
async function lockContact(tx: Tx, userId: number, kind: ContactKind): Promise<Contact> {
  const { email, phone, language, phoneKey, emailProvenAt } = onlyRow(
    await tx.select().from(users).where(eq(users.id, userId)).for('no key update'),
  );
  if (kind === 'email') {
    return { kind, to: email, key: emailKey(email), language, isProven: emailProvenAt !== null };
  }
  if (phone.trim() === '') {
    throw new Refusal('contact-missing');
  }
  const number = phoneNumberOf(phone);
  if (number === undefined) {
    throw new Refusal('phone-malformed');
  }
  return { kind, to: number, key: number, language, isProven: phoneKey === number };
}

/** The row of the last code, if it was for this contact. */
async function lastProof(tx: Tx, userId: number, { kind, key }: Contact) {
  const [row] = await tx
    .select()
    .from(contactProofs)
    .where(
      and(
        eq(contactProofs.userId, userId),
        eq(contactProofs.kind, kind),
        eq(contactProofs.contact, key),
      ),
    );
  return row;
}

/** The seconds for which a code created at the given time is valid, and those until the next code may be sent. */
function proofAnswer(createdAt: Date, at: Date): ContactProof {
  const left = (time: number) =>
    Math.max(0, Math.ceil((createdAt.getTime() + time - at.getTime()) / 1000));
  return { validSeconds: left(codeTime), resendSeconds: left(resendTime) };
}

/**
 * The contact to prove. `sent` describes the code of the last minute if there is one; no other code is sent then.
 * @throws {Refusal} if the contact is proven already or does not exist
 */
export async function contactToProve(
  tx: Tx,
  { userId, kind, at }: { userId: number; kind: ContactKind; at: Date },
): Promise<{ contact: Contact; sent: ContactProof | undefined }> {
  const contact = await lockContact(tx, userId, kind);
  if (contact.isProven) {
    throw new Refusal('contact-proven', { kind });
  }
  const last = await lastProof(tx, userId, contact);
  const isRecent = last !== undefined && last.createdAt.getTime() + resendTime > at.getTime();
  return { contact, sent: isRecent ? proofAnswer(last.createdAt, at) : undefined };
}

/** Queues a new code, which replaces the last one. Simultaneous requests of one user send one code. */
export async function sendContactCode(
  tx: Tx,
  { userId, kind, at }: { userId: number; kind: ContactKind; at: Date },
  tools: MessageTools,
): Promise<ContactProof> {
  const { contact, sent } = await contactToProve(tx, { userId, kind, at });
  if (sent !== undefined) return sent;
  const code = contactCode(tools.random);
  const expiresAt = new Date(at.getTime() + codeTime);
  const proof = {
    contact: contact.key,
    codeHash: hashOf({ userId, contact, code }, tools.key),
    tries: 0,
    createdAt: at,
    expiresAt,
  };
  await tx
    .insert(contactProofs)
    .values({ userId, kind, ...proof })
    .onConflictDoUpdate({ target: [contactProofs.userId, contactProofs.kind], set: proof });
  const language = messageLanguage(contact.language);
  const isEmail = kind === 'email';
  const text = isEmail ? emailCodeText(code, language) : phoneCodeText(code, language);
  const message = { to: contact.to, ...text, language };
  const channel = isEmail ? 'email' : 'sms';
  await queueMessage(tx, { userId, channel, message, at, expiresAt }, tools);
  return proofAnswer(at, at);
}

/** The result of an entered code. Wrong codes are counted, so commit the transaction in every case. */
export type CodeOutcome =
  | { outcome: 'proven'; user: User; previousOwner: number | undefined }
  | { outcome: 'expired' | 'used-up' }
  | { outcome: 'wrong'; triesLeft: number };

/**
 * Proves a phone number or an e-mail address by its code. If another account has proven the number, that account loses
 * it and its user is notified.
 * @throws {Refusal} if the profile no longer has this contact
 */
export async function confirmContact(
  tx: Tx,
  { userId, kind, code, at }: { userId: number; kind: ContactKind; code: string; at: Date },
  tools: MessageTools,
): Promise<CodeOutcome> {
  const contact = await lockContact(tx, userId, kind);
  if (contact.isProven) {
    return { outcome: 'proven', user: await getUser(tx, userId), previousOwner: undefined };
  }
  const proof = await lastProof(tx, userId, contact);
  if (proof === undefined || proof.expiresAt <= at) return { outcome: 'expired' };
  if (proof.tries >= maxTries) return { outcome: 'used-up' };
  const own = and(eq(contactProofs.userId, userId), eq(contactProofs.kind, kind));
  const entered = Buffer.from(hashOf({ userId, contact, code }, tools.key));
  if (!timingSafeEqual(entered, Buffer.from(proof.codeHash))) {
    const tries = proof.tries + 1;
    await tx.update(contactProofs).set({ tries }).where(own);
    const triesLeft = maxTries - tries;
    return triesLeft > 0 ? { outcome: 'wrong', triesLeft } : { outcome: 'used-up' };
  }
  await tx.delete(contactProofs).where(own);
  const previousOwner = kind === 'phone' ? await freeNumber(tx, contact.key, userId) : undefined;
  await tx
    .update(users)
    .set(kind === 'phone' ? { phoneKey: contact.key } : { emailProvenAt: at })
    .where(eq(users.id, userId));
  if (previousOwner !== undefined) {
    const { id, email, language: chosen } = previousOwner;
    const language = messageLanguage(chosen);
    const news = numberMovedNotification(contact.key.slice(-4));
    await notify(tx, { userId: id, topic: 'always', news, at });
    const message = { to: email, ...numberMovedText(contact.key, language), language };
    await queueMessage(tx, { userId: id, channel: 'email', message, at }, tools);
  }
  return { outcome: 'proven', user: await getUser(tx, userId), previousOwner: previousOwner?.id };
}

/** Removes a number from the account that has proven it, if any. Serialises two accounts that claim one number. */
async function freeNumber(tx: Tx, number: string, userId: number) {
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLocks}::int, hashtext(${number}))`);
  const [previous] = await tx
    .update(users)
    .set({ phoneKey: null })
    .where(and(eq(users.phoneKey, number), ne(users.id, userId)))
    .returning({ id: users.id, email: users.email, language: users.language });
  return previous;
}

/** Six random digits. Discards numbers above the largest multiple of a million, so all codes are equally likely. */
function contactCode(random: (size: number) => Uint8Array): string {
  const codes = 10 ** contactCodeLength;
  for (;;) {
    const value = Buffer.from(random(4)).readUInt32BE();
    if (value >= Math.floor(2 ** 32 / codes) * codes) continue;
    return String(value % codes).padStart(contactCodeLength, '0');
  }
}

function hashOf(
  { userId, contact, code }: { userId: number; contact: Contact; code: string },
  key: MessageTools['key'],
): string {
  return key.hash(`${userId} ${contact.kind} ${contact.key} ${code}`, 'contact codes');
}
