import type { LucideIcon } from 'lucide-react';

import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

/** A radio button that looks like a segment of one bar. */
export interface Segment<Value extends string> extends RadioOption<Value> {
  icon?: LucideIcon;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
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
  ...group
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...group}
      options={segments}
      className="flex flex-wrap rounded-track bg-well p-[3px]"
      renderOption={({ label, icon: Icon }, radio) => (
        <label className="relative flex min-h-11 max-w-full flex-auto items-center justify-center gap-2 rounded-thumb px-2 text-small font-semibold whitespace-nowrap text-ink-muted has-checked:selected max-[22.5rem]:px-1">
          <input {...radio} />
          {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={2} />}
          {label}
        </label>
      )}
    />
  );
}
