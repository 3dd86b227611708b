import { useState } from 'react';

import { amountProblem } from '#wallet/forms/amount-problem.ts';
import { readAmount, typedAmountProblem } from '#wallet/money/typed-amount.ts';

import { TextField, type TextFieldProps } from '#components/form/Field.tsx';

export interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'aside' | 'action' | 'placeholder' | 'required' | 'ref'
> {
  /** The unit of the amount; empty while no asset is chosen. */
  unit: string;
  /** The amount as typed. */
  value: string;
  onValueChange: (amount: string) => void;
  /** The errors of an unreadable amount: `no-amount` is shown on blur, the others while the user types. */
  problemLabels: {
    'ambiguous-comma': (figure: string) => string;
    'too-many-digits': string;
    'no-amount': string;
  };
}

/** A large field for an amount, with its unit. */
export function AmountField({
  unit,
  value,
  onValueChange,
  problemLabels,
  placeholder = '0',
  error,
  ...rest
}: AmountFieldProps) {
  const [blurred, setBlurred] = useState(false);
  const typed = typedAmountProblem(value, unit);
  const hasNoAmount =
    blurred && amountProblem(value) === 'no-amount' && readAmount(value, unit) === undefined;
  const typedMessage =
    typed?.problem === 'ambiguous-comma'
      ? problemLabels[typed.problem](typed.figure)
      : typed && problemLabels[typed.problem];
  return (
    <TextField
      {...rest}
      figure
      placeholder={placeholder}
      {...(unit === '' ? {} : { unit })}
      inputMode="decimal"
      autoComplete="off"
      // `typedMessage` is shown during typing, because the form checks an amount only when it is submitted.
      error={typedMessage ?? error ?? (hasNoAmount ? problemLabels['no-amount'] : undefined)}
      value={value}
      onBlur={() => setBlurred(true)}
      onChange={(event) => {
        setBlurred(false);
        onValueChange(event.target.value);
      }}
    />
  );
}
