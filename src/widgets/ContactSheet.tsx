import { useState } from 'react';

import type { Contact, ContactChange } from '#wallet/entities/contact.ts';
import { maxOwnName } from '#wallet/entities/own-name.ts';
import { isUncertain } from '#wallet/write-failure.ts';
import type { ContactNotices } from '#wallet/notices/contact-notices.ts';
import type { Notify } from '#wallet/notices/notices.ts';

import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Sheet } from '#components/Sheet.tsx';
import { Switch } from '#components/Switch.tsx';

/** The sheet's texts. */
export interface ContactSheetLabels {
  title: string;
  ownName: string;
  ownNameHint: string;
  favourite: string;
  favouriteHint: string;
  save: string;
  saving: string;
  cancel: string;
  close: string;
  slow: string;
  /** Shown when the answer is lost; saving the contact again does no harm. */
  uncertain: string;
  /** The error message of a contact that was not saved. */
  failed: (error: unknown) => string;
  notices: ContactNotices;
}

/** Saves a contact; rejects if that failed. */
export type SaveContact = (change: ContactChange) => Promise<void>;

export interface ContactSheetProps {
  contact: Contact;
  labels: ContactSheetLabels;
  /** The language of the labels, if it differs from the page's. */
  lang?: 'ko';
  onSave: SaveContact;
  onClose: () => void;
  notify: Notify;
}

/** The custom name of a contact, and whether it is a favourite (decision 208). */
export function ContactSheet({
  contact,
  labels,
  lang,
  onSave,
  onClose,
  notify,
}: ContactSheetProps) {
  const { area, payee, name, recipient } = contact;
  const [ownName, setOwnName] = useState(contact.ownName);
  const [favourite, setFavourite] = useState(contact.favourite);
  const { submitting, failure, edited, form } = useSubmission<
    ContactChange,
    { fields: object },
    void
  >({
    result: { accepted: { area, payee, ownName: ownName.trim(), favourite } },
    // The field limits the length of a name, so no rule can refuse it.
    onRefused: () => undefined,
    submit: onSave,
    onSubmitted(_, left) {
      notify(labels.notices.saved);
      if (!left) onClose();
    },
    onFailed(error) {
      const uncertain = isUncertain(error);
      notify(uncertain ? labels.notices.uncertain : labels.notices.failed);
      return uncertain ? labels.uncertain : labels.failed(error);
    },
  });
  return (
    <Sheet title={labels.title} lang={lang} closeLabel={labels.close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <div>
          <p className="text-body font-semibold wrap-anywhere">{name}</p>
          {recipient !== name && (
            <p className="text-small wrap-anywhere text-ink-muted">{recipient}</p>
          )}
        </div>
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-2">
          <TextField
            label={labels.ownName}
            hint={labels.ownNameHint}
            autoComplete="off"
            maxLength={maxOwnName}
            value={ownName}
            onChange={(event) => {
              setOwnName(event.target.value);
              edited();
            }}
          />
          <Switch
            label={labels.favourite}
            description={labels.favouriteHint}
            checked={favourite}
            disabled={submitting}
            onCheckedChange={(checked) => {
              setFavourite(checked);
              edited();
            }}
          />
        </fieldset>
        <SubmissionStatus busy={submitting} failure={failure} slowLabel={labels.slow} />
        <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem]">
          <Button tone="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" busy={submitting}>
            {submitting ? labels.saving : labels.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
