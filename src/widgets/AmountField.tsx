import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { amountProblem } from '#wallet/forms/amount-problem.ts';
import { readAmount, typedAmountProblem } from '#wallet/money/typed-amount.ts';

import { TextField, type TextFieldProps } from '#components/form/Field.tsx';

export interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'aside' | 'hero' | 'keys' | 'placeholder' | 'required' | 'ref'
> {
  /** The unit of the amount; empty while no asset is chosen. */
  unit: string;
  /** The amount as typed. */
  value: string;
  onValueChange: (amount: string) => void;
}

/**
 * A large field for an amount, with its unit. An unreadable amount shows its error while the user types, or on blur if
 * it is no amount at all.
 */
export function AmountField({
  unit,
  value,
  onValueChange,
  placeholder = '0',
  error,
  ...rest
}: AmountFieldProps) {
  const t = useMessages('forms').amount.problems;
  const [blurred, setBlurred] = useState(false);
  const typed = typedAmountProblem(value, unit);
  const hasNoAmount =
    blurred && amountProblem(value) === 'no-amount' && readAmount(value, unit) === undefined;
  const typedMessage =
    typed?.problem === 'ambiguous-comma'
      ? t[typed.problem](typed.figure.replace(',', ''), typed.figure.replace(',', '.'))
      : typed && t[typed.problem];
  return (
    <TextField
      {...rest}
      figure
      placeholder={placeholder}
      {...(unit === '' ? {} : { unit })}
      inputMode="decimal"
      autoComplete="off"
      // `typedMessage` is shown during typing, because the form checks an amount only when it is submitted.
      error={typedMessage ?? error ?? (hasNoAmount ? t['no-amount'] : undefined)}
      value={value}
      onBlur={() => setBlurred(true)}
      onChange={(event) => {
        setBlurred(false);
        onValueChange(event.target.value);
      }}
    />
  );
}
