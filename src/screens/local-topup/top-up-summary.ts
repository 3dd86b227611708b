import type { ReactNode } from 'react';

import type { SummaryProps } from '#components/form/Summary.tsx';
import { localCurrency } from '#wallet/money/assets.ts';
import { type DecimalString } from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';
import { formatFixed, formatWon } from '#wallet/money/format-figure.ts';
import { formatUnits } from '#wallet/money/format.ts';
import { topUpCost, type AssetSource, type PayingSource } from '#wallet/rules/local-topup.ts';

/**
 * The cost of a top-up for its source, and the coins that it buys. `amount` is in won, and undefined unless it is above
 * zero; `account` is the bank account that pays, if any, and `coinRate` is in won per coin.
 */
export function topUpSummary(
  amount: DecimalString | undefined,
  source: PayingSource | undefined,
  account: ReactNode,
  coinRate: DecimalString,
): SummaryProps {
  const { rows, total } = payment(amount, source);
  return {
    title: 'Summary',
    rows: [
      { label: 'Amount', value: amount && formatWon(amount) },
      ...(account === undefined ? [] : [{ label: 'From', value: account }]),
      ...rows,
    ],
    total: { label: 'Total', value: total },
    after: [
      {
        label: 'You receive',
        value: amount && `${formatUnits(divide(amount, coinRate, 'down'))} ${localCurrency}`,
      },
    ],
  };
}

interface Payment {
  rows: SummaryProps['rows'];
  total: string | undefined;
}

function payment(amount: DecimalString | undefined, source: PayingSource | undefined): Payment {
  if (source === undefined) return { rows: [{ label: 'Fee', value: undefined }], total: undefined };
  if (source.id !== 'bank') return assetPayment(amount, source);
  return { rows: [{ label: 'Fee', value: source.fee }], total: amount && formatWon(amount) };
}

function assetPayment(amount: DecimalString | undefined, source: AssetSource): Payment {
  const { id, rate } = source;
  const cost = amount && topUpCost(amount, source);
  const units = (value: DecimalString) => `${formatFixed(value, 4)} ${id}`;
  return {
    rows: [
      { label: 'Rate', value: `1 ${id} = ${formatWon(rate)}` },
      { label: 'Required', value: cost && units(cost.required) },
      { label: `Fee (${source.fee})`, value: cost && units(cost.fee) },
    ],
    total: cost && units(cost.total),
  };
}
