import { cx } from 'class-variance-authority';
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
  /** Content beside the label, such as a balance; below a centred control. An empty text reserves its line. */
  aside?: ReactNode;
  /** Centres the control and its texts: for the amount that a screen is about. */
  centred?: boolean;
  /** Puts label and control into one raised row, after a mark. */
  boxed?: { mark: ReactNode };
  /** Buttons that fill in a centred control, between its error and its hint. */
  keys?: ReactNode;
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
  centred = false,
  boxed,
  keys,
  id: givenId,
  children,
}: LabelledControlProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  const labelled = (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-small font-medium text-ink-muted">
          {label}
        </label>
        {aside && !centred && (
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
    </>
  );
  return (
    <div className={cx('flex flex-col', centred ? 'items-center gap-1 text-center' : 'gap-1.5')}>
      {boxed ? (
        <div
          className={cx(
            'relative flex flex-col rounded-control bg-raised pt-2 pr-11 shadow-soft focus-within:inset-ring-2 focus-within:inset-ring-brand-ink has-aria-invalid:inset-ring-2 has-aria-invalid:inset-ring-negative has-disabled:bg-well has-disabled:shadow-none',
            boxed.mark ? 'pl-15' : 'pl-4',
          )}
        >
          {boxed.mark && (
            <span className="absolute inset-y-0 left-2.5 flex items-center">{boxed.mark}</span>
          )}
          {labelled}
        </div>
      ) : (
        labelled
      )}
      {centred && aside !== undefined && (
        <p className="min-h-4.5 text-small wrap-anywhere text-ink-muted">
          <Spoken>{aside}</Spoken>
        </p>
      )}
      {error && (
        <FieldError id={errorId} alert={alert}>
          {error}
        </FieldError>
      )}
      {keys && <div className="my-1 w-full">{keys}</div>}
      {hint && (
        <p id={hintId} className="text-small wrap-anywhere text-ink-muted">
          <Spoken>{hint}</Spoken>
        </p>
      )}
    </div>
  );
}
