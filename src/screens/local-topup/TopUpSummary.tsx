import { NotYet } from '#components/form/NotYet.tsx';
import { Summary, type SummaryProps } from '#components/form/Summary.tsx';
import { englishForms } from '#wallet/labels/english-forms.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { divide, type DecimalString } from '#wallet/money/decimal.ts';
import { formatFixed, formatUnits, formatWon } from '#wallet/money/format.ts';
import { topUpCost, type AssetSource, type PayingSource } from '#wallet/rules/local-topup.ts';

export interface TopUpSummaryProps {
  /** In won; missing while there is none above zero. */
  amount: DecimalString | undefined;
  /** Missing while none is chosen. */
  source: PayingSource | undefined;
  /** Won per coin. */
  coinRate: DecimalString;
  submitting: boolean;
}

/** What a top-up takes of its source, and the coins that it is for. */
export function TopUpSummary({ amount, source, coinRate, submitting }: TopUpSummaryProps) {
  const { rows, total } = payment(amount, source);
  return (
    <Summary
      title="Summary"
      submitting={submitting}
      rows={[
        {
          label: 'Amount',
          value: amount ? formatWon(amount) : <NotYet label={englishForms.notFilledIn} />,
        },
        ...rows,
      ]}
      total={{ label: 'Total', value: total ?? <NotYet label={englishForms.notFilledIn} /> }}
      after={[
        {
          label: 'You receive',
          value: amount ? (
            `${formatUnits(divide(amount, coinRate, 'down'))} ${localCurrency}`
          ) : (
            <NotYet label={englishForms.notFilledIn} />
          ),
        },
      ]}
    />
  );
}

interface Payment {
  rows: SummaryProps['rows'];
  total: string | undefined;
}

function payment(amount: DecimalString | undefined, source: PayingSource | undefined): Payment {
  if (source === undefined)
    return {
      rows: [{ label: 'Fee', value: <NotYet label={englishForms.notFilledIn} /> }],
      total: undefined,
    };
  if (source.id !== 'bank') return assetPayment(amount, source);
  return {
    rows: [{ label: 'Fee', value: source.fee }],
    total: amount && formatWon(amount),
  };
}

function assetPayment(amount: DecimalString | undefined, source: AssetSource): Payment {
  const { id, rate } = source;
  const cost = amount && topUpCost(amount, source);
  const units = (value: DecimalString) => `${formatFixed(value, 4)} ${id}`;
  return {
    rows: [
      { label: 'Rate', value: `1 ${id} = ${formatWon(rate)}` },
      {
        label: 'Required',
        value: cost ? units(cost.required) : <NotYet label={englishForms.notFilledIn} />,
      },
      {
        label: `Fee (${source.fee})`,
        value: cost ? units(cost.fee) : <NotYet label={englishForms.notFilledIn} />,
      },
    ],
    total: cost && units(cost.total),
  };
}
