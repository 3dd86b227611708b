import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen, as a landmark with that title. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2.5">
      {/* As high with an action as without one: its target extends beyond the line, and to the edge of the card. */}
      <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2.5">
        <h2 id={titleId} className="min-w-0 text-row font-semibold wrap-anywhere">
          {title}
        </h2>
        {/* Right-aligned even when it wraps below a long title. */}
        {action && <div className="-my-2.5 -mr-4 ml-auto flex">{action}</div>}
      </div>
      {children}
    </section>
  );
}
