import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

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

/** Several views of the same thing, one at a time. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
}: TabsProps<Value>) {
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next);
        if (tab) onValueChange(tab.value);
      }}
      className="flex flex-col gap-4"
    >
      <RadixTabs.List
        aria-label={label}
        className="flex flex-wrap rounded-control bg-sunken p-1 inset-ring inset-ring-sunken-line"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 max-w-full flex-auto rounded-[0.625rem] px-2 text-small font-semibold text-ink-muted data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-soft data-[state=active]:inset-ring data-[state=active]:inset-ring-control-line"
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value}>
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
