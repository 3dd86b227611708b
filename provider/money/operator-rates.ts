import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { operatorRates } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { plain } from '../ledger/ledger.ts';
import type { Sweeper } from '../sweeper.ts';
import { readOperatorSetting, type SettingTools } from './operator-setting.ts';
import type { RateSource } from './rates.ts';
import { valuedAt } from './sample-market.ts';

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
  tools: SettingTools,
): { rates: RateSource; reading: Sweeper } {
  const { current, reading } = readOperatorSetting(
    {
      initial: [],
      read: operatorRatesOf,
      problem: "The operator's rates could not be read yet",
    },
    tools,
  );
  const ownRate = (assetType: string) => current().find((own) => own.assetType === assetType);
  return { rates: () => rates().map((rate) => valuedAt(rate, ownRate(rate.assetType))), reading };
}
