import { cx } from 'class-variance-authority';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { controlClass, controlShape } from './control-class.ts';
import {
  LabelledControl,
  type ControlProps,
  type LabelledControlProps,
} from './LabelledControl.tsx';
import { useSecretError } from './use-secret-error.ts';

export interface FieldProps extends Omit<
  LabelledControlProps,
  'id' | 'alert' | 'boxed' | 'children'
> {
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
  extends
    Omit<FieldProps, 'children' | 'centred'>,
    Omit<ComponentProps<'input'>, 'className' | 'id'> {
  /** A unit at the end of the control, such as an asset code. */
  unit?: string | undefined;
  /** Shows an amount of money in larger text if it fits. */
  figure?: boolean;
  /** Shows the amount that a screen is about in the largest text, centred and without a box. */
  hero?: boolean;
  /** A button about the text, such as one that confirms it. */
  action?: ReactNode;
}

/** The size of a centred amount by its number of characters: a long one gets smaller text instead of being cut. */
function heroSize(value: string): string {
  if (value.length < 8) return 'text-amount';
  return value.length < 13 ? 'text-[min(2.5rem,11vw)]' : 'text-[min(1.75rem,7.5vw)]';
}

const heroClass =
  'field-sizing-content max-w-full min-w-11 min-h-14 bg-transparent text-center leading-tight font-bold tracking-[-0.03em] caret-brand-ink outline-transparent placeholder:text-ink-muted disabled:cursor-not-allowed disabled:text-ink-muted';

/** A centred amount and its unit in one row, as wide as their text, above a line that shows focus and errors. */
function HeroRow({ unit, children }: Pick<TextFieldProps, 'unit'> & { children: ReactNode }) {
  return (
    <div className="flex max-w-full min-h-15 flex-wrap items-center justify-center gap-x-2 border-b-2 border-control-line px-2 focus-within:border-brand-ink has-aria-invalid:border-negative has-disabled:border-transparent">
      {children}
      {unit && (
        <span aria-hidden className="text-title font-semibold wrap-anywhere text-ink-muted">
          {unit}
        </span>
      )}
    </div>
  );
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
  hero = false,
  action,
  keys,
  ...input
}: TextFieldProps) {
  const value = String(input.value ?? '');
  const isLarge = figure && value.length <= figureLength;
  if (hero) {
    return (
      <Field centred label={label} hint={hint} error={error} aside={aside} keys={keys}>
        {(control) => (
          <HeroRow unit={unit}>
            <input
              {...input}
              {...control}
              // The width in browsers that do not support `field-sizing`.
              size={Math.max(value.length, 1)}
              className={cx(heroClass, heroSize(value))}
            />
          </HeroRow>
        )}
      </Field>
    );
  }
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
