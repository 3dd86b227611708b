import type { ReactNode } from 'react';

import type { LocalMessages } from '#i18n/en/local.ts';
import type { SummaryProps } from '#components/form/Summary.tsx';
import { localCurrency } from '#wallet/money/assets.ts';
import { isPositive, type DecimalString } from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';
import { formatFixed, formatWon } from '#wallet/money/format-figure.ts';
import { formatUnits } from '#wallet/money/format.ts';
import {
  topUpCost,
  type AssetSource,
  type FundingSource,
  type PayingSource,
} from '#wallet/rules/local-topup.ts';

/**
 * The cost of a top-up for its source, and the coins that it buys. `amount` is in won, and undefined unless it is above
 * zero; `account` is the bank account that pays, if any, and `coinRate` is in won per coin.
 */
export function topUpSummary(
  amount: DecimalString | undefined,
  source: PayingSource | undefined,
  account: ReactNode,
  coinRate: DecimalString,
  messages: LocalMessages,
): SummaryProps {
  const { amount: amountLabel, summary: t } = messages.topUp;
  const { rows, total } = payment(amount, source, messages);
  return {
    title: t.title,
    rows: [
      { label: amountLabel, value: amount && formatWon(amount) },
      ...(account === undefined ? [] : [{ label: t.from, value: account }]),
      ...rows,
    ],
    total: { label: t.total, value: total },
    after: [
      {
        label: t.receives,
        value: amount && `${formatUnits(divide(amount, coinRate, 'down'))} ${localCurrency}`,
      },
    ],
  };
}

/** The fee of a source as a share of the amount, or the word for no fee. */
export function feeText({ fee, feeRate }: FundingSource, { free }: LocalMessages): string {
  return isPositive(feeRate) ? fee : free;
}

interface Payment {
  rows: SummaryProps['rows'];
  total: string | undefined;
}

function payment(
  amount: DecimalString | undefined,
  source: PayingSource | undefined,
  messages: LocalMessages,
): Payment {
  const t = messages.topUp.summary;
  if (source === undefined) return { rows: [{ label: t.fee, value: undefined }], total: undefined };
  if (source.id !== 'bank') return assetPayment(amount, source, messages);
  return {
    rows: [{ label: t.fee, value: feeText(source, messages) }],
    total: amount && formatWon(amount),
  };
}

function assetPayment(
  amount: DecimalString | undefined,
  source: AssetSource,
  messages: LocalMessages,
): Payment {
  const t = messages.topUp.summary;
  const { id, rate } = source;
  const cost = amount && topUpCost(amount, source);
  const units = (value: DecimalString) => `${formatFixed(value, 4)} ${id}`;
  return {
    rows: [
      { label: t.rate, value: `1 ${id} = ${formatWon(rate)}` },
      { label: t.required, value: cost && units(cost.required) },
      { label: t.feeOf(feeText(source, messages)), value: cost && units(cost.fee) },
    ],
    total: cost && units(cost.total),
  };
}
