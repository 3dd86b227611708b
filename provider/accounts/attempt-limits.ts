import type { Clock } from '../environment.ts';
import { HttpError } from '../http-error.ts';

/** Failed sign-ins within the window after which more are refused. */
export const failureLimits = {
  /** To one account from one address. */
  pair: 5,
  /** To one account from one known device. No other limit applies to such a device. */
  device: 5,
  /** To one account from all addresses. */
  account: 50,
  /** From one address to all accounts. */
  address: 50,
  /** Codes of the second step, and passwords or codes that a signed-in person is asked for. */
  person: 5,
} as const;

/** How long a failed sign-in counts, in milliseconds. */
export const failureWindow = 15 * 60_000;

/** How long a registration counts, in milliseconds. */
export const registrationWindow = 60 * 60_000;

/** Registrations that one address may make within their window. */
export const defaultRegistrationLimit = 100;

/** The most counts that are remembered, which limits the memory they take. */
export const rememberedCounts = 30_000;

/** The most sign-ins that wait for others of the same account or address. */
const mostWaiting = 64;

/** Who tries to sign in. */
export interface SignInAttempt {
  email: string;
  address: string;
  /** The device, when the account has signed in on it before. */
  device: string | undefined;
}

/** Slows the guessing of passwords and the opening of accounts. It is in memory only, so a restart clears it. */
export interface AttemptLimits {
  /**
   * Checks a password. Attempts at the same time wait for each other where one more failure would reach a limit, so
   * that correct ones all succeed and wrong ones are all counted.
   * @throws {HttpError} 429 after too many failures, 503 when too many attempts wait
   */
  signIn(who: SignInAttempt, check: () => Promise<boolean>): Promise<boolean>;
  /** Checks what a known person is asked for, such as a code, in the same way. */
  confirm(
    who: { userId: number; what: 'code' | 'password' },
    check: () => Promise<boolean>,
  ): Promise<boolean>;
  /** Counts a registration. @throws {HttpError} 429 after too many */
  register(address: string): void;
}

/** What was counted under a key. */
interface Count {
  /** Failures, or registrations. */
  made: number;
  /** Attempts whose outcome is not known yet. */
  running: number;
  /** When the count starts again, in milliseconds since 1970. */
  until: number;
}

/** A key with the number of failures that it may have. */
type Limit = readonly [key: string, most: number];

/** Limits in memory. */
export function createAttemptLimits(
  clock: Clock,
  registrationLimit: number = defaultRegistrationLimit,
): AttemptLimits {
  const counts = new Map<string, Count>();
  /** Continue the attempts that wait, when another has ended. */
  const waiting: (() => void)[] = [];
  const now = () => clock.now().getTime();

  /** The current count of a key. It moves to the end, so that the map begins with the one that was idle longest. */
  const countOf = (key: string, window: number): Count => {
    const count = counts.get(key) ?? { made: 0, running: 0, until: 0 };
    if (count.until <= now()) Object.assign(count, { made: 0, until: now() + window });
    counts.delete(key);
    counts.set(key, count);
    for (const [oldest, { running }] of counts) {
      if (counts.size <= rememberedCounts) break;
      if (running === 0 && oldest !== key) counts.delete(oldest);
    }
    return count;
  };

  /** Waits until an attempt may run, and counts it as running. */
  const admit = async (limits: readonly Limit[]): Promise<Count[]> => {
    for (;;) {
      const current = limits.map(([key, most]) => ({ count: countOf(key, failureWindow), most }));
      const full = current.filter(({ count, most }) => count.made >= most);
      if (full.length > 0) {
        const until = Math.max(...full.map(({ count }) => count.until));
        throw tooMany('Too many failed sign-ins.', until - now());
      }
      if (current.every(({ count, most }) => count.made + count.running < most)) {
        for (const { count } of current) count.running += 1;
        return current.map(({ count }) => count);
      }
      if (waiting.length >= mostWaiting) throw tooManyAtOnce();
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };

  const attempt = async (limits: readonly Limit[], check: () => Promise<boolean>) => {
    const admitted = await admit(limits);
    try {
      const correct = await check();
      const [own] = admitted;
      // The wider counts stay: a guesser could clear an address's own by signing in to an account of theirs.
      if (correct && own !== undefined) own.made = 0;
      if (!correct) for (const count of admitted) count.made += 1;
      return correct;
    } finally {
      for (const count of admitted) count.running -= 1;
      for (const resume of waiting.splice(0)) resume();
    }
  };

  return {
    signIn: (who, check) => attempt(limitsOf(who), check),
    confirm: ({ userId, what }, check) =>
      attempt([[`${what} of person ${userId}`, failureLimits.person]], check),
    register(address) {
      const count = countOf(`registration ${address}`, registrationWindow);
      if (count.made >= registrationLimit) {
        throw tooMany('Too many new accounts from this address.', count.until - now());
      }
      count.made += 1;
    },
  };
}

/** The limits of an attempt, the narrowest first. */
function limitsOf({ email, address, device }: SignInAttempt): Limit[] {
  const account = email.toLowerCase();
  return device === undefined
    ? [
        [`pair ${address} ${account}`, failureLimits.pair],
        [`account ${account}`, failureLimits.account],
        [`address ${address}`, failureLimits.address],
      ]
    : [[`device ${device}`, failureLimits.device]];
}

function tooMany(problem: string, milliseconds: number): HttpError {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(seconds / 60);
  return new HttpError(
    429,
    `${problem} Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { 'Retry-After': String(seconds) },
  );
}

function tooManyAtOnce(): HttpError {
  return new HttpError(503, 'Too many sign-ins at this moment. Try again in a few seconds.', {
    'Retry-After': '10',
  });
}
