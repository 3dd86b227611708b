import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { Contact, ContactChange } from '#wallet/entities/contact.ts';
import { maxOwnName } from '#wallet/entities/own-name.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { isUncertain } from '#wallet/write-failure.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { useNoticeLanguage } from './use-notice-language.ts';

import { Address } from './Address.tsx';
import { Button } from '#components/Button.tsx';
import { TextField } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { Sheet } from '#components/Sheet.tsx';
import { Switch } from '#components/Switch.tsx';

/** Saves a contact; rejects if that failed. */
export type SaveContact = (change: ContactChange) => Promise<void>;

export interface ContactSheetProps {
  contact: Contact;
  onSave: SaveContact;
  onClose: () => void;
  notify: Notify;
}

/** The custom name of a contact, and whether it is a favourite (decision 208). */
export function ContactSheet({ contact, onSave, onClose, notify }: ContactSheetProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('forms').contact;
  const { cancel, close } = useMessages('common');
  const inItsLanguage = useNoticeLanguage();
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
      notify(inItsLanguage(notices['contact.saved']));
      if (!left) onClose();
    },
    onFailed(error) {
      const uncertain = isUncertain(error);
      notify(inItsLanguage(notices[uncertain ? 'contact.uncertain' : 'contact.failed']));
      return uncertain ? t.uncertain : failureMessage(error, 'contact');
    },
  });
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <form {...form} className="flex flex-col gap-4">
        <div>
          <p className="text-body font-semibold wrap-anywhere">{name}</p>
          {recipient !== name && (
            <p className="text-small wrap-anywhere text-ink-muted">
              <Address spelled>{recipient}</Address>
            </p>
          )}
        </div>
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-2">
          <TextField
            label={t.ownName}
            hint={t.ownNameHint}
            autoComplete="off"
            maxLength={maxOwnName}
            value={ownName}
            onChange={(event) => {
              setOwnName(event.target.value);
              edited();
            }}
          />
          <Switch
            label={t.favourite}
            description={t.favouriteHint}
            checked={favourite}
            disabled={submitting}
            onCheckedChange={(checked) => {
              setFavourite(checked);
              edited();
            }}
          />
        </fieldset>
        <SubmissionStatus busy={submitting} failure={failure} />
        <div className="flex flex-wrap gap-3 *:flex-[1_1_8rem]">
          <Button tone="secondary" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" busy={submitting}>
            {submitting ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
