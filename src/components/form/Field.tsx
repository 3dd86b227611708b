import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { FieldError } from './FieldError.tsx';

/** The props that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Why the value is refused; tied to the control. */
  error?: string | undefined;
  /** Something beside the label, such as a balance. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error of a control. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-small font-medium text-ink-muted">
          {label}
        </label>
        {aside && (
          <span className="ml-auto text-right text-small wrap-anywhere text-ink-muted">
            {aside}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-small wrap-anywhere text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

const controlShape =
  'min-h-13 w-full rounded-control border border-control-line bg-raised px-4 text-ink placeholder:text-ink-muted hover:border-ink-muted aria-invalid:border-negative disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted';

/** The classes of every text control. */
export const controlClass = `${controlShape} py-3 text-body`;

/** The classes of a control for an amount: the largest text in its form. */
const figureClass = `${controlShape} py-2.5 text-title font-semibold placeholder:font-normal`;

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** A unit at the end of the control, such as an asset code. */
  unit?: string | undefined;
  /** Sets an amount of money in larger text, while it fits. */
  figure?: boolean;
  /** A button that fills in the control, such as Max. */
  action?: ReactNode;
}

/** How many characters of an amount fit in larger text. */
const figureLength = 12;

/** Room for a unit. An asset code is short; the name of a city's currency is longer. */
function unitRoom(unit: string): string {
  return unit.length <= 5 ? 'pr-20' : 'pr-32';
}

/** A labelled text input. */
export function TextField({
  label,
  hint,
  error,
  aside,
  unit,
  figure = false,
  action,
  ...input
}: TextFieldProps) {
  const isLarge = figure && String(input.value ?? '').length <= figureLength;
  return (
    <Field label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="flex gap-2">
          <div className="relative min-w-0 flex-1">
            <input
              {...input}
              {...control}
              className={cx(isLarge ? figureClass : controlClass, unit && unitRoom(unit))}
            />
            {unit && (
              <span
                aria-hidden
                className="pointer-events-none absolute inset-y-0 right-4 flex max-w-24 items-center text-body font-medium text-ink-muted"
              >
                <span className="truncate">{unit}</span>
              </span>
            )}
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}
