import { Landmark } from 'lucide-react';

import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import type { Navigate } from '#components/Link.tsx';
import { bankInfoPath } from '#wallet/bank-info-path.ts';
import { paths } from '#wallet/paths.ts';

export interface NoBankAccountsProps {
  /** The error after a submission without a bank account. */
  error: string | undefined;
  onNavigate: Navigate;
}

/** Replaces the choice of a bank account for a user who has none (core §2). */
export function NoBankAccounts({ error, onNavigate }: NoBankAccountsProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-small font-medium text-ink-muted">Bank account</p>
      <Card>
        <EmptyState
          icon={Landmark}
          action={
            <ButtonLink
              data-refused={error && ''}
              tone="secondary"
              size="small"
              to={bankInfoPath(paths.withdraw, 'bank-account')}
              onNavigate={onNavigate}
            >
              Add Bank Account
            </ButtonLink>
          }
        >
          No bank accounts registered
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
