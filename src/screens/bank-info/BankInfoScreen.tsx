import type { AccountType } from '#wallet/entities/bank-account.ts';
import {
  ChartLine,
  Coins,
  Landmark,
  PiggyBank,
  Trash2,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { AddForm } from '#components/AddForm.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { emptyBankAccount } from '#wallet/forms/bank-info.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { accountTypeLabels } from './account-type-labels.ts';
import { BankAccountForm, type BankAccountFormProps } from './BankAccountForm.tsx';

export interface BankInfoState {
  accounts: Loadable<readonly BankAccount[]>;
}

export interface BankInfoActions extends Pick<BankAccountFormProps, 'onAdd'> {
  /** Removes an account; rejects if that failed. */
  onRemove: (id: BankAccount['id']) => Promise<void>;
  onRetry: () => void;
  onNavigate: Navigate;
  notify: Notify;
}

const typeIcons: Readonly<Record<AccountType, LucideIcon>> = {
  checking: Wallet,
  savings: PiggyBank,
  investment: ChartLine,
  crypto: Coins,
};

/** The user's registered accounts, and a form to register another one (core §2, decision 97). */
export function BankInfoScreen({
  accounts,
  onAdd,
  onRemove,
  onRetry,
  onNavigate,
  notify,
}: BankInfoState & BankInfoActions) {
  // Closing the form must not lose the draft, so it is stored here.
  const [draft, setDraft] = useDraft('bank-info', () => emptyBankAccount);
  return (
    <Screen>
      <ScreenHeader
        title="Bank Information"
        back={{ to: paths.myInfo, label: english.back }}
        onNavigate={onNavigate}
      />

      <AddForm label="Add bank account">
        <BankAccountForm draft={draft} onDraftChange={setDraft} onAdd={onAdd} notify={notify} />
      </AddForm>

      <Section title="Registered accounts">
        <Loaded
          from={accounts}
          skeleton={
            <Card inset="rows">
              <Loading label="Loading your bank accounts">
                <SkeletonRows count={2} />
              </Loading>
            </Card>
          }
          errorTitle="We could not load your bank accounts"
          labels={english.loadError}
          onRetry={onRetry}
        >
          {(data) => <AccountList accounts={data} onRemove={onRemove} notify={notify} />}
        </Loaded>
      </Section>

      <InlineNotice>Your bank information is encrypted and stored securely.</InlineNotice>
    </Screen>
  );
}

function AccountList({
  accounts,
  onRemove,
  notify,
}: { accounts: readonly BankAccount[] } & Pick<BankInfoActions, 'onRemove' | 'notify'>) {
  const [removing, setRemoving] = useState<BankAccount>();
  const list = useRef<HTMLDivElement>(null);

  function handleRemoved() {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => setRemoving(undefined));
    list.current?.focus();
    notify(notices['bank-info.removed']);
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Card inset="rows">
        {accounts.length === 0 ? (
          <EmptyState icon={Landmark}>No bank accounts registered</EmptyState>
        ) : (
          <ul>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onAskRemove={() => setRemoving(account)}
              />
            ))}
          </ul>
        )}
      </Card>
      {removing && (
        <RemoveDialog
          title="Remove this account?"
          onRemove={() => onRemove(removing.id)}
          onRemoved={handleRemoved}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['bank-info.remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {removing.bankName}{' '}
            <MaskedNumber>{maskAccountNumber(removing.accountNumber)}</MaskedNumber> can no longer
            be chosen for a withdrawal. You can add it again at any time.
          </p>
        </RemoveDialog>
      )}
    </div>
  );
}

function AccountRow({
  account: { bankName, accountNumber, accountHolder, accountType, isDefault },
  onAskRemove,
}: {
  account: BankAccount;
  onAskRemove: () => void;
}) {
  return (
    <ListRow
      mark={<IconMark icon={typeIcons[accountType]} tone="brand" />}
      title={bankName}
      detail={
        <>
          <MaskedNumber>{maskAccountNumber(accountNumber)}</MaskedNumber>
          <span className="block">{accountHolder}</span>
        </>
      }
      end={isDefault ? <Badge tone="brand">Default</Badge> : undefined}
      endDetail={accountTypeLabels[accountType]}
      action={
        <div className="-mr-2.5">
          <IconButton
            icon={Trash2}
            label={`Remove ${bankName}, ${spokenNumber(maskAccountNumber(accountNumber))}`}
            onClick={onAskRemove}
          />
        </div>
      }
    />
  );
}
