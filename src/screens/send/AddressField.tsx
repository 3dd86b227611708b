import { Field } from '#components/form/Field.tsx';
import { WrappingInput } from '#components/form/WrappingInput.tsx';

export interface AddressFieldProps {
  label: string;
  /** What a link has filled in besides the address, or could not. */
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** The person has gone on to something else. */
  onBlur: () => void;
  /** Enter was pressed; an address has no second line. */
  onEnter: () => void;
}

/** An address to type or paste. It wraps and grows, so that a person can read and check all of it. */
export function AddressField({
  label,
  hint,
  error,
  value,
  onValueChange,
  onBlur,
  onEnter,
}: AddressFieldProps) {
  return (
    <Field label={label} hint={hint && <span role="status">{hint}</span>} error={error}>
      {(control) => (
        <WrappingInput
          {...control}
          holds="address"
          placeholder="0x… or did:…"
          value={value}
          onValueChange={onValueChange}
          onBlur={onBlur}
          onEnter={onEnter}
        />
      )}
    </Field>
  );
}
