import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Select } from '#components/Select.tsx';
import { Loading } from '#components/Skeleton.tsx';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { english } from '#wallet/labels/english.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { NoBankAccounts } from './NoBankAccounts.tsx';

export interface BankAccountFieldProps {
  accounts: Loadable<readonly BankAccount[]>;
  error: string | undefined;
  /** The id of the chosen account; empty while none is chosen. */
  value: string;
  onValueChange: (id: string) => void;
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The saved bank account that receives a withdrawal. */
export function BankAccountField({
  accounts,
  error,
  value,
  onValueChange,
  onNavigate,
  onRetry,
}: BankAccountFieldProps) {
  return (
    <Loaded
      from={accounts}
      skeleton={
        <Loading label="Loading your bank accounts">
          <FieldSkeleton />
        </Loading>
      }
      errorTitle="We could not load your bank accounts"
      labels={english.loadError}
      onRetry={onRetry}
    >
      {(saved) =>
        saved.length === 0 ? (
          <NoBankAccounts error={error} onNavigate={onNavigate} />
        ) : (
          <Select
            label="Bank account"
            placeholder="Choose a bank account"
            options={saved.map(({ id, bankName, accountNumber }) => ({
              value: String(id),
              // A screen reader reads the text of a native option, so the label has words instead of a mask.
              label: `${bankName}, ${spokenNumber(maskAccountNumber(accountNumber))}`,
            }))}
            error={error}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )
      }
    </Loaded>
  );
}
