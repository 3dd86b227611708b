import { emailKey } from '#wallet/typed-text.ts';

import { and, eq, gt } from '../database/drizzle.ts';
import { attemptCounts } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { limitOf } from './attempt-counts.ts';

/** Time for which an address stays known to an account that has signed in there, in milliseconds. */
const knownAddressWindow = 30 * 24 * 60 * 60_000;

/** An account by its e-mail address, and a network address. */
interface Where {
  email: string;
  address: string;
}

/** The network addresses at which accounts have signed in. Strangers there cannot keep the owner out. */
export interface KnownAddresses {
  has(where: Where): Promise<boolean>;
  /** Keeps an address after a sign-in. */
  note(where: Where): Promise<void>;
}

/** Known addresses in the database, under hashes. */
export function createKnownAddresses({
  database,
  environment: { clock, log },
}: {
  database: Database;
  environment: Environment;
}): KnownAddresses {
  const keyOf = ({ email, address }: Where) =>
    limitOf(`known address ${address} ${emailKey(email)}`, 1, knownAddressWindow).key;
  const lane = (key: string) => ({ lane: `attempts ${key}` });
  return {
    async has(where) {
      const key = keyOf(where);
      const rows = await database.transaction(
        (tx) =>
          tx
            .select({ key: attemptCounts.key })
            .from(attemptCounts)
            .where(and(eq(attemptCounts.key, key), gt(attemptCounts.until, clock.now()))),
        { ...lane(key), repeatable: true },
      );
      return rows.length > 0;
    },
    async note(where) {
      const key = keyOf(where);
      const until = new Date(clock.now().getTime() + knownAddressWindow);
      await database
        .transaction(
          (tx) =>
            tx
              .insert(attemptCounts)
              .values({ key, made: 1, until })
              .onConflictDoUpdate({ target: attemptCounts.key, set: { until } }),
          lane(key),
        )
        // The sign-in itself has succeeded.
        .catch((error: unknown) => log('The address of a sign-in could not be recorded', error));
    },
  };
}
