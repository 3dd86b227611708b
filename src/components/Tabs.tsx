import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

/** A tab and its panel. */
export interface Tab<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/**
 * Computes the index of the tab that a key moves to, from the index of the focused tab and the number of tabs. The
 * last and the first tab are neighbours.
 */
const keys: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Several views of the same thing, one at a time. The arrow keys move between the tabs. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.value === value);

  function moveByKey(event: KeyboardEvent, place: number) {
    const next = keys[event.key]?.(place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(next).focus();
    onValueChange(tab.value);
  }

  return (
    <div className="flex flex-col gap-4">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap rounded-track bg-well p-[3px]"
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            // A single tab stop: the arrow keys move on from there.
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            onKeyDown={(event) => moveByKey(event, place)}
            className="min-h-11 max-w-full flex-auto rounded-thumb px-2 text-small font-semibold text-ink-muted aria-selected:selected"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`}>
        {shown?.content}
      </div>
    </div>
  );
}
