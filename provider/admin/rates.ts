import { positiveAmount } from '#wallet/entities/fields.ts';

import { eq } from '../database/drizzle.ts';
import { operatorRates } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { operatorRatesOf, type OperatorRate } from '../money/operator-rates.ts';
import { documentedRates } from '../money/sample-market.ts';
import { textOf, type AdminCommand } from './admin-command.ts';
import { AdminProblem } from './admin-problem.ts';

/** The assets whose value an operator can set. One BusanCoin is one won, and currencies have their own rates. */
const settable = ['XP', 'USDC', 'CBDC', 'BTC', 'ETH'];

const subjectOf = (assetType: string) => `rate ${assetType}`;

const lineOf = ({ assetType, won, dollars }: OperatorRate, origin: string) =>
  `${assetType}: ${won} won, ${dollars} dollars, ${origin}`;

/** The documented rate of an asset. @throws {AdminProblem} for an asset whose rate cannot be set */
function documentedRate(assetType: string): OperatorRate {
  const rate = documentedRates.find((known) => known.assetType === assetType);
  if (rate !== undefined && settable.includes(assetType)) {
    return { assetType, won: rate.won, dollars: rate.dollars };
  }
  throw new AdminProblem(`Name one of these assets: ${settable.join(', ')}.`);
}

async function ownRate(tx: Tx, assetType: string): Promise<OperatorRate | undefined> {
  return (await operatorRatesOf(tx)).find((rate) => rate.assetType === assetType);
}

/**
 * The commands on the rates of the sandbox market. Each process applies a change within seconds (decision 194). The
 * rates of the operator's own market service are set there.
 */
export const rateCommands: Readonly<Record<string, AdminCommand>> = {
  'rates list': {
    use: '',
    words: [0, 0],
    changes: false,
    async run(tx) {
      const own = new Map((await operatorRatesOf(tx)).map((rate) => [rate.assetType, rate]));
      return settable.map((assetType) => {
        const rate = own.get(assetType);
        return rate === undefined
          ? lineOf(documentedRate(assetType), 'documented')
          : lineOf(rate, 'set by an operator');
      });
    },
  },
  'rates set': {
    use: 'ASSET --won AMOUNT --dollars AMOUNT',
    words: [1, 1],
    changes: true,
    options: { won: { type: 'string' }, dollars: { type: 'string' } },
    async run(tx, { words: [assetType = ''], options, at, record }) {
      const documented = documentedRate(assetType);
      const won = positiveAmount.safeParse(textOf(options['won']));
      const dollars = positiveAmount.safeParse(textOf(options['dollars']));
      if (!won.success || !dollars.success) {
        throw new AdminProblem(
          'Give the value of one unit in won and in dollars, for example --won 56250000 --dollars 45000.',
        );
      }
      const before = (await ownRate(tx, assetType)) ?? documented;
      const rate = { assetType, won: won.data, dollars: dollars.data };
      const row = { ...rate, setAt: at };
      await tx
        .insert(operatorRates)
        .values(row)
        .onConflictDoUpdate({ target: operatorRates.assetType, set: row });
      await record({ subject: subjectOf(assetType), before, after: rate });
      return [lineOf(rate, 'set by an operator')];
    },
  },
  'rates reset': {
    use: 'ASSET',
    words: [1, 1],
    changes: true,
    async run(tx, { words: [assetType = ''], record }) {
      const documented = documentedRate(assetType);
      const before = await ownRate(tx, assetType);
      if (before === undefined) {
        throw new AdminProblem(
          `It is the documented one already: ${lineOf(documented, 'documented')}`,
        );
      }
      await tx.delete(operatorRates).where(eq(operatorRates.assetType, assetType));
      await record({ subject: subjectOf(assetType), before, after: null });
      return [lineOf(documented, 'documented')];
    },
  },
};
