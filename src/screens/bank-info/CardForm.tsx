import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import type { NewPaymentCard } from '#wallet/entities/payment-card.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { checkCard, emptyCard, type CardDraft } from '#wallet/forms/card.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';

export interface CardFormProps {
  /** Saves the card; rejects if that failed. */
  onAddCard: (card: Omit<NewPaymentCard, 'userId'>) => Promise<void>;
  /** Called after a success, unless the user has left the form. */
  onAdded: () => void;
  notify: Notify;
}

/**
 * Saves a card (decision 205). Its draft is not stored for the next session, because it contains the security code.
 */
export function CardForm({ onAddCard, onAdded, notify }: CardFormProps) {
  const failureMessage = useFailureMessage();
  const { cardForm: t, saving } = useMessages('bank').info;
  const [draft, setDraft] = useState(emptyCard);
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkCard(draft),
    onRefused: ({ problem }) => problem && notify(notices[problem]),
    submit: onAddCard,
    repeatable: true,
    onSubmitted(_, left) {
      setDraft(emptyCard);
      if (left) return;
      notify(notices['card.added']);
      onAdded();
    },
    onFailed(error, left) {
      if (!left) notify(writeFailureNotice(error, notices['card.failed']));
      return failureMessage(error, 'card');
    },
  });
  const field = (name: keyof CardDraft) => {
    const problem = problems[name];
    return {
      label: t.labels[name],
      required: true,
      inputMode: 'numeric',
      spellCheck: false,
      error: problem && t.problems[name][problem],
      value: draft[name],
      onChange(event: { target: { value: string } }) {
        setDraft({ ...draft, [name]: event.target.value });
        edited();
      },
    } as const;
  };

  return (
    <form {...form} aria-label={t.title} className="flex flex-col gap-5">
      {/* Locked while saving: the form must show exactly the data that is saved. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <TextField {...field('cardNumber')} autoComplete="cc-number" maxLength={40} />
        <TextField
          {...field('expiry')}
          placeholder={t.expiryExample}
          autoComplete="cc-exp"
          maxLength={10}
        />
        <TextField
          {...field('securityCode')}
          hint={t.securityCodeHint}
          autoComplete="cc-csc"
          maxLength={8}
        />
      </fieldset>
      <SubmissionStatus busy={submitting} failure={failure} />
      <Button type="submit" width="full" busy={submitting}>
        {submitting ? saving : t.save}
      </Button>
    </form>
  );
}
