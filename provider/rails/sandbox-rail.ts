import { truncate, type DecimalString } from '#wallet/money/decimal.ts';

import { eq } from '../database/drizzle.ts';
import { onlyRow } from '../database/only-row.ts';
import { sandboxOrders } from '../database/schema.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { createTimers } from '../timers.ts';
import { sandboxTime } from '../sandbox-time.ts';
import { untilBankOpens } from './bank-hours.ts';
import type { Rail, RailFailure, RailOrder, RailState, RailTiming } from './rail.ts';
import { failureOfTestCard } from './sandbox-cards.ts';

/**
 * Maps the last three integer digits of an amount to a sandbox behaviour, like the test cards of payment providers.
 * Every other amount succeeds after the time of its order. The amount is the typed one, before fees (decision 202).
 */
const triggers = {
  '402': 'decline',
  '404': 'no-account',
  '408': 'answer-late',
  '409': 'answer-twice',
  '503': 'answer-in-next-run',
} as const;
type Behaviour = (typeof triggers)[keyof typeof triggers] | 'succeed';

/** Additional delay of a late answer, in milliseconds: longer than a request waits for it. */
const lateDelay = 60_000;

type Row = typeof sandboxOrders.$inferSelect;

/**
 * A bank, a card, a wire and a local network without real money: the counterpart of the ledger's `rail` accounts.
 * Orders are stored in the provider's database, so that they survive a restart. It takes the documented times divided
 * by `speed`, and banks hold payouts back during their maintenance (decision 202). A `delay`, in milliseconds, replaces
 * all these times.
 */
export function createSandboxRail({
  database,
  environment: { clock, random },
  delay,
  speed,
}: {
  database: Database;
  environment: Environment;
  delay: number | undefined;
  speed: number;
}): Rail & { stop: () => void } {
  const run = Buffer.from(random(8)).toString('hex');
  const timers = createTimers(clock);
  let notify: (reference: string) => void = () => undefined;

  const expectedAnswer = ({ kind, channel, requestedAt, duration }: RailTiming): Date => {
    const held = kind === 'payout' && channel === 'bank' ? untilBankOpens(requestedAt) : 0;
    return new Date(requestedAt.getTime() + (delay ?? sandboxTime(held + duration, speed)));
  };

  const act = async (order: RailOrder): Promise<RailState> => {
    const { reference, kind, assetType, amount, typedAmount } = order;
    const behaviour = behaviourOf(typedAmount);
    const failure = failureOf(order, behaviour);
    const now = clock.now();
    const late = behaviour === 'answer-late' ? lateDelay : 0;
    const answersAt = new Date(expectedAnswer(order).getTime() + late);
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
            answersAt,
            run,
          })
          .onConflictDoNothing()
          .returning();
        const known = tx.select().from(sandboxOrders).where(eq(sandboxOrders.reference, reference));
        return { row: created[0] ?? onlyRow(await known), isNew: created.length > 0 };
      },
      { repeatable: true },
    );
    const state = stateOf(row, { behaviour, failure, now, currentRun: run });
    if (isNew && state.state === 'pending' && behaviour !== 'answer-in-next-run') {
      const wait = row.answersAt.getTime() - now.getTime();
      const answer = () => timers.after(wait, () => notify(reference));
      answer();
      if (behaviour === 'answer-twice') answer();
    }
    return state;
  };

  return {
    charge: act,
    payout: act,
    expectedAnswer,
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

/** The failure of an order: the test card's own, or that of the amount. */
function failureOf({ source }: RailOrder, behaviour: Behaviour): RailFailure | undefined {
  const ofCard = source?.kind === 'card' ? failureOfTestCard(source.token) : undefined;
  if (ofCard !== undefined) return ofCard;
  if (behaviour === 'decline') return 'declined';
  return behaviour === 'no-account' ? behaviour : undefined;
}

function stateOf(
  { answersAt, run }: Row,
  {
    behaviour,
    failure,
    now,
    currentRun,
  }: {
    behaviour: Behaviour;
    failure: RailFailure | undefined;
    now: Date;
    currentRun: string;
  },
): RailState {
  if (now < answersAt || (behaviour === 'answer-in-next-run' && run === currentRun)) {
    return { state: 'pending' };
  }
  return failure === undefined ? { state: 'succeeded' } : { state: 'failed', failure };
}
