import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';

import { ConfirmationSheet, type ConfirmationSheetProps } from './ConfirmationSheet.tsx';
import { SubmitBar, type SubmitBarProps } from '#components/form/SubmitBar.tsx';
import { Summary, type SummaryProps } from '#components/form/Summary.tsx';
import { TestMoney } from './TestMoney.tsx';
import type { AskedMoney, MoneyForm } from './use-money-form.ts';

export interface MoneyFormFrameProps<Draft, Accepted, Fields> extends Pick<
  SubmitBarProps,
  'disabled' | 'hint'
> {
  form: MoneyForm<Draft, Accepted, Fields>;
  summary: Omit<SummaryProps, 'mark' | 'submitting'>;
  /** Notes between the summary and the button. */
  notes?: ReactNode;
  submitLabel: string;
  /** The button's label while the payment is running; by default a general one. */
  submittingLabel?: string;
  submitRef?: SubmitBarProps['ref'];
  /** The confirmation sheet, for a form with a review. */
  confirmation?: (
    asked: AskedMoney<Accepted>,
  ) => Omit<ConfirmationSheetProps, 'review' | 'onConfirm' | 'onCancel'>;
  /** The fields. */
  children: ReactNode;
}

/**
 * The common frame of forms that move money: fields that are locked while they are submitted, a summary and the
 * button.
 */
export function MoneyFormFrame<Draft, Accepted, Fields>({
  form: { form, locked, submitting, failure, asked, answer },
  summary,
  notes,
  submitLabel,
  submittingLabel,
  submitRef,
  confirmation,
  children,
  ...bar
}: MoneyFormFrameProps<Draft, Accepted, Fields>) {
  const { processing } = useMessages('forms');
  return (
    <>
      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the payment that is made. */}
        <fieldset role="none" disabled={locked} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
        <Summary {...summary} mark={<TestMoney />} submitting={submitting} />
        {notes}
        <SubmitBar
          {...bar}
          ref={submitRef}
          form={form.id}
          busy={locked}
          submitting={submitting}
          failure={failure}
        >
          {submitting ? (submittingLabel ?? processing) : submitLabel}
        </SubmitBar>
      </form>
      {asked && confirmation && (
        <ConfirmationSheet
          {...confirmation(asked)}
          review={asked.review}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}
