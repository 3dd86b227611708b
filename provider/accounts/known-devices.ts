import { createHmac, timingSafeEqual } from 'node:crypto';

/** The account that knows a device. */
export interface KnownTo {
  userId: number;
  /** Signs the marks, because only the provider knows it. A new password therefore makes all devices unknown. */
  passwordHash: string;
}

const nameSize = 12;

/** A device's mark: a random name and its signature. */
const markShape = /^([\w-]{16})\.([\w-]{43})$/;

function signatureOf(name: string, { userId, passwordHash }: KnownTo): string {
  return createHmac('sha256', passwordHash).update(`device ${userId} ${name}`).digest('base64url');
}

/** A mark for a device that has signed in. */
export function markDevice(random: (size: number) => Uint8Array, account: KnownTo): string {
  const name = Buffer.from(random(nameSize)).toString('base64url');
  return `${name}.${signatureOf(name, account)}`;
}

/** The name in a device's mark, if the account has signed in on the device before. */
export function knownDevice(mark: string, account: KnownTo): string | undefined {
  const [, name = '', signature = ''] = markShape.exec(mark) ?? [];
  if (name === '') return undefined;
  const right = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(name, account)));
  return right ? `${account.userId} ${name}` : undefined;
}

/** The device's current mark, or a new one if the account does not know it. */
export function keptMark(
  device: { markOf: (userId: number) => string },
  account: KnownTo,
  random: (size: number) => Uint8Array,
): string {
  const mark = device.markOf(account.userId);
  return knownDevice(mark, account) === undefined ? markDevice(random, account) : mark;
}
