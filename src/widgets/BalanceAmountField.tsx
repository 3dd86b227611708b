import { useMessages } from '#i18n/messages-context.ts';
import { balanceShares, wholeBalance } from '#wallet/forms/balance-shares.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { balanceOf, type Holding, type Rates } from '#wallet/money/assets.ts';
import { decimal, type DecimalString } from '#wallet/money/decimal.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { dollarsWorth } from '#wallet/money/dollars-worth.ts';

import { AmountField, type AmountFieldProps } from './AmountField.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';

export interface BalanceAmountFieldProps extends Pick<
  AmountFieldProps,
  'hint' | 'error' | 'value' | 'onValueChange'
> {
  /** The asset to pay with; empty while none is chosen. */
  assetType: string;
  holdings: readonly Holding[];
  /** For the value in dollars, which is omitted until the rates are loaded. */
  rates: Loadable<Rates>;
  /** The fixed fee that the Max button leaves in the balance, in units of the asset; none by default. */
  fee?: DecimalString;
}

/** The amount to pay from a balance, with its value, a Max button, and buttons for parts of the balance. */
export function BalanceAmountField({
  assetType,
  holdings,
  rates,
  fee,
  value,
  onValueChange,
  ...field
}: BalanceAmountFieldProps) {
  const t = useMessages('forms').amount;
  const known = rates.status === 'ready' ? rates.data : undefined;
  const max = wholeBalance(holdings, assetType, fee);
  return (
    <AmountField
      {...field}
      hero
      label={t.label}
      unit={assetType}
      aside={dollarsWorth(known, assetType, readAmount(value, assetType)) ?? ''}
      keys={
        <QuickAmounts
          label={t.partOfBalance}
          amounts={balanceShares(balanceOf(holdings, assetType), assetType)}
          last={{ label: t.max, amount: max ?? decimal('0'), disabled: max === undefined }}
          onChoose={onValueChange}
        />
      }
      value={value}
      onValueChange={onValueChange}
    />
  );
}
