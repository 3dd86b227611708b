import type { Ref } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { TextField } from '#components/form/Field.tsx';

/** The dates of a credential or document; each as `2025-01-31`, or empty. */
interface Dates {
  issuanceDate: string;
  expirationDate: string;
}

export interface ValidityDatesProps {
  issuanceLabel: string;
  dates: Dates;
  errors: { [Field in keyof Dates]: string | undefined };
  /** The inputs, which tell a half-typed date from an empty one. */
  inputs: { [Field in keyof Dates]: Ref<HTMLInputElement> };
  onChange: (changed: Partial<Dates>) => void;
}

const firstDay = '1900-01-01';
const lastDay = '2999-12-31';

/** The issue date, and the optional expiry date that is not before it, side by side if there is room. */
export function ValidityDates({
  issuanceLabel,
  dates: { issuanceDate, expirationDate },
  errors,
  inputs: { issuanceDate: issuanceInput, expirationDate: expirationInput },
  onChange,
}: ValidityDatesProps) {
  const { expiryDate } = useMessages('cards');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9.75rem,100%),1fr))] items-start gap-x-3 gap-y-5">
      <TextField
        ref={issuanceInput}
        type="date"
        label={issuanceLabel}
        autoComplete="off"
        min={firstDay}
        max={lastDay}
        error={errors.issuanceDate}
        value={issuanceDate}
        onChange={(event) => onChange({ issuanceDate: event.target.value })}
      />
      <TextField
        ref={expirationInput}
        type="date"
        label={expiryDate}
        autoComplete="off"
        min={issuanceDate || firstDay}
        max={lastDay}
        error={errors.expirationDate}
        value={expirationDate}
        onChange={(event) => onChange({ expirationDate: event.target.value })}
      />
    </div>
  );
}
