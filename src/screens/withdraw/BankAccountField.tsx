import { useMessages } from '#i18n/messages-context.ts';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Loading } from '#components/Skeleton.tsx';
import { SourceField } from '#widgets/SourceField.tsx';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';
import { sourceOfAccount } from '#wallet/saved-sources.ts';

export interface BankAccountFieldProps {
  accounts: Loadable<readonly BankAccount[]>;
  error: string | undefined;
  /** The id of the chosen account, or of the default; empty if there is none, or if the chosen one was removed. */
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
  const t = useMessages('bank').accounts;
  return (
    <Loaded
      from={accounts}
      skeleton={
        <Loading label={t.loading}>
          <FieldSkeleton />
        </Loading>
      }
      errorTitle={t.failed}
      onRetry={onRetry}
    >
      {(saved) => (
        <SourceField
          kind="bank-account"
          sources={saved.map(sourceOfAccount)}
          value={value}
          error={error}
          onValueChange={onValueChange}
          from={paths.withdraw}
          onNavigate={onNavigate}
        />
      )}
    </Loaded>
  );
}
