import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/Checkbox.tsx';
import { TextField } from '#components/form/Field.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { failureKind } from '#wallet/failure.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import {
  checkDeletion,
  emptyDeletionDraft,
  refusedDeletionField,
  type DeletionDraft,
  type DeletionFields,
} from '#wallet/forms/delete-account.ts';
import { waitTime } from '#wallet/labels/too-many-tries.ts';
import { isUncertain } from '#wallet/write-failure.ts';

import type { OwnDataProps } from './OwnData.tsx';

export interface DeleteAccountSheetProps extends Omit<OwnDataProps, 'onDownload'> {
  onClose: () => void;
}

/** Deletes the account after its password and, if it is on, the second factor (decision 192). */
export function DeleteAccountSheet({
  email,
  twoFactorEnabled,
  hasKeys,
  onDelete,
  log,
  onClose,
}: DeleteAccountSheetProps) {
  const failureMessage = useFailureMessage();
  const { deletion: t } = useMessages('security');
  const { wait } = useMessages('session');
  const { close } = useMessages('common');
  const [draft, setDraft] = useState(emptyDeletionDraft);
  const [refused, setRefused] = useState<keyof DeletionFields>();
  /** Another device may have turned two-factor authentication on. */
  const [asksCode, setAsksCode] = useState(false);
  const needsCode = twoFactorEnabled || asksCode;

  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkDeletion(draft, needsCode),
    onRefused: () => undefined,
    submit({ deletion, removeKeys }) {
      setRefused(undefined);
      return onDelete(deletion, removeKeys);
    },
    // The session has ended: the sign-in screen is next.
    onSubmitted: () => undefined,
    onFailed(error) {
      log('The account was not deleted', error);
      const field = refusedDeletionField(error);
      setRefused(field);
      if (field === 'code') setAsksCode(true);
      if (field !== undefined) return undefined;
      if (isUncertain(error)) return t.uncertain;
      if (failureKind(error) === 'too-many') return t.tooManyTries(waitTime(error, wait));
      return failureMessage(error);
    },
  });

  function change(changes: Partial<DeletionDraft>) {
    setDraft({ ...draft, ...changes });
    setRefused(undefined);
    edited(changes);
  }

  const errorOf = (field: keyof DeletionFields) =>
    refused === field ? t.wrong[field] : problems[field] && t.missing[field];
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <HiddenUsername username={email} />
        <p className="text-body wrap-anywhere">{t.text}</p>
        <h3 className="text-row font-semibold">{t.stays}</h3>
        <ul className="flex flex-col gap-2 text-body text-ink-muted">
          {[t.remaining.ledger, t.remaining.people, t.remaining.documents, t.remaining.news].map(
            (sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ),
          )}
        </ul>
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
          {hasKeys && (
            <Checkbox
              label={t.removeKeys}
              description={t.removeKeysText}
              checked={draft.removeKeys}
              onCheckedChange={(removeKeys) => change({ removeKeys })}
            />
          )}
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            maxLength={200}
            error={errorOf('password')}
            value={draft.password}
            onChange={({ target }) => change({ password: target.value })}
          />
          {needsCode && (
            <TextField
              label={t.code}
              hint={t.codeHint}
              error={errorOf('code')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              value={draft.code}
              onChange={({ target }) => change({ code: target.value })}
            />
          )}
        </fieldset>
        <SubmissionStatus busy={submitting} failure={failure} />
        <Button type="submit" tone="destructive" width="full" busy={submitting}>
          {submitting ? t.submitting : t.submit}
        </Button>
      </form>
    </Sheet>
  );
}
