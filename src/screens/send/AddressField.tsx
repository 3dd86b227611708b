import { controlClass, Field } from '#components/form/Field.tsx';

export interface AddressFieldProps {
  label: string;
  error: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
  /** Enter was pressed; an address has no second line. */
  onEnter: () => void;
}

/** An address to be typed or pasted. It wraps and grows: who cannot read it to its end cannot check it. */
export function AddressField({ label, error, value, onValueChange, onEnter }: AddressFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          placeholder="0x… or did:…"
          value={value}
          onChange={(event) => onValueChange(event.target.value.replaceAll(/[\r\n]+/g, ''))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter();
          }}
          className={`${controlClass} field-sizing-content resize-none font-mono break-all`}
        />
      )}
    </Field>
  );
}
