import { Landmark, Plus } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { ChoiceCards } from '#components/ChoiceCards.tsx';
import type { Navigate } from '#components/Link.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { NoSource } from '#widgets/NoSource.tsx';
import { bankInfoPath } from '#wallet/bank-info-path.ts';
import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { paths } from '#wallet/paths.ts';

import { useBankName } from '#widgets/use-bank-name.ts';

export interface BankAccountChoiceProps {
  accounts: readonly BankAccount[];
  /** The id of the chosen account, or of the default; empty if there is none, or if the chosen one was removed. */
  value: string;
  error: string | undefined;
  onValueChange: (bankId: string) => void;
  onNavigate: Navigate;
}

/** A choice of the receiving account, each with its masked number and its holder, and a link to add another one. */
export function BankAccountChoice({
  accounts,
  value,
  error,
  onValueChange,
  onNavigate,
}: BankAccountChoiceProps) {
  const t = useMessages('local').withdraw.account;
  const bankName = useBankName();
  const none = accounts.length === 0;
  return (
    <div className="flex flex-col gap-2">
      {none ? (
        <NoSource label={t.label} icon={Landmark} error={error}>
          {t.empty}
        </NoSource>
      ) : (
        <ChoiceCards
          label={t.label}
          choices={accounts.map(
            ({ id, bankName: bank, accountNumber, accountHolder, isDefault }) => ({
              value: String(id),
              label: bankName(bank),
              icon: Landmark,
              detail: (
                <>
                  <MaskedNumber>{maskAccountNumber(accountNumber)}</MaskedNumber> · {accountHolder}
                </>
              ),
              badge: isDefault ? t.default : undefined,
            }),
          )}
          value={value}
          error={error}
          onValueChange={onValueChange}
        />
      )}
      <ButtonLink
        tone="secondary"
        size="small"
        width="full"
        data-refused={none && error ? '' : undefined}
        to={bankInfoPath(paths.localWithdraw, 'bank-account')}
        onNavigate={onNavigate}
      >
        <Plus aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        {t.add}
      </ButtonLink>
    </div>
  );
}
