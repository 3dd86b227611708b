import { KeyRound, ShieldAlert, Usb } from 'lucide-react';
import { useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Switch } from '#components/Switch.tsx';
import { notices, type FixedNoticeCode, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import type { ReceivingAddress } from '#wallet/entities/receiving-address.ts';

import { BackupForm, KeysStayedLocked } from './BackupForm.tsx';
import type { DeviceKeys, KeyActions } from './device-keys.ts';
import { GenerateSheet } from './GenerateSheet.tsx';
import { PasswordRefused } from './PasswordForm.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import { PreviousPasswordSheet } from './PreviousPasswordSheet.tsx';
import { PrivateKeyCard } from './PrivateKeyCard.tsx';
import { RecoveryPhraseCard } from './RecoveryPhraseCard.tsx';
import { RemoveKeys } from './RemoveKeys.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import { useShownSecret } from './use-shown-secret.ts';
import { WalletInfo } from './WalletInfo.tsx';

export interface KeyManagementState {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** The keys on this device; null if the user's keys were never stored here. */
  keys: DeviceKeys | null;
  /** True if the keys are locked: their password is needed before a secret can be shown. */
  locked: boolean;
  /** The address at which the account receives payments; undefined if the session does not have it. */
  receiving: ReceivingAddress | undefined;
  hardwareWalletConnected: boolean;
  multiSigEnabled: boolean;
}

export interface KeyManagementActions {
  actions: KeyActions;
  /** Copies a text to the clipboard. */
  onCopy: (text: string) => Promise<void>;
  onMultiSigChange: (enabled: boolean) => void;
  onNavigate: Navigate;
  notify: Notify;
}

/** The wallet's own keys: view, back up and restore (local §2). */
export function KeyManagementScreen({
  email,
  keys,
  locked,
  receiving,
  hardwareWalletConnected,
  multiSigEnabled,
  actions,
  onMultiSigChange,
  onCopy,
  onNavigate,
  notify,
}: KeyManagementState & KeyManagementActions) {
  const t = useMessages('keys');
  const { back } = useMessages('common');
  const [generating, setGenerating] = useState(false);
  const { unlocked, sheet } = useUnlocking(email, locked, actions);
  const [failed, setFailed] = useState(false);

  /** Runs an action on the keys after unlocking them. */
  async function withKeys(action: () => Promise<void>) {
    setFailed(false);
    try {
      if (await unlocked()) await action();
    } catch {
      // The message of this error may contain a secret, so it is not shown.
      setFailed(true);
    }
  }

  async function copy(text: string, done: FixedNoticeCode, failure: FixedNoticeCode) {
    try {
      await onCopy(text);
      notify(notices[done]);
    } catch {
      notify(notices[failure]);
    }
  }

  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.myInfo, label: back }}
        onNavigate={onNavigate}
      />

      {keys === null && <KeysElsewhere />}
      <WalletInfo
        keys={keys}
        receiving={receiving}
        onCopy={(text) => void copy(text, 'copy.done', 'copy.failed')}
      />

      {failed && <InlineNotice tone="negative">{t.failed}</InlineNotice>}

      <SecretCards
        keys={keys}
        actions={actions}
        withKeys={(action) => void withKeys(action)}
        copy={copy}
        onGenerate={() => setGenerating(true)}
        notify={notify}
      />

      <BackupAndRestore
        email={email}
        keys={keys}
        accountDid={receiving?.did}
        unlocked={unlocked}
        actions={actions}
        notify={notify}
      />

      {keys !== null && (
        <RemoveKeys
          email={email}
          lastBackup={keys.lastBackup}
          onRemove={actions.onRemove}
          notify={notify}
        />
      )}

      <Signing
        hardwareWalletConnected={hardwareWalletConnected}
        multiSigEnabled={multiSigEnabled}
        onMultiSigChange={onMultiSigChange}
        notify={notify}
      />

      <SecurityWarnings />

      {sheet}
      {generating && (
        <GenerateSheet
          email={email}
          current={keys}
          onGenerate={actions.onGenerate}
          onDone={() => {
            setGenerating(false);
            notify(notices['key-management.generated']);
          }}
          onClose={() => setGenerating(false)}
        />
      )}
    </Screen>
  );
}

/** The recovery phrase and the private key, each hidden until the user asks for it. */
function SecretCards({
  keys,
  actions,
  withKeys,
  copy,
  onGenerate,
  notify,
}: {
  keys: DeviceKeys | null;
  actions: Pick<KeyActions, 'onRevealPhrase' | 'onRevealPrivateKey'>;
  /** Runs an action on the keys after unlocking them. */
  withKeys: (action: () => Promise<void>) => void;
  copy: (text: string, done: FixedNoticeCode, failure: FixedNoticeCode) => Promise<void>;
  onGenerate: () => void;
  notify: Notify;
}) {
  const phrase = useShownSecret(keys?.address);
  const privateKey = useShownSecret(keys?.address);
  const warned = useRef(false);

  /** Runs an action on the private key at the second press; the very first press only warns (decision 70). */
  function withPrivateKey(warning: FixedNoticeCode, action: (key: string) => Promise<void>) {
    if (warned.current) {
      withKeys(async () => action(await actions.onRevealPrivateKey()));
      return;
    }
    warned.current = true;
    notify(notices[warning]);
  }

  return (
    <>
      <RecoveryPhraseCard
        present={keys !== null}
        phrase={phrase.secret}
        onReveal={() => withKeys(async () => phrase.show(await actions.onRevealPhrase()))}
        onHide={phrase.hide}
        onCopy={() =>
          withKeys(async () =>
            copy(await actions.onRevealPhrase(), 'copy.phrase-done', 'copy.phrase-failed'),
          )
        }
        onGenerate={onGenerate}
      />

      {keys !== null && (
        <PrivateKeyCard
          privateKey={privateKey.secret}
          onExport={() =>
            withPrivateKey('key-management.export-warning', async (key) => privateKey.show(key))
          }
          onHide={privateKey.hide}
          onCopy={() =>
            withPrivateKey('key-management.copy-warning', (key) =>
              copy(key, 'copy.private-key-done', 'copy.private-key-failed'),
            )
          }
        />
      )}
    </>
  );
}

function BackupAndRestore({
  email,
  keys,
  accountDid,
  unlocked,
  actions,
  notify,
}: {
  email: string;
  keys: DeviceKeys | null;
  accountDid: string | undefined;
  unlocked: () => Promise<boolean>;
  actions: Pick<KeyActions, 'onBackup' | 'onInspect' | 'onRestore'>;
  notify: Notify;
}) {
  const { backupAndRestore } = useMessages('keys');
  return (
    <Section title={backupAndRestore}>
      <Card>
        <div className="flex flex-col gap-6 *:not-first:border-t *:not-first:border-line *:not-first:pt-6">
          {keys !== null && (
            <BackupForm
              email={email}
              lastBackup={keys.lastBackup}
              notify={notify}
              onBackup={async (password) => {
                if (!(await unlocked())) throw new KeysStayedLocked();
                await actions.onBackup(password);
              }}
            />
          )}
          <RestoreForm
            email={email}
            current={keys}
            accountDid={accountDid}
            onInspect={actions.onInspect}
            onRestore={actions.onRestore}
            notify={notify}
          />
        </div>
      </Card>
    </Section>
  );
}

function KeysElsewhere() {
  const t = useMessages('keys');
  return (
    <InlineNotice tone="caution">
      <p className="font-semibold">{t.elsewhere}</p>
      <p className="mt-1">{t.elsewhereText}</p>
    </InlineNotice>
  );
}

/** The hardware wallet and multi-signature, which sign together with the keys on this device. */
function Signing({
  hardwareWalletConnected,
  multiSigEnabled,
  onMultiSigChange,
  notify,
}: Pick<KeyManagementState, 'hardwareWalletConnected' | 'multiSigEnabled'> &
  Pick<KeyManagementActions, 'onMultiSigChange' | 'notify'>) {
  const { hardware, multiSignature } = useMessages('keys');
  return (
    <div className="flex flex-col gap-2.5">
      <Card inset="rows">
        <section
          aria-label={hardware.title}
          className="flex min-h-16 flex-wrap items-center gap-3 border-b border-line py-2"
        >
          <IconMark icon={Usb} tone={hardwareWalletConnected ? 'positive' : 'neutral'} />
          <div className="min-w-0 flex-[1_1_5rem]">
            <h2 className="text-body font-medium">{hardware.title}</h2>
            <p className="text-small text-ink-muted">
              {hardwareWalletConnected ? hardware.connected : hardware.notConnected}
            </p>
          </div>
          {!hardwareWalletConnected && (
            <Button
              tone="secondary"
              size="small"
              onClick={() => notify(notices['integration.coming-soon'])}
            >
              {hardware.connect}
            </Button>
          )}
        </section>
        <section aria-label={multiSignature.title}>
          {/* The label of the switch shows the title. */}
          <h2 className="sr-only">{multiSignature.title}</h2>
          <Switch
            mark={<IconMark icon={KeyRound} tone="brand" />}
            label={multiSignature.title}
            description={multiSigEnabled ? multiSignature.on : multiSignature.off}
            checked={multiSigEnabled}
            onCheckedChange={onMultiSigChange}
          />
        </section>
      </Card>
      <InlineNotice>{multiSignature.note}</InlineNotice>
    </div>
  );
}

function SecurityWarnings() {
  const t = useMessages('keys').warnings;
  return (
    <Section title={t.title}>
      <Card>
        <ul className="flex flex-col gap-3">
          {[t.share, t.offline, t.support, t.lost].map((warning) => (
            <li key={warning} className="flex items-start gap-3">
              <ShieldAlert
                aria-hidden
                className="mt-px size-5 shrink-0 text-caution"
                strokeWidth={2}
              />
              <span className="min-w-0 wrap-anywhere">{warning}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** The prompt for the password of the keys. */
interface Asking {
  answer: (unlocked: boolean) => void;
  /** Set if the account's password was changed after these keys were sealed; `typed` may be the current password. */
  changed?: { at: string; typed: string };
}

/** Prompts for the password that unlocks the keys if they are locked. */
function useUnlocking(
  email: string,
  locked: boolean,
  { onUnlock, onUnlockWithPrevious }: Pick<KeyActions, 'onUnlock' | 'onUnlockWithPrevious'>,
) {
  const t = useMessages('keys').unlock;
  const [asking, setAsking] = useState<Asking>();
  const close = (unlocked: boolean) => {
    asking?.answer(unlocked);
    setAsking(undefined);
  };

  function sheet({ answer, changed }: Asking) {
    const ends = { onDone: () => close(true), onClose: () => close(false) };
    if (changed) {
      return (
        <PreviousPasswordSheet
          email={email}
          changedAt={changed.at}
          typed={changed.typed}
          onSubmit={onUnlockWithPrevious}
          {...ends}
        />
      );
    }
    return (
      <PasswordSheet
        email={email}
        title={t.title}
        label={t.password}
        hint={t.passwordHint}
        submit={t.submit}
        submitting={t.submitting}
        onSubmit={async (password, signal) => {
          const problem = await onUnlock(password, signal);
          if (problem === undefined) return;
          if (typeof problem === 'string') throw new PasswordRefused(t.problems[problem]);
          setAsking({ answer, changed: { at: problem.changedAt, typed: password } });
          throw new PasswordRefused(t.problems['wrong-password']);
        }}
        {...ends}
      >
        <p>{t.text}</p>
      </PasswordSheet>
    );
  }

  return {
    /** Resolves with true once the keys are unlocked, or with false when the user closed the prompt. */
    unlocked: (): Promise<boolean> => {
      if (!locked) return Promise.resolve(true);
      return new Promise((answer) => setAsking({ answer }));
    },
    sheet: asking && sheet(asking),
  };
}
