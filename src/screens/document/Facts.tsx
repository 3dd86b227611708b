import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** It takes the whole width. */
  wide?: boolean;
}

/** What is known of something, each under its label, side by side for as long as they fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-x-4 gap-y-3.5">
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
          <dt className="text-small text-ink-muted">{label}</dt>
          <dd className="text-body font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
