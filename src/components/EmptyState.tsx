import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** An illustration. */
  drawing?: ReactNode;
  /** An icon, if no illustration is about the content. */
  icon?: LucideIcon;
  /** One sentence. */
  children: ReactNode;
  /** A button or link to the next step. */
  action?: ReactNode;
}

/** Shown instead of an empty list. */
export function EmptyState({ drawing, icon: Icon, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      {drawing}
      {Icon && (
        <span className="flex size-12 items-center justify-center rounded-full bg-well text-ink-muted">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
      )}
      <p className="text-body [text-wrap:balance] text-ink-muted">{children}</p>
      {action}
    </div>
  );
}
