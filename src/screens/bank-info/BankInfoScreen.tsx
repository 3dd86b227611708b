import type { AccountType } from '#wallet/entities/bank-account.ts';
import { ChartLine, Coins, Landmark, PiggyBank, Wallet, type LucideIcon } from 'lucide-react';

import { AddForm } from '#components/AddForm.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { english } from '#wallet/labels/english.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { emptyBankAccount } from '#wallet/forms/bank-info.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { accountTypeLabels } from './account-type-labels.ts';
import { BankAccountForm } from './BankAccountForm.tsx';

export interface BankInfoState {
  accounts: readonly BankAccount[];
}

export interface BankInfoActions {
  onNavigate: Navigate;
  notify: Notify;
}

const typeIcons: Readonly<Record<AccountType, LucideIcon>> = {
  checking: Wallet,
  savings: PiggyBank,
  investment: ChartLine,
  crypto: Coins,
};

/** The accounts that a person has registered, and a form to register one more (core §2). */
export function BankInfoScreen({ accounts, onNavigate, notify }: BankInfoState & BankInfoActions) {
  // Kept while the form is closed, so that closing it by mistake costs nothing.
  const [draft, setDraft] = useDraft('bank-info', () => emptyBankAccount);
  return (
    <Screen>
      <ScreenHeader
        title="Bank Information"
        back={{ to: paths.myInfo, label: english.back }}
        onNavigate={onNavigate}
      />

      <AddForm label="Add bank account">
        <BankAccountForm draft={draft} onDraftChange={setDraft} notify={notify} />
      </AddForm>

      <Section title="Registered accounts">
        <Card inset="rows">
          {accounts.length === 0 ? (
            <EmptyState icon={Landmark}>No bank accounts registered</EmptyState>
          ) : (
            <ul>
              {accounts.map((account) => (
                <AccountRow key={account.id} account={account} />
              ))}
            </ul>
          )}
        </Card>
      </Section>

      <InlineNotice>Your bank information is encrypted and stored securely.</InlineNotice>
    </Screen>
  );
}

function AccountRow({
  account: { bankName, accountNumber, accountHolder, accountType, isDefault },
}: {
  account: BankAccount;
}) {
  return (
    <ListRow
      mark={<IconMark icon={typeIcons[accountType]} tone="brand" />}
      title={bankName}
      detail={
        <>
          {maskAccountNumber(accountNumber)}
          <span className="block">{accountHolder}</span>
        </>
      }
      end={isDefault ? <Badge tone="brand">Default</Badge> : undefined}
      endDetail={accountTypeLabels[accountType]}
    />
  );
}
