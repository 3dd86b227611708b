import { Switch as RadixSwitch } from 'radix-ui';
import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  /** An icon before the words. */
  mark?: ReactNode;
  label: string;
  description?: string;
  checked: boolean;
  disabled?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A setting that is on or off, its whole row a target. */
export function Switch({
  mark,
  label,
  description,
  checked,
  disabled,
  onCheckedChange,
}: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-16 items-center justify-between gap-4">
      <label htmlFor={id} className="flex min-w-0 flex-1 items-center gap-3 py-3 wrap-anywhere">
        {mark}
        <span className="min-w-0 flex-1">
          <span className="block text-body font-medium">{label}</span>
          {description && (
            <span id={`${id}-description`} className="block text-small text-ink-muted">
              {description}
            </span>
          )}
        </span>
      </label>
      <RadixSwitch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        aria-describedby={description && `${id}-description`}
        className="relative h-11 w-14 rounded-control shrink-0 before:absolute before:inset-x-0 before:top-1.5 before:h-8 before:rounded-full before:bg-control-line before:transition-colors before:duration-160 disabled:opacity-60 data-[state=checked]:before:bg-brand"
      >
        <RadixSwitch.Thumb className="absolute top-2.5 left-1 size-6 rounded-full bg-on-brand transition-transform duration-160 data-[state=checked]:translate-x-6" />
      </RadixSwitch.Root>
    </div>
  );
}
