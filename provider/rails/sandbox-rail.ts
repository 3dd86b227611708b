import { truncate, type DecimalString } from '#wallet/money/decimal.ts';

import { eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { sandboxOrders } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createTimers } from '../timers.ts';
import { plain } from '../ledger/ledger.ts';
import type { Rail, RailOrder, RailState } from './rail.ts';

/**
 * Maps the last three integer digits of an amount to a sandbox behaviour, like the test cards of payment providers.
 * Every other amount succeeds after the delay.
 */
const triggers = {
  '402': 'decline',
  '404': 'no-account',
  '408': 'answer-late',
  '409': 'answer-twice',
  '503': 'answer-in-next-run',
} as const;
type Behaviour = (typeof triggers)[keyof typeof triggers] | 'succeed';

/** Delay of a late answer, in milliseconds: longer than a request waits for it. */
const lateDelay = 60_000;

/** Default delay of the sandbox, in milliseconds: the duration in the documents' simulation (decision 88). */
export const defaultRailDelay = 2_000;

type Row = typeof sandboxOrders.$inferSelect;

/**
 * A bank, a card, a wire and a local network without real money: the counterpart of the ledger's `rail` accounts.
 * Orders are stored in the provider's database, so that they survive a restart. The delay is in milliseconds.
 */
export function createSandboxRail({
  database,
  environment: { clock, random },
  delay,
}: {
  database: Database;
  environment: Environment;
  delay: number;
}): Rail & { stop: () => void } {
  const run = Buffer.from(random(8)).toString('hex');
  const timers = createTimers(clock);
  let notify: (reference: string) => void = () => undefined;

  const act = async ({ reference, kind, assetType, amount }: RailOrder): Promise<RailState> => {
    const behaviour = behaviourOf(amount);
    const wait = behaviour === 'answer-late' ? lateDelay : delay;
    const now = clock.now();
    const { row, isNew } = await database.transaction(
      async (tx) => {
        const created = await tx
          .insert(sandboxOrders)
          .values({
            reference,
            kind,
            assetType,
            amount,
            createdAt: now,
            answersAt: new Date(now.getTime() + wait),
            run,
          })
          .onConflictDoNothing()
          .returning();
        const known = tx.select().from(sandboxOrders).where(eq(sandboxOrders.reference, reference));
        return { row: created[0] ?? onlyRow(await known), isNew: created.length > 0 };
      },
      { repeatable: true },
    );
    const state = stateOf(row, now, run);
    if (isNew && state.state === 'pending' && behaviour !== 'answer-in-next-run') {
      const answer = () => timers.after(wait, () => notify(reference));
      answer();
      if (behaviour === 'answer-twice') answer();
    }
    return state;
  };

  return {
    charge: act,
    payout: act,
    onAnswer: (listener) => (notify = listener),
    stop: () => timers.end(),
  };
}

function behaviourOf(amount: DecimalString): Behaviour {
  const lastDigits = truncate(amount, 0).slice(-3);
  return Object.hasOwn(triggers, lastDigits)
    ? triggers[lastDigits as keyof typeof triggers]
    : 'succeed';
}

function stateOf({ amount, answersAt, run }: Row, now: Date, currentRun: string): RailState {
  const behaviour = behaviourOf(plain(amount));
  if (now < answersAt || (behaviour === 'answer-in-next-run' && run === currentRun)) {
    return { state: 'pending' };
  }
  switch (behaviour) {
    case 'decline':
      return { state: 'failed', failure: 'declined' };
    case 'no-account':
      return { state: 'failed', failure: 'no-account' };
    default:
      return { state: 'succeeded' };
  }
}
