import { Check } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { FieldError } from './form/FieldError.tsx';

export interface CheckboxProps {
  label: ReactNode;
  description?: string;
  /** The error of the value; tied to the box. */
  error?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A choice to agree to something or to include it. For a setting that takes effect at once, use a `Switch`. */
export function Checkbox({
  label,
  description,
  error,
  checked,
  disabled,
  onCheckedChange,
}: CheckboxProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-description`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="group relative -mx-2 flex min-h-11 items-start gap-3 rounded-small px-2 py-2.5 has-disabled:text-ink-muted">
        {/* The input covers the row: a press anywhere counts, and the focus outlines the complete row. */}
        <input
          id={id}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.target.checked)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy || undefined}
          className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
        />
        <span
          aria-hidden
          className="mt-px flex size-5 shrink-0 items-center justify-center rounded-[0.375rem] border border-control-line bg-raised text-on-brand group-has-checked:border-brand group-has-checked:bg-brand group-has-disabled:border-line group-has-disabled:bg-well group-has-disabled:text-ink-muted group-has-aria-invalid:border-negative"
        >
          {checked && <Check className="size-4" strokeWidth={3} />}
        </span>
        <div className="min-w-0 wrap-anywhere">
          <label htmlFor={id} className="block text-body font-medium">
            {label}
          </label>
          {description && (
            <p id={`${id}-description`} className="text-small text-ink-muted">
              {description}
            </p>
          )}
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
