import type { WorkMessages } from '#i18n/en/work.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { AmountField } from '#widgets/AmountField.tsx';
import { WonField } from '#widgets/WonField.tsx';
import type { DocumentCurrency } from '#wallet/entities/document.ts';
import { isWholeCurrency, type ApprovalRequestFields } from '#wallet/forms/request-approval.ts';

type Problem = ApprovalRequestFields['amount'];

/** The sentence about an amount that cannot be sent. */
function problemText(
  t: WorkMessages['money'],
  problem: Problem,
  currency: DocumentCurrency,
): string {
  switch (problem) {
    case 'missing':
    case 'no-amount':
      return t[problem];
    case 'not-whole':
    case 'too-fine':
      return t[problem](currency);
  }
}

export interface MoneyFieldProps {
  label: string;
  currency: DocumentCurrency;
  problem: Problem | undefined;
  /** The amount as typed. */
  value: string;
  onValueChange: (amount: string) => void;
}

/**
 * A field for an amount of a currency. A currency without a minor unit gets its thousands grouped while the user
 * types.
 */
export function MoneyField({ label, currency, problem, value, onValueChange }: MoneyFieldProps) {
  const t = useMessages('work').money;
  const field = {
    label,
    unit: currency,
    error: problem && problemText(t, problem, currency),
    value,
    onValueChange,
  };
  return isWholeCurrency(currency) ? (
    <WonField
      {...field}
      problemLabels={{
        'no-amount': t['no-amount'],
        'not-whole': t['not-whole'](currency),
      }}
    />
  ) : (
    <AmountField {...field} />
  );
}
