import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/Checkbox.tsx';
import { TextField } from '#components/form/Field.tsx';
import { HiddenUsername } from '#components/form/HiddenUsername.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { PasswordField } from '#components/PasswordField.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { failureKind } from '#wallet/failure.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import {
  checkDeletion,
  emptyDeletionDraft,
  refusedDeletionField,
  type DeletionDraft,
  type DeletionFields,
} from '#wallet/forms/delete-account.ts';
import { english } from '#wallet/labels/english.ts';
import { tooManyTries } from '#wallet/labels/too-many-tries.ts';
import { isUncertain } from '#wallet/write-failure.ts';

import type { OwnDataProps } from './OwnData.tsx';

export interface DeleteAccountSheetProps extends Omit<OwnDataProps, 'onDownload'> {
  onClose: () => void;
}

/** The data that remains after a deletion, each with the reason (decision 192). */
const remaining = [
  'The ledger keeps the amounts of your payments, under a number. A receipt whose tax was refunded cannot be used again.',
  'People you paid, and people who paid you, keep their receipts. Your name is removed from them; messages and what they have typed themselves remain.',
  'Work documents stay with the other person, with the names they were signed with: their proof needs them.',
  'News that was sent to other people contains your name until newer news replaces it, and backups of the operator contain your data until the operator deletes them.',
] as const;

const uncertain =
  'We got no answer, so your account may be deleted already. Try again: if it is deleted, you are signed out, and can no longer sign in to it.';

const errors: Readonly<
  Record<keyof DeletionFields, Readonly<Record<'missing' | 'wrong', string>>>
> = {
  password: { missing: 'Enter your password.', wrong: 'This is not your password.' },
  code: {
    missing: 'Enter the code.',
    wrong: 'This code is not right, or it was used already. Enter the next one.',
  },
};

/** Deletes the account after its password and, if it is on, the second factor (decision 192). */
export function DeleteAccountSheet({
  email,
  twoFactorEnabled,
  hasKeys,
  onDelete,
  log,
  onClose,
}: DeleteAccountSheetProps) {
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
      if (isUncertain(error)) return uncertain;
      if (failureKind(error) === 'too-many') {
        return tooManyTries(error, { between: 'Your account was not deleted. ' });
      }
      return failureMessage(error, 'try again');
    },
  });

  function change(changes: Partial<DeletionDraft>) {
    setDraft({ ...draft, ...changes });
    setRefused(undefined);
    edited(changes);
  }

  const errorOf = (field: keyof DeletionFields) =>
    refused === field ? errors[field].wrong : problems[field] && errors[field].missing;
  return (
    <Sheet title="Delete account" closeLabel={english.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <HiddenUsername username={email} />
        <p className="text-body wrap-anywhere">
          This deletes your account for good, on all devices: your profile and settings, devices,
          contacts, bank accounts and cards, identity documents with their pictures, credentials,
          trips and notifications. Your e-mail address can then open a new account.
        </p>
        <h3 className="text-row font-semibold">What stays</h3>
        <ul className="flex flex-col gap-2 text-body text-ink-muted">
          {remaining.map((sentence) => (
            <li key={sentence} className="wrap-anywhere">
              {sentence}
            </li>
          ))}
        </ul>
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
          {hasKeys && (
            <Checkbox
              label="Remove the keys from this device"
              description="Without a backup or their recovery phrase they are lost. Otherwise they stay here, encrypted with your password."
              checked={draft.removeKeys}
              onCheckedChange={(removeKeys) => change({ removeKeys })}
            />
          )}
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            maxLength={200}
            error={errorOf('password')}
            value={draft.password}
            onChange={({ target }) => change({ password: target.value })}
          />
          {needsCode && (
            <TextField
              label="Authenticator code"
              hint="The six digits that your authenticator app shows now, or a recovery code."
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
          {submitting ? 'Deleting…' : 'Delete my account'}
        </Button>
      </form>
    </Sheet>
  );
}
