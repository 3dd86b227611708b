import { cx } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';

import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

/** A radio button that looks like a segment of one bar. */
export interface Segment<Value extends string> extends RadioOption<Value> {
  icon?: LucideIcon;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  /** Saves height: the label is for screen readers only, and the labels of segments wrap before the segments do. */
  compact?: boolean;
  segments: readonly Segment<Value>[];
  /** Empty while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** The error of the choice; tied to the group. */
  error?: string | undefined;
}

/** A choice among a few options, side by side. */
export function SegmentedControl<Value extends string>({
  segments,
  compact = false,
  ...group
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...group}
      labelHidden={compact}
      options={segments}
      className="flex flex-wrap rounded-track bg-well p-[3px]"
      renderOption={({ label, icon: Icon }, radio) => (
        <label
          className={cx(
            'relative flex min-h-11 max-w-full items-center justify-center gap-2 rounded-thumb px-2 text-small font-semibold text-ink-muted has-checked:selected max-[22.5rem]:px-1',
            compact
              ? 'flex-[1_1_4rem] text-center leading-tight text-balance'
              : 'flex-auto whitespace-nowrap',
          )}
        >
          <input {...radio} />
          {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={2} />}
          {label}
        </label>
      )}
    />
  );
}
