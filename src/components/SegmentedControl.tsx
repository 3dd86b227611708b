import type { LucideIcon } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
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
      <RadioGroup.Root
        aria-labelledby={labelId}
        value={value}
        orientation="horizontal"
        onValueChange={(next) => {
          const segment = segments.find((candidate) => candidate.value === next);
          if (segment) onValueChange(segment.value);
        }}
        className="flex flex-wrap rounded-control bg-sunken p-1"
      >
        {segments.map(({ value: option, label: words, icon: Icon }) => (
          <RadioGroup.Item
            key={option}
            value={option}
            className="flex min-h-11 flex-1 items-center justify-center gap-2 rounded-[0.625rem] px-2 text-small font-semibold text-ink-muted data-[state=checked]:bg-raised data-[state=checked]:text-brand-ink data-[state=checked]:shadow-soft"
          >
            {Icon && <Icon aria-hidden className="size-4.5" strokeWidth={2} />}
            {words}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
