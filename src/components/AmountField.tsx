import { isAmbiguous } from '#wallet/money/decimal.ts';

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
  /** What is said of an amount whose comma may be a decimal point, such as `1,500`. */
  ambiguousCommaLabel: (typed: string) => string;
}

/** A large field for an amount, with its unit. */
export function AmountField({
  unit,
  value,
  onValueChange,
  ambiguousCommaLabel,
  placeholder = '0',
  error,
  ...rest
}: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      figure
      placeholder={placeholder}
      {...(unit === '' ? {} : { unit })}
      inputMode="decimal"
      autoComplete="off"
      // Said while it is typed: no form reads it before the person has decided.
      error={isAmbiguous(value) ? ambiguousCommaLabel(value.trim()) : error}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
