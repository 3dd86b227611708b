import { useRef } from 'react';

import { typedDate } from '#components/form/typed-date.ts';
import { useDates } from '#components/use-dates.ts';

/** The dates of a form with `ValidityDates`, as its rules need them. */
export function useValidityDates<Draft extends { issuanceDate: string; expirationDate: string }>(
  draft: Draft,
  now: Date,
) {
  const { daysOld } = useDates();
  const issuanceDate = useRef<HTMLInputElement>(null);
  const expirationDate = useRef<HTMLInputElement>(null);
  return {
    /** The refs of the inputs: only these report a half-typed date. */
    inputs: { issuanceDate, expirationDate },
    /** The draft in which a half-typed date is no date. */
    typedDraft: () => ({
      ...draft,
      issuanceDate: typedDate(issuanceDate.current, draft.issuanceDate),
      expirationDate: typedDate(expirationDate.current, draft.expirationDate),
    }),
    /** True if a day is in the future, by the time zone of the shown dates. */
    isInFuture: (day: string) => (daysOld(day, now) ?? 0) < 0,
  };
}
