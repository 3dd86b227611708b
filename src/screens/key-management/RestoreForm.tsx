import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';

import type { KeysMessages } from '#i18n/en/keys.ts';
import { Spoken } from '#components/Spoken.tsx';
import { Button } from '#components/Button.tsx';
import { LabelledControl } from '#components/form/LabelledControl.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { useSubmission } from '#components/form/use-submission.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { checkRestore } from '#wallet/forms/key-management.ts';
import { maxBackupLength, type RestoreInput } from '#wallet/keys/restore-input.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

import type { DeviceKeys, KeyActions, Restored } from './device-keys.ts';
import { restoreProblemMessage } from './restore-messages.ts';
import { RestoreSheet } from './RestoreSheet.tsx';

export interface RestoreFormProps extends Pick<KeyActions, 'onInspect' | 'onRestore'> {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The keys that a restore would replace. */
  current: DeviceKeys | null;
  /** The DID that is registered with the account, if known. */
  accountDid: string | undefined;
  notify: Notify;
}

/** The text has the format of a backup or a phrase, but cannot be restored. */
class NothingRestored extends Error {}

/**
 * Restores from the text of a backup file or a recovery phrase. A text with the right format is accepted, as
 * documented (local §5); the outcome and its reason are shown after that.
 */
export function RestoreForm({
  email,
  current,
  accountDid,
  onInspect,
  onRestore,
  notify,
}: RestoreFormProps) {
  const t = useMessages('keys').restore;
  const { said } = useMessages('notices');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState<RestoreInput>();
  const [restored, setRestored] = useState<Restored>();
  const [fileProblem, setFileProblem] = useState<string>();
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkRestore(text),
    onRefused: ({ problem }) => notify(notices[problem]),
    async submit(input) {
      setRestored(undefined);
      setFileProblem(undefined);
      notify(notices['key-management.restore-initiated']);
      const problem = await onInspect(input);
      if (problem) throw new NothingRestored(restoreProblemMessage(problem, t));
      setAsked(input);
    },
    onSubmitted: () => undefined,
    onFailed: (error) => (error instanceof NothingRestored ? error.message : t.notChecked),
    repeatable: true,
  });
  const change = (next: string) => {
    setText(next);
    setRestored(undefined);
    setFileProblem(undefined);
    edited();
  };

  async function read(chosen: File) {
    try {
      if (chosen.size <= maxBackupLength) change(await chosen.text());
      else setFileProblem(t.fileTooLarge);
    } catch {
      setFileProblem(t.fileUnreadable);
    }
  }

  return (
    <>
      <form {...form} className="flex flex-col gap-4">
        <LabelledControl
          label={t.input}
          hint={t.inputHint}
          error={problems.text && said[problems.text].message}
        >
          {(control) => (
            // oxlint-disable-next-line house/fields-refuse-secrets -- a restore needs a phrase and stays on this device
            <Textarea
              {...control}
              height="pulled"
              holds="code"
              rows={4}
              // A spelling service of the browser may send the typed text to its vendor.
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              translate="no"
              disabled={submitting}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </LabelledControl>
        {(fileProblem ?? failure?.message) && (
          <InlineNotice tone="negative">{fileProblem ?? failure?.message}</InlineNotice>
        )}
        {restored && (
          <div role="status">
            <InlineNotice tone={restored.restored.did === accountDid ? 'positive' : 'caution'}>
              <Spoken>
                {`${t.restored(restored.restored.address)} ${ownershipOf(restored, accountDid, t)}`}
              </Spoken>
            </InlineNotice>
          </div>
        )}
        <div className="flex flex-wrap gap-3 *:flex-auto">
          <BackupFileButton disabled={submitting} onChoose={(chosen) => void read(chosen)} />
          <Button type="submit" tone="secondary" busy={submitting}>
            {t.submit}
          </Button>
        </div>
      </form>
      {asked && (
        <RestoreSheet
          email={email}
          input={asked}
          current={current}
          onRestore={onRestore}
          onRestored={(outcome) => {
            setRestored(outcome);
            setAsked(undefined);
            setText('');
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function BackupFileButton({
  disabled,
  onChoose,
}: {
  disabled: boolean;
  onChoose: (file: File) => void;
}) {
  const t = useMessages('keys').restore;
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="quiet" disabled={disabled} onClick={() => file.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t.chooseFile}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t.file}
        hidden
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Reset, so that choosing the same file again fires an event.
          event.target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </>
  );
}

/** A sentence about the owner of the restored keys, and about the transfers that waited for their address. */
function ownershipOf(
  { restored: { did }, claimed }: Restored,
  accountDid: string | undefined,
  t: KeysMessages['restore'],
): string {
  if (accountDid === undefined) return t.ownUnknown;
  if (did === accountDid) return t.own;
  switch (claimed) {
    case 0:
      return t.other;
    case undefined:
      return t.otherNotChecked;
    default:
      return t.otherClaimed(claimed);
  }
}
