import { typedAmountProblem } from '#wallet/money/typed-amount.ts';

import { TextField, type TextFieldProps } from './form/Field.tsx';

export interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'aside' | 'action' | 'placeholder' | 'required' | 'ref'
> {
  /** The unit of the amount; empty while no asset is chosen. */
  unit: string;
  /** The amount as typed. */
  value: string;
  onValueChange: (amount: string) => void;
  /** What is said of an amount that cannot be read: the comma of `1,500` may be a decimal point. */
  problemLabels: {
    'ambiguous-comma': (figure: string) => string;
    'too-many-digits': string;
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
  const typed = typedAmountProblem(value, unit);
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
      // Said while it is typed: no form reads it before the person has decided.
      error={typedMessage ?? error}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
