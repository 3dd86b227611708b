import { LoaderCircle } from 'lucide-react';
import { useId, type ReactNode } from 'react';

export interface SwitchProps {
  /** An icon before the label. */
  mark?: ReactNode;
  label: string;
  description?: string;
  checked: boolean;
  disabled?: boolean;
  /** The change is being saved: a spinner shows, the focus stays, and presses are ignored. */
  busy?: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A setting that is on or off. A press anywhere on the row changes it. */
export function Switch({
  mark,
  label,
  description,
  checked,
  disabled,
  busy = false,
  onCheckedChange,
}: SwitchProps) {
  const id = useId();
  return (
    <div className="@container">
      {/* With large text, words are not broken: first the mark disappears to make room, then the switch wraps. */}
      <div className="flex min-h-16 items-center justify-between gap-x-4 @max-[9rem]:flex-wrap">
        <label
          htmlFor={id}
          className="flex min-w-0 flex-1 items-center gap-3 py-3 wrap-anywhere @max-[9rem]:basis-full @max-[9rem]:pb-0"
        >
          {mark && <span className="contents @max-[14rem]:hidden">{mark}</span>}
          <span className="min-w-0 flex-1">
            <span className="block text-body font-medium">{label}</span>
            {description && (
              <span id={`${id}-description`} className="block text-small text-ink-muted">
                {description}
              </span>
            )}
          </span>
        </label>
        {/* The transparent borders become visible in forced colours, which remove backgrounds. */}
        <span className="relative h-11 w-14 shrink-0 @max-[9rem]:ml-auto">
          <input
            id={id}
            type="checkbox"
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state
            role="switch"
            checked={checked}
            disabled={disabled}
            onChange={(event) => {
              if (!busy) onCheckedChange(event.target.checked);
            }}
            aria-busy={busy || undefined}
            aria-describedby={description && `${id}-description`}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-control before:absolute before:inset-x-0 before:top-1.5 before:h-8 before:rounded-full before:border before:border-transparent before:bg-control-line before:transition-colors before:duration-160 checked:before:bg-brand disabled:cursor-not-allowed disabled:opacity-60"
          />
          <span className="pointer-events-none absolute top-2.5 left-1 flex size-6 items-center justify-center rounded-full border border-transparent bg-on-brand transition-transform duration-160 peer-checked:translate-x-6 peer-disabled:opacity-60">
            {busy && (
              <LoaderCircle
                aria-hidden
                className="size-4 animate-turn text-brand"
                strokeWidth={2.5}
              />
            )}
          </span>
        </span>
      </div>
    </div>
  );
}
