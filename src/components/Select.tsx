import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { controlClass } from './form/control-class.ts';
import { LabelledControl, type LabelledControlProps } from './form/LabelledControl.tsx';

/** An option of the list. */
export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends
    Omit<LabelledControlProps, 'id' | 'alert' | 'boxed' | 'centred' | 'keys' | 'children'>,
    Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The mark of the chosen option, before its label. */
  mark?: ReactNode;
  /** Shows label, aside and choice in one raised row, which is pressed as a whole. */
  row?: boolean;
}

/** Extends over the padding and the label of its row, so that a press anywhere in the row opens the list. */
const rowClass =
  '-mt-6.5 -mr-11 appearance-none bg-transparent pt-6.5 pr-11 pb-2 text-[1rem] font-semibold text-ink outline-transparent disabled:cursor-not-allowed disabled:text-ink-muted';

/** A labelled choice among many options, as a native list, which is the easiest to use on a phone. */
export function Select({
  label,
  hint,
  error,
  aside,
  options,
  placeholder,
  mark,
  row = false,
  ...select
}: SelectProps) {
  const items = (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label: optionLabel }) => (
        <option key={value} value={value}>
          {optionLabel}
        </option>
      ))}
    </>
  );
  if (row) {
    return (
      <LabelledControl boxed={{ mark }} label={label} hint={hint} error={error} aside={aside}>
        {(control) => (
          <>
            <select
              {...select}
              {...control}
              className={cx(rowClass, mark ? '-ml-15 pl-15' : '-ml-4 pl-4')}
            >
              {items}
            </select>
            <Chevron />
          </>
        )}
      </LabelledControl>
    );
  }
  return (
    <LabelledControl label={label} hint={hint} error={error} aside={aside}>
      {(control) => (
        <div className="relative">
          {mark && (
            <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center">
              {mark}
            </span>
          )}
          <select
            {...select}
            {...control}
            className={cx(controlClass, 'appearance-none pr-11 font-medium', mark && 'pl-14')}
          >
            {items}
          </select>
          <Chevron />
        </div>
      )}
    </LabelledControl>
  );
}

function Chevron() {
  return (
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-muted"
    />
  );
}
