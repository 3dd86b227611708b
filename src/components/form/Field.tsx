import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { controlClass, controlShape } from './control-class.ts';
import {
  LabelledControl,
  type ControlProps,
  type LabelledControlProps,
} from './LabelledControl.tsx';
import { useSecretError } from './use-secret-error.ts';

export interface FieldProps extends Omit<LabelledControlProps, 'id' | 'alert' | 'children'> {
  children: (control: ControlProps & { 'data-secret': '' | undefined }) => ReactNode;
}

/** The label, hint and error of a control. Text controls refuse recovery phrases and private keys. */
export function Field({ error, children, ...rest }: FieldProps) {
  const id = useId();
  const secret = useSecretError(id);
  return (
    <LabelledControl
      {...rest}
      id={id}
      error={secret?.warning ?? error}
      alert={secret !== undefined}
    >
      {(control) => children({ ...control, 'data-secret': secret?.isEntered ? '' : undefined })}
    </LabelledControl>
  );
}

/** The classes of a control for an amount: the largest text in its form. */
const figureClass = `${controlShape} py-2.5 text-title font-semibold placeholder:font-normal`;

export interface TextFieldProps
  extends Omit<FieldProps, 'children'>, Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** A unit at the end of the control, such as an asset code. */
  unit?: string | undefined;
  /** Shows an amount of money in larger text if it fits. */
  figure?: boolean;
  /** A button that fills in the control, such as Max. */
  action?: ReactNode;
}

/** Maximum number of characters of an amount in larger text. */
const figureLength = 12;

/** Padding for a unit: asset codes are short, a city's currency has a longer name. */
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
