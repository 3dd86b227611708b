import { cx } from 'class-variance-authority';
import { Fragment, useId, type ReactNode } from 'react';

import { FieldError } from './form/FieldError.tsx';

/** The props of an option's radio button. The radio button covers the option; the option shows whether it is chosen. */
export interface RadioProps {
  type: 'radio';
  name: string;
  value: string;
  checked: boolean;
  disabled: boolean;
  onChange: () => void;
  className: string;
}

/** A radio button and its label. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  /** The language of the label, if it differs from the surrounding one. */
  lang?: string;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string, Option extends RadioOption<Value>> {
  label: string;
  /** The label is for screen readers only, because the options explain themselves. */
  labelHidden?: boolean;
  options: readonly Option[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** The error of the choice; tied to the group. */
  error?: string | undefined;
  /** The classes of the box around the options, which are stacked by default. */
  className?: string;
  /** Renders an option around its radio button; by default as a row with a circle. */
  renderOption?: (option: Option, radio: RadioProps) => ReactNode;
}

/** A choice of one option, made of native radio buttons. */
export function RadioGroup<Value extends string, Option extends RadioOption<Value>>({
  label,
  labelHidden = false,
  options,
  value,
  onValueChange,
  error,
  className,
  renderOption = renderRow,
}: RadioGroupProps<Value, Option>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className={labelHidden ? 'sr-only' : 'text-small font-medium text-ink-muted'}>
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={error && `${id}-error`}
        aria-invalid={error === undefined ? undefined : true}
        className={className}
      >
        {options.map((option) => (
          <Fragment key={option.value}>
            {renderOption(option, {
              type: 'radio',
              name: id,
              value: option.value,
              checked: option.value === value,
              disabled: option.disabled ?? false,
              onChange: () => onValueChange(option.value),
              className:
                'absolute inset-0 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed',
            })}
          </Fragment>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

function renderRow({ label, lang, disabled }: RadioOption<string>, radio: RadioProps): ReactNode {
  return (
    <label
      className={cx(
        'group relative -mx-2 flex min-h-11 items-center gap-3 rounded-small p-2 text-body',
        disabled && 'text-ink-muted',
      )}
    >
      <input {...radio} />
      <span
        aria-hidden
        className="flex size-5 shrink-0 items-center justify-center rounded-full border border-control-line bg-raised group-has-checked:border-brand group-has-disabled:bg-well"
      >
        <span className="size-2.5 rounded-full border border-transparent group-has-checked:border-brand group-has-checked:bg-brand" />
      </span>
      <span lang={lang} className="min-w-0 wrap-anywhere">
        {label}
      </span>
    </label>
  );
}
