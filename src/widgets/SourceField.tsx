import { CreditCard, Landmark } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Select } from '#components/Select.tsx';
import { bankInfoPath, type BankInfoOrigin } from '#wallet/bank-info-path.ts';
import type { SourceKind } from '#wallet/entities/money-choices.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import type { SavedSource } from '#wallet/saved-sources.ts';

import { MaskedNumber } from './MaskedNumber.tsx';
import { NoSource } from './NoSource.tsx';
import { useBankName } from './use-bank-name.ts';

export interface SourceFieldProps {
  kind: SourceKind;
  sources: readonly SavedSource[];
  /** The id of the chosen source, or of the default; empty if the chosen one was removed. */
  value: string;
  error?: string | undefined;
  onValueChange: (id: string) => void;
  /** The form, to which Bank Information returns. */
  from: BankInfoOrigin;
  onNavigate: Navigate;
}

const icons = { 'bank-account': Landmark, card: CreditCard } as const;

/** The saved bank account or card that pays (decision 205). Without one it links to where it is added. */
export function SourceField({
  kind,
  sources,
  value,
  error,
  onValueChange,
  from,
  onNavigate,
}: SourceFieldProps) {
  const { label, placeholder, empty, add } = useMessages('forms').source[kind];
  const { mask } = useMessages('common');
  const bankName = useBankName();
  if (sources.length > 0) {
    return (
      <Select
        label={label}
        options={sources.map(({ id, name, number }) => ({
          value: String(id),
          // A screen reader reads the text of a native option, so the label has words instead of a mask.
          label: `${bankName(name)}, ${spokenNumber(number, mask)}`,
        }))}
        error={error}
        {...(value === '' && { placeholder })}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    );
  }
  return (
    <NoSource
      label={label}
      icon={icons[kind]}
      error={error}
      action={
        <ButtonLink
          data-refused={error && ''}
          tone="secondary"
          size="small"
          to={bankInfoPath(from, kind)}
          onNavigate={onNavigate}
        >
          {add}
        </ButtonLink>
      }
    >
      {empty}
    </NoSource>
  );
}

/** A source in a summary. */
export function SourceLabel({ name, number }: Pick<SavedSource, 'name' | 'number'>) {
  const bankName = useBankName();
  return (
    <>
      {bankName(name)} <MaskedNumber>{number}</MaskedNumber>
    </>
  );
}
