import { AmountField } from '#widgets/AmountField.tsx';
import { WonField } from '#widgets/WonField.tsx';
import type { DocumentCurrency } from '#wallet/entities/document.ts';
import { isWholeCurrency, type ApprovalRequestFields } from '#wallet/forms/request-approval.ts';
import { englishAmountProblems } from '#wallet/labels/amount-problems.ts';

type Problem = ApprovalRequestFields['amount'];

const messages: Readonly<Record<Problem, (currency: DocumentCurrency) => string>> = {
  missing: () => 'Enter an amount.',
  'no-amount': () => englishAmountProblems['no-amount'],
  'not-whole': englishAmountProblems['not-whole'],
  'too-fine': (currency) => `${currency} has two digits after the point at most.`,
};

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
  const field = {
    label,
    unit: currency,
    error: problem && messages[problem](currency),
    value,
    onValueChange,
  };
  return isWholeCurrency(currency) ? (
    <WonField
      {...field}
      problemLabels={{
        'no-amount': messages['no-amount'](currency),
        'not-whole': messages['not-whole'](currency),
      }}
    />
  ) : (
    <AmountField {...field} problemLabels={englishAmountProblems} />
  );
}
