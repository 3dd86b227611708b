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

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { useBankName } from '#widgets/use-bank-name.ts';
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
import { spokenNumber } from '#wallet/labels/masks.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { BankInfoOrigin } from '#wallet/bank-info-path.ts';
import type { SourceKind } from '#wallet/entities/money-choices.ts';
import type { DefaultSource, PaymentCard } from '#wallet/entities/payment-card.ts';
import { emptyBankAccount } from '#wallet/forms/bank-info.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { sourceOfAccount, sourceOfCard } from '#wallet/saved-sources.ts';

import { BankAccountForm, type BankAccountFormProps } from './BankAccountForm.tsx';
import { CardForm, type CardFormProps } from './CardForm.tsx';
import { CardList, type CardListProps } from './CardList.tsx';
import { DefaultSelect } from './DefaultSelect.tsx';

export interface BankInfoState {
  accounts: Loadable<readonly BankAccount[]>;
  cards: Loadable<readonly PaymentCard[]>;
  /** `from` is the form to which the user returns once something is saved, and `add` the form that is open at first. */
  origin?: { from: BankInfoOrigin | undefined; add: SourceKind | undefined };
}

export interface BankInfoActions
  extends
    Pick<BankAccountFormProps, 'onAdd'>,
    Pick<CardFormProps, 'onAddCard'>,
    Pick<CardListProps, 'onRemoveCard'> {
  /** Removes an account; rejects if that failed. */
  onRemove: (id: BankAccount['id']) => Promise<void>;
  /** Chooses the account or card that forms preselect; rejects if that failed. */
  onSetDefault: (source: DefaultSource) => Promise<void>;
  /** Refetches a failed list. */
  onRetry: (part: 'bankAccounts' | 'cards') => void;
  onNavigate: Navigate;
  notify: Notify;
}

const typeIcons: Readonly<Record<AccountType, LucideIcon>> = {
  checking: Wallet,
  savings: PiggyBank,
  investment: ChartLine,
  crypto: Coins,
};

/** The user's registered accounts and cards, each with a form to add another one (core §2, decisions 97 and 205). */
export function BankInfoScreen({
  accounts,
  cards,
  origin,
  onAdd,
  onRemove,
  onSetDefault,
  onRetry,
  onNavigate,
  ...cardActions
}: BankInfoState & BankInfoActions) {
  const { info: t, accounts: list } = useMessages('bank');
  const { back } = useMessages('common');
  const { notify } = cardActions;
  const from = origin?.from;
  const handleAdded = () => from && onNavigate(from);
  // Closing the form must not lose the draft, so it is stored here.
  const [draft, setDraft] = useDraft('bank-info', () => emptyBankAccount);
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: from ?? paths.myInfo, label: back }}
        onNavigate={onNavigate}
      />

      <AddForm label={t.accounts.add} initiallyOpen={origin?.add === 'bank-account'}>
        <BankAccountForm
          draft={draft}
          onDraftChange={setDraft}
          onAdd={onAdd}
          onAdded={handleAdded}
          notify={notify}
        />
      </AddForm>

      <Section title={list.title}>
        <Loaded
          from={accounts}
          skeleton={
            <Card inset="rows">
              <Loading label={list.loading}>
                <SkeletonRows count={2} />
              </Loading>
            </Card>
          }
          errorTitle={list.failed}
          onRetry={() => onRetry('bankAccounts')}
        >
          {(data) => (
            <>
              <AccountList accounts={data} onRemove={onRemove} notify={notify} />
              <DefaultSelect
                label={t.accounts.defaultLabel}
                hint={t.accounts.defaultHint}
                sources={data.map(sourceOfAccount)}
                onChoose={(id) => onSetDefault({ kind: 'bank-account', id })}
                notify={notify}
              />
            </>
          )}
        </Loaded>
      </Section>

      <Section title={t.cards.title}>
        <Loaded
          from={cards}
          skeleton={
            <Card inset="rows">
              <Loading label={t.cards.loading}>
                <SkeletonRows count={1} />
              </Loading>
            </Card>
          }
          errorTitle={t.cards.failed}
          onRetry={() => onRetry('cards')}
        >
          {(data) => (
            <>
              <CardList cards={data} {...cardActions} />
              <DefaultSelect
                label={t.cards.defaultLabel}
                hint={t.cards.defaultHint}
                sources={data.map(sourceOfCard)}
                onChoose={(id) => onSetDefault({ kind: 'card', id })}
                notify={notify}
              />
            </>
          )}
        </Loaded>
        <AddForm label={t.cards.add} initiallyOpen={origin?.add === 'card'}>
          <CardForm {...cardActions} onAdded={handleAdded} />
        </AddForm>
      </Section>

      <InlineNotice>{t.encrypted}</InlineNotice>
    </Screen>
  );
}

function AccountList({
  accounts,
  onRemove,
  notify,
}: { accounts: readonly BankAccount[] } & Pick<BankInfoActions, 'onRemove' | 'notify'>) {
  const t = useMessages('bank').info.accounts;
  const bankName = useBankName();
  const [beforeAccount, afterAccount] = textAround(t.removal);
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
          <EmptyState icon={Landmark}>{t.empty}</EmptyState>
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
          title={t.askRemove}
          onRemove={() => onRemove(removing.id)}
          onRemoved={handleRemoved}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['bank-info.remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {beforeAccount}
            {bankName(removing.bankName)}{' '}
            <MaskedNumber>{maskAccountNumber(removing.accountNumber)}</MaskedNumber>
            {afterAccount}
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
  const t = useMessages('bank').info;
  const { mask } = useMessages('common');
  const name = useBankName()(bankName);
  return (
    <ListRow
      mark={<IconMark icon={typeIcons[accountType]} tone="brand" />}
      title={name}
      detail={
        <>
          <MaskedNumber>{maskAccountNumber(accountNumber)}</MaskedNumber>
          <span className="block">{accountHolder}</span>
        </>
      }
      end={isDefault ? <Badge tone="brand">{t.default}</Badge> : undefined}
      endDetail={t.accounts.types[accountType]}
      action={
        <div className="-mr-2.5">
          <IconButton
            icon={Trash2}
            label={t.accounts.remove(
              `${name}, ${spokenNumber(maskAccountNumber(accountNumber), mask)}`,
            )}
            onClick={onAskRemove}
          />
        </div>
      }
    />
  );
}
