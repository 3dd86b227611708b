import { emailKey } from '#wallet/typed-text.ts';

import { and, eq, gt, inArray } from '../database/drizzle.ts';
import { attemptCounts, runningAttempts } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { countUnder, limitOf, tooMany, type Limit, type TooMany } from './attempt-counts.ts';
import { createKnownAddresses } from './known-addresses.ts';
import type { Session } from './sessions.ts';
import { createWaitingAttempts } from './waiting-attempts.ts';

/** Failed sign-ins allowed within the window. */
export const failureLimits = {
  /** To one account from one address. */
  pair: 5,
  /** To one account from one known device. No other limit applies to such a device. */
  device: 5,
  /** To one account from all addresses. */
  account: 50,
  /** From one address to all accounts that have not signed in there before. Many people may share an address. */
  address: 100,
  /** Codes for the second step of a sign-in to one account, from one address or one known device. */
  secondStep: 5,
  /** Codes of authenticator apps within a day, from all devices that the account does not know. */
  personDaily: 50,
  /** Passwords or codes that a signed-in device must enter. */
  session: 5,
} as const;

/** Time that a failed sign-in counts, in milliseconds. */
export const failureWindow = 15 * 60_000;

/** Time that a registration counts, in milliseconds. */
export const registrationWindow = 60 * 60_000;

/** Codes to phone numbers and e-mail addresses allowed within the window (decision 207). */
export const codeLimits = {
  /** To one number or address, for all accounts together. */
  contact: 5,
  /** To one number or address within a day. */
  contactDaily: 10,
  /** For one account. */
  account: 10,
  /** From one network address. */
  address: 30,
} as const;

/** Time that a sent code counts, in milliseconds. */
export const codeWindow = 60 * 60_000;

const dailyWindow = 24 * 60 * 60_000;

/** Registrations allowed per address within their window. */
export const defaultRegistrationLimit = 100;

/** Time after which an attempt counts as ended even if its process has died, in milliseconds. */
const runningWindow = 2 * 60_000;

/** The account and device of a sign-in attempt. */
export interface SignInAttempt {
  email: string;
  address: string;
  /** The device, if the account has signed in on it before. */
  device: string | undefined;
}

/** The second code of an account, and its origin. */
export interface SecondStep extends Pick<SignInAttempt, 'address' | 'device'> {
  userId: number;
  code: string;
}

/** Slows the guessing of passwords and the opening of accounts, over all processes of the database (decision 117). */
export interface AttemptLimits {
  /**
   * Checks a password. Parallel attempts wait for each other if one more failure would reach a limit, so that all
   * correct passwords succeed and all wrong passwords are counted.
   * @throws {Refusal} after too many failures
   * @throws {Overloaded} if too many attempts wait
   */
  signIn(who: SignInAttempt, check: () => Promise<boolean>): Promise<boolean>;
  /**
   * Checks a code or password of a session, or the code of a sign-in's second step, in the same way. Each session has
   * its own count, so guesses on one device do not lock the owner out of other devices.
   */
  confirm(
    who: { session: Session; what: 'code' | 'password' },
    check: () => Promise<boolean>,
  ): Promise<boolean>;
  /**
   * Checks the second code of an account for someone who is not signed in. Each known device and each address has its
   * own count, and recovery codes, which cannot be guessed, have no other, so that others cannot keep the owner out.
   */
  secondStep(who: SecondStep, check: () => Promise<boolean>): Promise<boolean>;
  /** Checks the code of a message to an e-mail address in the same way, for someone who is not signed in. */
  mailedCode(
    who: Pick<SignInAttempt, 'email' | 'address'>,
    check: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Counts a registration. @throws {Refusal} after too many */
  register(address: string): Promise<void>;
  /** Counts a code for a phone number or an e-mail address. @throws {Refusal} after too many */
  sendCode(who: { contact: string; userId?: number; address: string }): Promise<void>;
}

/** An attempt whose outcome is not known yet. */
interface Admitted {
  limits: readonly Limit[];
  runningIds: readonly number[];
}

/** Limits whose counts are in the database. */
export function createAttemptLimits(
  { database, environment }: { database: Database; environment: Environment },
  registrationLimit: number = defaultRegistrationLimit,
): AttemptLimits {
  const { clock, log } = environment;
  const addresses = createKnownAddresses({ database, environment });
  const waiting = createWaitingAttempts(clock);
  /** Each device, or each address and account, has a lane, so that an attack makes no one else wait. */
  const laneOf = ([narrowest]: readonly Limit[]) => ({ lane: `attempts ${narrowest?.key}` });

  /** Adds one to each count. A refused attempt rolls back its transaction and is not counted. */
  const countOne = (limits: readonly Limit[], code: TooMany) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      for (const { made, most, until } of await countUnder(tx, limits, { now, added: 1 })) {
        if (made > most) throw tooMany(code, until.getTime() - now.getTime());
      }
    }, laneOf(limits));

  const tryNow = (limits: readonly Limit[]) =>
    database.transaction((tx) => tryToAdmit(tx, limits, clock.now()), laneOf(limits));

  const admit = async (limits: readonly Limit[]): Promise<Admitted> => {
    const first = await tryNow(limits);
    if ('runningIds' in first) return first;
    return waiting.wait(first.fullKey, async () => {
      const next = await tryNow(limits);
      return 'runningIds' in next ? next : undefined;
    });
  };

  const finish = async ({ limits, runningIds }: Admitted, outcome: boolean | undefined) => {
    try {
      await database.transaction(async (tx) => {
        await tx.delete(runningAttempts).where(inArray(runningAttempts.id, [...runningIds]));
        const [own] = limits;
        // Only the narrowest count is cleared. Otherwise an attacker could reset an address's count by signing in to
        // their own account.
        if (outcome === true && own !== undefined) {
          await tx.update(attemptCounts).set({ made: 0 }).where(eq(attemptCounts.key, own.key));
        }
        if (outcome === false) {
          await countUnder(tx, limits, { now: clock.now(), added: 1 });
        }
      }, laneOf(limits));
    } finally {
      waiting.wake();
    }
  };

  const attempt = async (limits: readonly Limit[], check: () => Promise<boolean>) => {
    const admitted = await admit(limits);
    let outcome: boolean | undefined;
    try {
      outcome = await check();
    } finally {
      if (outcome !== false) {
        // A failure here must not replace the outcome of the check. The running attempts expire by themselves.
        await finish(admitted, outcome).catch((error: unknown) =>
          log('The outcome of a sign-in could not be recorded', error),
        );
      }
    }
    if (!outcome) await finish(admitted, false);
    return outcome;
  };

  return {
    async signIn(who, check) {
      if (who.device !== undefined) return attempt([deviceLimit(who.device)], check);
      const right = await attempt(limitsOf(who, await addresses.has(who)), check);
      if (right) await addresses.note(who);
      return right;
    },
    confirm: ({ what, session }, check) =>
      attempt(
        [limitOf(`${what} on ${session.tokenHash}`, failureLimits.session, failureWindow)],
        check,
      ),
    secondStep: (who, check) => attempt(secondStepLimits(who), check),
    mailedCode: ({ email, address }, check) =>
      attempt(
        // Without limits of the account or the address: others could keep its owner out, and such a code cannot be
        // guessed.
        [limitOf(`mailed code ${address} ${emailKey(email)}`, failureLimits.pair, failureWindow)],
        check,
      ),
    register: (address) =>
      countOne(
        [limitOf(`registration ${address}`, registrationLimit, registrationWindow)],
        'too-many-accounts',
      ),
    sendCode: ({ contact, userId, address }) =>
      countOne(
        [
          limitOf(`codes to ${contact}`, codeLimits.contact, codeWindow),
          ...(userId === undefined
            ? []
            : [limitOf(`codes of person ${userId}`, codeLimits.account, codeWindow)]),
          limitOf(`codes from ${address}`, codeLimits.address, codeWindow),
          limitOf(`codes of a day to ${contact}`, codeLimits.contactDaily, dailyWindow),
        ],
        'too-many-codes',
      ),
  };
}

/**
 * Counts an attempt as running if the limits allow it. Otherwise returns the count whose running attempts it must wait
 * for.
 * @throws {Refusal} after too many failures
 */
async function tryToAdmit(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
): Promise<Admitted | { fullKey: string }> {
  const counts = await countUnder(tx, limits, { now, added: 0 });
  const full = counts.filter(({ made, most }) => made >= most);
  if (full.length > 0) {
    const until = Math.max(...full.map((count) => count.until.getTime()));
    throw tooMany('too-many-sign-ins', until - now.getTime());
  }
  const keys = limits.map(({ key }) => key);
  const running = await tx
    .select({ key: runningAttempts.key })
    .from(runningAttempts)
    .where(and(inArray(runningAttempts.key, keys), gt(runningAttempts.until, now)));
  const runningOf = (key: string) => running.filter((other) => other.key === key).length;
  const occupied = counts.find(({ key, made, most }) => made + runningOf(key) >= most);
  if (occupied !== undefined) return { fullKey: occupied.key };
  const until = new Date(now.getTime() + runningWindow);
  const rows = await tx
    .insert(runningAttempts)
    .values(keys.map((key) => ({ key, until })))
    .returning({ id: runningAttempts.id });
  return { limits, runningIds: rows.map(({ id }) => id) };
}

/** The limits of an attempt on an unknown device, narrowest first. */
function limitsOf({ email, address }: SignInAttempt, knowsAddress: boolean): Limit[] {
  const account = emailKey(email);
  const limits = [
    limitOf(`pair ${address} ${account}`, failureLimits.pair, failureWindow),
    limitOf(`account ${account}`, failureLimits.account, failureWindow),
  ];
  return knowsAddress
    ? limits
    : [...limits, limitOf(`address ${address}`, failureLimits.address, failureWindow)];
}

/** The limits of a second code, narrowest first. */
function secondStepLimits({ userId, code, address, device }: SecondStep): Limit[] {
  const from = device === undefined ? `from ${address}` : `on ${device}`;
  const own = limitOf(
    `second step of person ${userId} ${from}`,
    failureLimits.secondStep,
    failureWindow,
  );
  const isGuessable = authenticatorCode.test(code);
  return device === undefined && isGuessable
    ? [own, limitOf(`codes of person ${userId}`, failureLimits.personDaily, dailyWindow)]
    : [own];
}

/** The codes of authenticator apps. Recovery codes have letters too. */
const authenticatorCode = /^\d{6}$/;

const deviceLimit = (device: string) =>
  limitOf(`device ${device}`, failureLimits.device, failureWindow);
