import { createHash } from 'node:crypto';

import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';
import { emailKey } from '#wallet/typed-text.ts';

import { and, eq, gt, inArray, lte, sql } from '../database/drizzle.ts';
import { attemptCounts, runningAttempts } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from './sessions.ts';

/** Failed sign-ins allowed within the window. */
export const failureLimits = {
  /** To one account from one address. */
  pair: 5,
  /** To one account from one known device. No other limit applies to such a device. */
  device: 5,
  /** To one account from all addresses. */
  account: 50,
  /** From one address to all accounts. */
  address: 50,
  /** Codes for the second step of a sign-in to one account. */
  person: 5,
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

/** Poll interval of an attempt that waits for an attempt in another process, in milliseconds. */
const pollInterval = 250;

/** Maximum number of this process's sign-ins that wait for other sign-ins of the same account or address. */
const maxWaiting = 64;

/** The account and device of a sign-in attempt. */
export interface SignInAttempt {
  email: string;
  address: string;
  /** The device, if the account has signed in on it before. */
  device: string | undefined;
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
    who: { session: Session; what: 'code' | 'password' } | { userId: number; what: 'code' },
    check: () => Promise<boolean>,
  ): Promise<boolean>;
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

/** A key and its maximum count. */
export interface Limit {
  key: string;
  most: number;
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
  /** Callbacks that wake the waiting attempts. */
  const waiting = new Set<() => void>();
  const options = { lane: 'attempt limits' };

  /** Adds one to each count. A refused attempt rolls back its transaction and is not counted. */
  const countOne = async (
    tx: Tx,
    limits: readonly Limit[],
    { window, code }: { window: number; code: TooMany },
  ) => {
    const now = clock.now();
    for (const { made, most, until } of await countUnder(tx, limits, { now, window, added: 1 })) {
      if (made > most) throw tooMany(code, until.getTime() - now.getTime());
    }
  };

  const admit = async (limits: readonly Limit[]): Promise<Admitted> => {
    for (;;) {
      const admitted = await database.transaction(
        (tx) => tryToAdmit(tx, limits, clock.now()),
        options,
      );
      if (admitted !== undefined) return admitted;
      if (waiting.size >= maxWaiting) throw new Overloaded('sign-ins');
      await new Promise<void>((resolve) => {
        const wake = () => {
          cancel();
          waiting.delete(wake);
          resolve();
        };
        const cancel = clock.after(pollInterval, wake);
        waiting.add(wake);
      });
    }
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
          await countUnder(tx, limits, { now: clock.now(), window: failureWindow, added: 1 });
        }
      }, options);
    } finally {
      for (const wake of waiting) wake();
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
    signIn: (who, check) => attempt(limitsOf(who), check),
    confirm: (who, check) =>
      attempt(
        'session' in who
          ? [limitOf(`${who.what} on ${who.session.tokenHash}`, failureLimits.session)]
          : [limitOf(`code of person ${who.userId}`, failureLimits.person)],
        check,
      ),
    mailedCode: ({ email, address }, check) =>
      attempt(
        // Without a limit of the account: others could keep its owner out, and such a code cannot be guessed.
        [
          limitOf(`mailed code ${address} ${emailKey(email)}`, failureLimits.pair),
          limitOf(`address ${address}`, failureLimits.address),
        ],
        check,
      ),
    register: (address) =>
      database.transaction(
        (tx) =>
          countOne(tx, [limitOf(`registration ${address}`, registrationLimit)], {
            window: registrationWindow,
            code: 'too-many-accounts',
          }),
        options,
      ),
    sendCode: ({ contact, userId, address }) =>
      database.transaction(async (tx) => {
        const code = 'too-many-codes';
        const hourly = [
          limitOf(`codes to ${contact}`, codeLimits.contact),
          ...(userId === undefined
            ? []
            : [limitOf(`codes of person ${userId}`, codeLimits.account)]),
          limitOf(`codes from ${address}`, codeLimits.address),
        ];
        await countOne(tx, hourly, { window: codeWindow, code });
        const daily = [limitOf(`codes of a day to ${contact}`, codeLimits.contactDaily)];
        await countOne(tx, daily, { window: dailyWindow, code });
      }, options),
  };
}

/**
 * Counts an attempt as running if the limits allow it. Returns undefined if it must wait for running attempts.
 * @throws {Refusal} after too many failures
 */
async function tryToAdmit(
  tx: Tx,
  limits: readonly Limit[],
  now: Date,
): Promise<Admitted | undefined> {
  const counts = await countUnder(tx, limits, { now, window: failureWindow, added: 0 });
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
  if (counts.some(({ key, made, most }) => made + runningOf(key) >= most)) return undefined;
  const until = new Date(now.getTime() + runningWindow);
  const rows = await tx
    .insert(runningAttempts)
    .values(keys.map((key) => ({ key, until })))
    .returning({ id: runningAttempts.id });
  return { limits, runningIds: rows.map(({ id }) => id) };
}

/**
 * Adds to the counts of keys, which reset after their window, and locks them until the transaction ends. They are
 * locked in key order to prevent deadlocks. The window is in milliseconds.
 */
export async function countUnder(
  tx: Tx,
  limits: readonly Limit[],
  { now, window, added }: { now: Date; window: number; added: number },
): Promise<(Limit & { made: number; until: Date })[]> {
  const until = new Date(now.getTime() + window);
  const isOver = lte(attemptCounts.until, now);
  const rows = await tx
    .insert(attemptCounts)
    .values(
      limits
        .map(({ key }) => ({ key, made: added, until }))
        .toSorted((left, right) => (left.key < right.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        made: sql`case when ${isOver} then 0 else ${attemptCounts.made} end + excluded.made`,
        until: sql`case when ${isOver} then excluded.until else ${attemptCounts.until} end`,
      },
    })
    .returning();
  return limits.flatMap(({ key, most }) =>
    rows
      .filter((row) => row.key === key)
      .map((row) => ({ key, most, made: row.made, until: row.until })),
  );
}

/** The limits of an attempt, narrowest first. */
function limitsOf({ email, address, device }: SignInAttempt): Limit[] {
  const account = emailKey(email);
  return device === undefined
    ? [
        limitOf(`pair ${address} ${account}`, failureLimits.pair),
        limitOf(`account ${account}`, failureLimits.account),
        limitOf(`address ${address}`, failureLimits.address),
      ]
    : [limitOf(`device ${device}`, failureLimits.device)];
}

/** A limit for a name. Only a hash of the name is stored, because names contain e-mail addresses and devices. */
export function limitOf(name: string, most: number): Limit {
  return { key: createHash('sha256').update(name).digest('hex'), most };
}

type TooMany = Extract<RefusalCode, `too-many-${string}`>;

/** The refusal of an attempt beyond a limit. The window of the limit ends after the given milliseconds. */
export function tooMany(code: TooMany, milliseconds: number): Refusal {
  return new Refusal(code, { seconds: Math.ceil(milliseconds / 1000) });
}
