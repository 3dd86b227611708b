import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';

export interface NoSourceProps {
  label: string;
  icon: LucideIcon;
  /** A link to where one is added. */
  action?: ReactNode;
  /** The error after a submission without a choice. */
  error: string | undefined;
  /** The sentence that none is saved. */
  children: string;
}

/** Replaces the choice of a bank account or card for a user who has saved none. */
export function NoSource({ label, icon, action, error, children }: NoSourceProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small font-medium text-ink-muted">{label}</p>
      <Card>
        <EmptyState icon={icon} action={action}>
          {children}
        </EmptyState>
      </Card>
      {error && (
        <p role="alert" className="text-small font-medium text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
