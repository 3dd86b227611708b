import type { CallName } from '#api/contract.ts';

import type { Queries } from './queries.ts';

/** What shows money that has moved. */
const moneyCalls: readonly CallName[] = [
  'assets',
  'ownAssets',
  'transactions',
  'activities',
  'recentContacts',
  'localPayFigures',
  'receipt',
];

/**
 * An operation after which everything that shows money is read again, also when its answer is lost. After a failure the
 * rates are read too: the provider refuses one that has changed (decision 91).
 */
export function refreshingMoney<Content, Answer>(
  { refresh }: Pick<Queries, 'refresh'>,
  operate: (content: Content) => Promise<Answer>,
): (content: Content) => Promise<Answer> {
  return async (content) => {
    try {
      const answer = await operate(content);
      void refresh(...moneyCalls);
      return answer;
    } catch (error) {
      void refresh(...moneyCalls, 'exchangeRates', 'busanCoinRates');
      throw error;
    }
  };
}
