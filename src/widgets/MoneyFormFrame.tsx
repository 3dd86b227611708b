import type { ReactNode } from 'react';

import { ConfirmationSheet, type ConfirmationSheetProps } from './ConfirmationSheet.tsx';
import { SubmitBar, type SubmitBarProps } from '#components/form/SubmitBar.tsx';
import { Summary, type SummaryProps } from '#components/form/Summary.tsx';
import { TestMoney } from './TestMoney.tsx';
import type { AskedMoney, MoneyForm } from './use-money-form.ts';

/** The labels of every form that moves money. */
export interface MoneyFormLabels {
  slowWrite: string;
  notFilledIn: string;
  /** The button's label while the payment is running. */
  processing: string;
}

export interface MoneyFormFrameProps<Draft, Accepted, Fields> extends Pick<
  SubmitBarProps,
  'disabled' | 'hint'
> {
  form: MoneyForm<Draft, Accepted, Fields>;
  labels: MoneyFormLabels;
  /** The language of the form, if it differs from the page's. */
  lang?: 'ko';
  summary: Omit<SummaryProps, 'mark' | 'submitting' | 'notFilledIn'>;
  /** Notes between the summary and the button. */
  notes?: ReactNode;
  submitLabel: string;
  submitRef?: SubmitBarProps['ref'];
  /** The confirmation sheet, for a form with a review. */
  confirmation?: (
    asked: AskedMoney<Accepted>,
  ) => Omit<ConfirmationSheetProps, 'lang' | 'review' | 'onConfirm' | 'onCancel'>;
  /** The fields. */
  children: ReactNode;
}

/**
 * The common frame of forms that move money: fields that are locked while they are submitted, a summary and the
 * button.
 */
export function MoneyFormFrame<Draft, Accepted, Fields>({
  form: { form, locked, submitting, failure, asked, answer },
  labels,
  lang,
  summary,
  notes,
  submitLabel,
  submitRef,
  confirmation,
  children,
  ...bar
}: MoneyFormFrameProps<Draft, Accepted, Fields>) {
  return (
    <>
      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the payment that is made. */}
        <fieldset role="none" disabled={locked} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
        <Summary
          {...summary}
          mark={<TestMoney />}
          submitting={submitting}
          notFilledIn={labels.notFilledIn}
        />
        {notes}
        <SubmitBar
          {...bar}
          ref={submitRef}
          form={form.id}
          lang={lang}
          busy={locked}
          submitting={submitting}
          failure={failure}
          slowLabel={labels.slowWrite}
        >
          {submitting ? labels.processing : submitLabel}
        </SubmitBar>
      </form>
      {asked && confirmation && (
        <ConfirmationSheet
          {...confirmation(asked)}
          lang={lang}
          review={asked.review}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}
