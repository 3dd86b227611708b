import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** A choice among a few, all in sight. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
}: SegmentedControlProps<Value>) {
  const labelId = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={labelId} className="text-small font-medium text-ink-muted">
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        className="flex flex-wrap rounded-control bg-sunken p-1"
      >
        {segments.map(({ value: option, label: words, icon: Icon }) => (
          <label
            key={option}
            className="relative flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[0.625rem] px-2 text-small font-semibold text-ink-muted has-checked:bg-raised has-checked:text-brand-ink has-checked:shadow-soft"
          >
            <input
              type="radio"
              name={labelId}
              value={option}
              checked={option === value}
              onChange={() => onValueChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] disabled:cursor-not-allowed"
            />
            {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={2} />}
            {words}
          </label>
        ))}
      </div>
    </div>
  );
}
