import { useId, type ReactNode } from 'react';

import { Spoken } from '#components/Spoken.tsx';

import { FieldError } from './FieldError.tsx';

/** The props that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface LabelledControlProps {
  label: string;
  hint?: ReactNode;
  /** The error of the value; tied to the control. */
  error?: string | undefined;
  /** Whether the error is announced at once, because the focus does not move to it. */
  alert?: boolean;
  /** Content beside the label, such as a balance. */
  aside?: ReactNode;
  /** The id of the control, if the caller needs it too. */
  id?: string;
  children: (control: ControlProps) => ReactNode;
}

/** The label, hint and error of a control. For a text that is sent, use `Field`, which refuses secrets. */
export function LabelledControl({
  label,
  hint,
  error,
  alert = false,
  aside,
  id: givenId,
  children,
}: LabelledControlProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
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
            <Spoken>{aside}</Spoken>
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error && (
        <FieldError id={errorId} alert={alert}>
          {error}
        </FieldError>
      )}
      {hint && (
        <p id={hintId} className="text-small wrap-anywhere text-ink-muted">
          <Spoken>{hint}</Spoken>
        </p>
      )}
    </div>
  );
}
