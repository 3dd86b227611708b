import { useId, type ReactNode } from 'react';

export interface SectionProps {
  title: string;
  /** A link or button beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A titled part of a screen. It is a landmark with that title. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id={titleId} className="text-row font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
