import { TextField, type TextFieldProps } from './form/Field.tsx';

export interface AmountFieldProps extends Pick<
  TextFieldProps,
  'label' | 'hint' | 'error' | 'action'
> {
  /** The unit of the amount; empty while no asset is chosen. */
  unit: string;
  /** The amount as typed. */
  value: string;
  onValueChange: (amount: string) => void;
}

/** A large field for an amount, with its unit. */
export function AmountField({ unit, value, onValueChange, ...rest }: AmountFieldProps) {
  return (
    <TextField
      {...rest}
      figure
      placeholder="0"
      {...(unit === '' ? {} : { unit })}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
