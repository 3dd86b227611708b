import { useMessages } from '#i18n/messages-context.ts';
import { Field } from '#components/form/Field.tsx';
import { WrappingInput } from '#components/form/WrappingInput.tsx';

export interface AddressFieldProps {
  label: string;
  /** The hint about a link: the fields that it has filled in besides the address, or could not fill in. */
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** Called when the user leaves the field. */
  onBlur: () => void;
  /** Called on Enter: an address has only one line. */
  onEnter: () => void;
}

/** A field for an address. It wraps and grows, so that the user can read and check it completely. */
export function AddressField({
  label,
  hint,
  error,
  value,
  onValueChange,
  onBlur,
  onEnter,
}: AddressFieldProps) {
  const { addressExample } = useMessages('send').recipient;
  return (
    <Field label={label} hint={hint && <span role="status">{hint}</span>} error={error}>
      {(control) => (
        <WrappingInput
          {...control}
          holds="address"
          placeholder={addressExample}
          value={value}
          onValueChange={onValueChange}
          onBlur={onBlur}
          onEnter={onEnter}
        />
      )}
    </Field>
  );
}
