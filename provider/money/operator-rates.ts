import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { operatorRates } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { plain } from '../ledger/ledger.ts';
import { createSweeper, type Sweeper } from '../sweeper.ts';
import type { RateSource } from './rates.ts';
import { valuedAt } from './sample-market.ts';

/** The interval at which each process reads the operator's rates, in milliseconds. */
const readInterval = 2_000;

/** The value of an asset that an operator has set. */
export type OperatorRate = Pick<ExchangeRate, 'assetType' | 'won' | 'dollars'>;

/** The rates that an operator has set. */
export async function operatorRatesOf(tx: Tx): Promise<OperatorRate[]> {
  const rows = await tx.select().from(operatorRates).orderBy(operatorRates.assetType);
  return rows.map(({ assetType, won, dollars }) => ({
    assetType,
    won: plain(won),
    dollars: plain(dollars),
  }));
}

/** The rates of a source with those of the operator in their place (decision 194). The sweeper reads them. */
export function withOperatorRates(
  rates: RateSource,
  {
    database,
    environment,
  }: { database: Database; environment: Pick<Environment, 'clock' | 'log'> },
): { rates: RateSource; reading: Sweeper } {
  let own: ReadonlyMap<string, OperatorRate> = new Map();
  return {
    rates: () => rates().map((rate) => valuedAt(rate, own.get(rate.assetType))),
    reading: createSweeper({
      environment,
      interval: readInterval,
      problem: "The operator's rates could not be read yet",
      sweep: async () => {
        const read = await database.transaction(operatorRatesOf, { repeatable: true });
        own = new Map(read.map((rate) => [rate.assetType, rate]));
      },
    }),
  };
}
