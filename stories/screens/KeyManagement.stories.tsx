import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { sentRequests } from '#mocks/scenarios.ts';
import type { DeviceKeys, KeyActions } from '#screens/key-management/device-keys.ts';
import { KeyManagementScreen } from '#screens/key-management/KeyManagementScreen.tsx';
import { notices } from '#wallet/notices/notices.ts';

import { shows } from '../catalogue.ts';
import { fill } from '../fill.ts';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { holdTimeouts } from '../shell/held-timeouts.ts';
import { storyToasts } from '../story-toasts.ts';

/** A published example: nobody's keys. */
const phrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const privateKey = '0x1ab42cc412b618bdea3a599e3c9bae199ebf030895b039e9db1e30dafb12b727';
const did = 'did:ethr:0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const buildKeys = (overrides: Partial<DeviceKeys> = {}): DeviceKeys => ({
  address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  did,
  path: "m/44'/60'/0'/0/0",
  lastBackup: '2025-01-02T09:00:00.000Z',
  ...overrides,
});

interface KeysProps extends KeyActions {
  keys: DeviceKeys | null;
  locked: boolean;
  accountDid: string;
  hardwareWalletConnected: boolean;
  multiSigEnabled: boolean;
  onNavigate: (to: string) => void;
}

/** Key Management over keys that a story gives; what unlocks or replaces them does so here. */
function Keys({ keys, locked, multiSigEnabled, ...props }: KeysProps) {
  const [held, setHeld] = useState(keys);
  const [isLocked, setLocked] = useState(locked);
  const [multiSig, setMultiSig] = useState(multiSigEnabled);
  return (
    <KeyManagementScreen
      {...props}
      keys={held}
      locked={isLocked}
      multiSigEnabled={multiSig}
      notify={storyToasts.notify}
      onMultiSigChange={setMultiSig}
      onUnlock={async (password, signal) => {
        const problem = await props.onUnlock(password, signal);
        setLocked(problem !== undefined);
        return problem;
      }}
      onGenerate={async (password, signal) => {
        await props.onGenerate(password, signal);
        setHeld(otherKeys);
      }}
      onRestore={async (input, password, signal) => {
        const outcome = await props.onRestore(input, password, signal);
        if ('restored' in outcome) setHeld(outcome.restored);
        return outcome;
      }}
    />
  );
}

const otherKeys = buildKeys({
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  did: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  lastBackup: null,
});

const meta = preview.meta({
  title: 'Screens/Key management',
  component: Keys,
  args: {
    keys: buildKeys(),
    locked: false,
    accountDid: did,
    hardwareWalletConnected: false,
    multiSigEnabled: false,
    onUnlock: fn<KeyActions['onUnlock']>(() => Promise.resolve(undefined)),
    onRevealPhrase: fn(() => Promise.resolve(phrase)),
    onRevealPrivateKey: fn(() => Promise.resolve(privateKey)),
    onBackup: fn<KeyActions['onBackup']>(() => Promise.resolve()),
    onGenerate: fn<KeyActions['onGenerate']>(() => Promise.resolve()),
    onInspect: fn<KeyActions['onInspect']>(() => Promise.resolve(undefined)),
    onRestore: fn<KeyActions['onRestore']>(() => Promise.resolve({ restored: buildKeys() })),
    onCopy: fn<KeyActions['onCopy']>(() => Promise.resolve()),
    onNavigate: fn(),
  },
});

const button = (name: string) => screen.getByRole('button', { name });
const words = () => within(screen.getByRole('list', { name: 'Recovery phrase' }));
const restoreField = () => screen.getByRole('textbox', { name: 'Backup data or recovery phrase' });
const backupPassword = () => screen.getByLabelText('Backup password');
/** The page goes behind another one, or comes back. */
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** No secret of the keys is anywhere on the page. */
async function seeNoSecret() {
  const page = document.documentElement.outerHTML;
  await expect(page).not.toContain('abandon');
  await expect(page).not.toContain(privateKey.slice(2, 20));
}

/** Puts something into the restore field and asks for it. */
async function restore(text: string) {
  await fill(restoreField(), text);
  await user.click(button('Restore Wallet'));
}

/** All about the keys on one screen, and nothing of it secret until asked for. Nothing of it is fetched. */
export const Default = meta.story({
  parameters: shows('key-management.state.default'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('has the sections in order', async () => {
      const headings = canvas.getAllByRole('heading', { level: 2 });
      await expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Wallet info',
        'Recovery phrase',
        'Private key',
        'Backup and restore',
        'Hardware wallet',
        'Multi-signature',
        'Security warnings',
      ]);
      await expect(canvas.getByText("m/44'/60'/0'/0/0")).toBeVisible();
      await expect(canvas.getByText('Last backup: Jan 2, 2025')).toBeVisible();
    });
    await step('goes back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
    await seeNoSecret();
    await expect(sentRequests('did')).toHaveLength(0);
  },
});

/** The phrase starts hidden: not blurred or covered, but not there. */
export const PhraseHidden = meta.story({
  parameters: shows('key-management.state.phrase-hidden'),
  play: async ({ canvas, args }) => {
    const places = within(canvas.getByRole('list', { name: 'Recovery phrase, hidden' }));
    await expect(places.getAllByRole('listitem')).toHaveLength(12);
    await expect(args.onRevealPhrase).not.toHaveBeenCalled();
    await seeNoSecret();
  },
});

/** Twelve numbered words, three in a row; pressing again takes them off the page. */
export const PhraseRevealed = meta.story({
  parameters: shows('key-management.state.phrase-revealed'),
  play: async ({ step, userEvent }) => {
    await step('shows and hides', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      await userEvent.click(button('Hide'));
      await seeNoSecret();
    });
    await step('shows them numbered in three columns', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      const items = words().getAllByRole('listitem');
      await expect(items[11]).toHaveTextContent('12about');
      const rows = new Set(items.map((item) => item.getBoundingClientRect().top));
      await expect(rows.size).toBe(4);
    });
  },
});

/** No secret is left on the screen: each goes after a minute. */
export const HidesAfterAMinute = meta.story({
  parameters: shows('key-management.rule.hides-again', 'key-management.state.phrase-hidden'),
  play: async ({ step }) => {
    await user.click(button('Export'));
    const held = await holdTimeouts(async () => {
      await user.click(button('Export'));
      await user.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12), {
        interval: 1,
      });
    });
    await step('stay for 60 s each', async () => {
      const minutes = held.filter(({ milliseconds }) => milliseconds === 60_000);
      await expect(minutes).toHaveLength(2);
      for (const minute of minutes) minute.run();
    });
    await step('and are gone', async () => {
      await waitFor(() => expect(button('Reveal')).toBeVisible());
      await expect(button('Export')).toBeVisible();
      await seeNoSecret();
    });
  },
});

/** Whoever looks at another window leaves no secret behind on this one. */
export const HidesOnBlur = meta.story({
  parameters: shows('key-management.rule.hides-again', 'key-management.state.private-key-hidden'),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Export'));
    await userEvent.click(button('Export'));
    await userEvent.click(button('Reveal'));
    await expect(await screen.findByRole('group', { name: 'Private key' })).toHaveTextContent(
      privateKey,
    );
    await fireEvent.blur(window);
    await waitFor(() => expect(button('Export')).toBeVisible());
    await seeNoSecret();
  },
});

/** The same when the page goes behind another one, and when that happens before the secret has come. */
export const HidesWhenAway = meta.story({
  parameters: shows('key-management.rule.hides-again', 'key-management.state.phrase-hidden'),
  beforeEach: () => () => {
    Reflect.deleteProperty(document, 'visibilityState');
  },
  play: async ({ args, step, userEvent }) => {
    await step('hides what is shown', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      setVisibility('hidden');
      await waitFor(() => expect(button('Reveal')).toBeVisible());
      await seeNoSecret();
    });
    await step('shows nothing that comes meanwhile', async () => {
      setVisibility('visible');
      let give: (secret: string) => void = () => undefined;
      const coming = new Promise<string>((resolve) => {
        give = resolve;
      });
      args.onRevealPhrase.mockReturnValueOnce(coming);
      await userEvent.click(button('Reveal'));
      setVisibility('hidden');
      give(phrase);
      await coming;
      await expect(button('Reveal')).toBeVisible();
      await seeNoSecret();
    });
    await step('shows it again to who is back', async () => {
      setVisibility('visible');
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    });
  },
});

/** Locked keys ask for their password first, and give the secret at once after it. */
export const UnlockToReveal = meta.story({
  parameters: shows('key-management.state.locked', 'key-management.validation.wrong-password'),
  args: {
    locked: true,
    onUnlock: fn<KeyActions['onUnlock']>((password) =>
      Promise.resolve(password === 'correct horse' ? undefined : 'wrong-password'),
    ),
  },
  play: async ({ step, userEvent }) => {
    await step('asks, and may be called off', async () => {
      await userEvent.click(button('Reveal'));
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Close' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await seeNoSecret();
    });
    await step('takes the right password', async () => {
      await userEvent.click(button('Reveal'));
      await fill(dialog('Unlock your keys').getByLabelText('Password'), 'correct horse');
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    });
    await step('asks no second time', async () => {
      await userEvent.click(button('Hide'));
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    });
  },
});

/** A wrong password is said where it was typed, and nothing is shown. */
export const WrongPassword = meta.story({
  parameters: shows('key-management.validation.wrong-password'),
  args: {
    locked: true,
    onUnlock: fn<KeyActions['onUnlock']>(() => Promise.resolve('wrong-password')),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Reveal'));
    await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
    await expect(args.onUnlock).not.toHaveBeenCalled();
    await fill(dialog('Unlock your keys').getByLabelText('Password'), 'guess');
    await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This is not the password that protects the keys on this device.',
    );
    await expect(args.onRevealPhrase).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
  },
});

/** What is stored here is no vault any more: the way out is a restore. */
export const KeysDamaged = meta.story({
  parameters: shows('key-management.state.locked'),
  args: {
    locked: true,
    onUnlock: fn<KeyActions['onUnlock']>(() => Promise.resolve('damaged')),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await fill(dialog('Unlock your keys').getByLabelText('Password'), 'correct horse');
    await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The keys on this device are damaged. Restore them from a backup file or your recovery phrase.',
    );
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
  },
});

/** What holds the keys broke down: said, and nothing of the error, which may have had a secret in hand. */
export const RevealFailed = meta.story({
  parameters: shows('key-management.state.phrase-hidden'),
  args: { onRevealPhrase: fn(() => Promise.reject(new Error(phrase))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'This did not work. Reload the page and try again.',
    );
    await seeNoSecret();
  },
});

/** A file that cannot be a backup is not read, and neither is one that the browser does not give. */
export const FileRefused = meta.story({
  parameters: shows('key-management.state.default'),
  play: async ({ step, userEvent }) => {
    const choose = (file: File) => userEvent.upload(screen.getByLabelText('Backup file'), file);
    await step('too large', async () => {
      await choose(new File(['x'.repeat(16_385)], 'holiday.json', { type: 'application/json' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('too large to be a backup');
      await expect(restoreField()).toHaveValue('');
    });
    await step('unreadable', async () => {
      const broken = new File(['{}'], 'backup.json', { type: 'application/json' });
      broken.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      await choose(broken);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be read'));
    });
    await step('a good one takes its place', async () => {
      await choose(new File(['{}'], 'backup.json', { type: 'application/json' }));
      await waitFor(() => expect(restoreField()).toHaveValue('{}'));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

/** New keys replace the old ones: said before, and confirmed after. */
export const GenerateNew = meta.story({
  parameters: shows('key-management.content.generate-new'),
  play: async ({ args, step, userEvent }) => {
    await userEvent.click(button('Export'));
    await userEvent.click(button('Export'));
    await userEvent.click(button('Reveal'));
    await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    await step('warns, and asks for a password of eight characters', async () => {
      await userEvent.click(button('Generate New'));
      const sheet = dialog('Generate new keys');
      await expect(sheet.getByText(/the old ones are gone for good/)).toBeInTheDocument();
      await fill(sheet.getByLabelText('Password for this device'), '1234567');
      await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
      await expect(sheet.getByLabelText('Password for this device')).toBeInvalid();
      await expect(args.onGenerate).not.toHaveBeenCalled();
    });
    await step('makes them once', async () => {
      const sheet = dialog('Generate new keys');
      await fill(sheet.getByLabelText('Password for this device'), '12345678');
      await userEvent.dblClick(sheet.getByRole('button', { name: 'Generate New' }));
      await seeToast(notices['key-management.generated']);
      await expect(args.onGenerate).toHaveBeenCalledOnce();
    });
    await step('shows the new ones, which are not those of the account', async () => {
      await expect(screen.getByText(otherKeys.address)).toBeVisible();
      await expect(screen.getByText('Last backup: never')).toBeVisible();
      await expect(screen.getByText(/created with another DID/)).toBeVisible();
    });
    await step('leaves no secret of the former ones beside them', seeNoSecret);
  },
});

/** Closing the question while the keys are being made, unlocked or restored calls it off: nothing has changed. */
export const CalledOff = meta.story({
  parameters: shows('key-management.content.generate-new'),
  args: {
    onGenerate: fn<KeyActions['onGenerate']>(
      (_, signal) =>
        new Promise((_made, calledOff) => {
          signal.addEventListener('abort', () =>
            calledOff(new DOMException('Called off', 'AbortError')),
          );
        }),
    ),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Generate New'));
    const sheet = dialog('Generate new keys');
    await fill(sheet.getByLabelText('Password for this device'), '12345678');
    await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Generating…' })).toBeDisabled());
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onGenerate.mock.lastCall?.[1].aborted).toBe(true);
    await expect(screen.getByText(buildKeys().address)).toBeVisible();
    await seeNoToast();
  },
});

/** The private key starts hidden. */
export const PrivateKeyHidden = meta.story({
  parameters: shows('key-management.state.private-key-hidden'),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Private key, hidden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await seeNoSecret();
  },
});

/** The first Export only warns: a secret must not appear by a stray press. */
export const ExportWarning = meta.story({
  parameters: shows('key-management.toast.export-warning'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Export'));
    await seeToast(notices['key-management.export-warning']);
    await expect(args.onRevealPrivateKey).not.toHaveBeenCalled();
    await seeNoSecret();
  },
});

/** The second press reveals it, with a way to copy and to hide it; no warning comes again. */
export const PrivateKeyRevealed = meta.story({
  parameters: shows(
    'key-management.state.private-key-revealed',
    'key-management.rule.warning-once',
  ),
  play: async ({ args, step, userEvent }) => {
    await step('is revealed by the second press', async () => {
      await userEvent.click(button('Export'));
      await seeToast(notices['key-management.export-warning']);
      await userEvent.click(button('Export'));
      await expect(await screen.findByRole('group', { name: 'Private key' })).toHaveTextContent(
        privateKey,
      );
    });
    await step('is copied', async () => {
      await userEvent.click(button('Copy private key'));
      await seeToast(notices['copy.private-key-done']);
      await expect(args.onCopy).toHaveBeenLastCalledWith(privateKey);
    });
    await step('hides, and is revealed again without a warning', async () => {
      await userEvent.click(button('Hide private key'));
      await seeNoSecret();
      await userEvent.click(button('Export'));
      await expect(await screen.findByRole('group', { name: 'Private key' })).toHaveTextContent(
        privateKey,
      );
    });
  },
});

/** Address, DID and phrase can be copied; the phrase also while it is hidden, because it was asked for. */
export const CopiedSuccessfully = meta.story({
  parameters: shows('key-management.toast.copied', 'key-management.content.copy-phrase'),
  play: async ({ args, step, userEvent }) => {
    await step('the address and the DID', async () => {
      await userEvent.click(button('Copy public address'));
      await expect(args.onCopy).toHaveBeenLastCalledWith(buildKeys().address);
      await userEvent.click(button('Copy DID address'));
      await expect(args.onCopy).toHaveBeenLastCalledWith(did);
      await seeToast(notices['copy.done']);
    });
    await step('the phrase', async () => {
      await userEvent.click(button('Copy Phrase'));
      await seeToast(notices['copy.phrase-done']);
      await expect(args.onCopy).toHaveBeenLastCalledWith(phrase);
    });
    await seeNoSecret();
  },
});

/** A clipboard that refuses is told. */
export const CopyFailed = meta.story({
  parameters: shows('key-management.toast.copy-failed'),
  args: { onCopy: fn<KeyActions['onCopy']>(() => Promise.reject(new Error('Not allowed'))) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Copy Phrase'));
    await seeToast(notices['copy.phrase-failed']);
    await userEvent.click(button('Copy public address'));
    await seeToast({
      title: 'Copy Failed',
      message: 'Failed to copy address.',
      tone: 'destructive',
    });
    await seeNoSecret();
  },
});

/** A backup nobody could read would be none: it takes a password. */
export const PasswordRequired = meta.story({
  parameters: shows('key-management.validation.password-required'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Download Encrypted Backup'));
    await seeToast({
      title: 'Password Required',
      message: 'Please enter a password to encrypt your backup file',
      tone: 'destructive',
    });
    await expect(backupPassword()).toHaveFocus();
    await expect(backupPassword()).toBeInvalid();
    await expect(args.onBackup).not.toHaveBeenCalled();
  },
});

/** Encrypting takes a moment: said, and nothing can change meanwhile. */
export const Encrypting = meta.story({
  parameters: shows('key-management.state.encrypting'),
  args: { onBackup: fn<KeyActions['onBackup']>(() => new Promise(() => undefined)) },
  play: async ({ args, userEvent }) => {
    await fill(backupPassword(), 'a long password');
    await userEvent.dblClick(button('Download Encrypted Backup'));
    await expect(button('Encrypting…')).toBeDisabled();
    await expect(backupPassword()).toBeDisabled();
    await expect(args.onBackup).toHaveBeenCalledOnce();
    await seeNoToast();
  },
});

/** Saved, and told; locked keys ask for their own password first. */
export const BackupDownloaded = meta.story({
  parameters: shows('key-management.toast.backup-downloaded', 'key-management.state.locked'),
  args: { locked: true },
  play: async ({ args, step, userEvent }) => {
    await step('is not made without unlocking', async () => {
      await fill(backupPassword(), 'a long password');
      await userEvent.click(button('Download Encrypted Backup'));
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Close' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent(
        'A backup needs your keys unlocked.',
      );
      await expect(args.onBackup).not.toHaveBeenCalled();
      await expect(backupPassword()).toHaveValue('a long password');
    });
    await step('is made and told', async () => {
      await userEvent.click(button('Download Encrypted Backup'));
      await fill(dialog('Unlock your keys').getByLabelText('Password'), 'correct horse');
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
      await seeToast(notices['key-management.backup-downloaded']);
      await expect(args.onBackup).toHaveBeenCalledWith('a long password');
      await expect(backupPassword()).toHaveValue('');
    });
    await step('needs a password again for another', async () => {
      await userEvent.click(button('Download Encrypted Backup'));
      await seeToast(notices['key-management.password-required']);
      await expect(args.onBackup).toHaveBeenCalledOnce();
    });
  },
});

/** What failed is told without a word of the secret, and can be tried again. */
export const BackupFailed = meta.story({
  parameters: shows('key-management.toast.backup-failed'),
  args: { onBackup: fn<KeyActions['onBackup']>(() => Promise.reject(new Error(phrase))) },
  play: async ({ userEvent }) => {
    await fill(backupPassword(), 'a long password');
    await userEvent.click(button('Download Encrypted Backup'));
    await seeToast(notices['key-management.backup-failed']);
    await expect(backupPassword()).toHaveValue('a long password');
    await seeNoSecret();
  },
});

/** Blank is nothing. */
export const NoDataProvided = meta.story({
  parameters: shows('key-management.validation.no-data'),
  play: async ({ args }) => {
    await restore('   ');
    await seeToast(notices['key-management.no-data']);
    await expect(storyToasts.read()?.notice.title).toBe('No Data Provided');
    await expect(restoreField()).toHaveFocus();
    await expect(restoreField()).toBeInvalid();
    await expect(args.onInspect).not.toHaveBeenCalled();
  },
});

/** Neither JSON nor a phrase by its number of words. */
export const InvalidFormat = meta.story({
  parameters: shows('key-management.validation.invalid-format'),
  play: async ({ args }) => {
    await restore('{ not json');
    await seeToast({
      title: 'Invalid Format',
      message: 'Please provide a valid backup file or 12/24-word mnemonic phrase',
      tone: 'destructive',
    });
    await expect(restoreField()).toHaveValue('{ not json');
    await expect(args.onInspect).not.toHaveBeenCalled();
  },
});

/** JSON is accepted by its shape; its password then restores the wallet, and the screen says which. */
export const RestoreFromJson = meta.story({
  parameters: shows('key-management.toast.restore-json', 'key-management.state.restored'),
  args: { keys: null },
  play: async ({ args, step, userEvent }) => {
    const text = '{"version":1,"timestamp":"2025-01-02T09:00:00.000Z","encrypted":true,"data":""}';
    await step('is accepted', async () => {
      await restore(text);
      await seeToast({
        ...notices['key-management.restore-initiated'],
        title: 'Restore Initiated',
      });
      await expect(args.onInspect).toHaveBeenCalledWith({ kind: 'backup', text });
    });
    await step('is restored with its password', async () => {
      const sheet = dialog('Restore wallet');
      await fill(sheet.getByLabelText('Password of the backup'), 'a');
      await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
      await expect(
        await screen.findByText(/^Restored: 0x9858.*These are the keys of your account\.$/),
      ).toBeVisible();
      await expect(args.onRestore).toHaveBeenCalledWith(
        { kind: 'backup', text },
        'a',
        expect.any(AbortSignal),
      );
      await expect(restoreField()).toHaveValue('');
      await expect(button('Reveal')).toBeVisible();
    });
  },
});

/** A phrase takes a new password for this device; what it replaces is said first. */
export const RestoreFrom12Words = meta.story({
  parameters: shows('key-management.toast.restore-mnemonic', 'key-management.state.other-did'),
  args: {
    onRestore: fn<KeyActions['onRestore']>(() => Promise.resolve({ restored: otherKeys })),
  },
  play: async ({ args, userEvent }) => {
    await restore(`  ${phrase.replaceAll(' ', '  ')} `);
    await seeToast(notices['key-management.restore-initiated']);
    const sheet = dialog('Restore wallet');
    await expect(sheet.getByText(/takes the place of the keys/)).toBeInTheDocument();
    await fill(sheet.getByLabelText('Password for this device'), 'correct horse');
    await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
    await expect(await screen.findByText(/^Restored: 0x5aAe.*do not control\.$/)).toBeVisible();
    await expect(args.onRestore).toHaveBeenCalledWith(
      { kind: 'mnemonic', phrase },
      'correct horse',
      expect.any(AbortSignal),
    );
  },
});

/** 24 words are a phrase too. */
export const RestoreFrom24Words = meta.story({
  parameters: shows('key-management.toast.restore-mnemonic'),
  play: async ({ args }) => {
    const long = `${'abandon '.repeat(23)}art`;
    await restore(long);
    await seeToast(notices['key-management.restore-initiated']);
    await expect(args.onInspect).toHaveBeenCalledWith({ kind: 'mnemonic', phrase: long });
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
  },
});

/** One word more or less is another thing. */
export const ThirteenWordsRejected = meta.story({
  parameters: shows('key-management.rule.word-count'),
  play: async ({ args, step }) => {
    for (const count of [11, 23, 13]) {
      await step(`${count} words`, async () => {
        await restore('word '.repeat(count));
        await seeToast(notices['key-management.invalid-format']);
        await expect(args.onInspect).not.toHaveBeenCalled();
      });
    }
  },
});

/** A stranger's JSON is accepted as documented; what came of it is said honestly, and changes nothing. */
export const StrangersJson = meta.story({
  parameters: shows('key-management.state.nothing-restored', 'key-management.toast.restore-json'),
  args: {
    onInspect: fn<KeyActions['onInspect']>(() => Promise.resolve({ problem: 'not-a-backup' })),
  },
  play: async ({ args }) => {
    await restore('42');
    await seeToast(notices['key-management.restore-initiated']);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was restored: this is not a Superwallet backup.',
    );
    await expect(restoreField()).toHaveValue('42');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
});

/** A word that is none is named by its place, never by itself. */
export const UnknownWord = meta.story({
  parameters: shows('key-management.state.nothing-restored'),
  args: {
    onInspect: fn<KeyActions['onInspect']>(() =>
      Promise.resolve({ problem: 'unknown-word', positions: [3] }),
    ),
  },
  play: async () => {
    await restore(phrase);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nothing was restored: word 3 is not a word of a recovery phrase. Check its spelling.',
    );
  },
});

/** A wrong password of a backup is said in its question, which stays open for another try. */
export const WrongBackupPassword = meta.story({
  parameters: shows('key-management.validation.wrong-password'),
  args: {
    onRestore: fn<KeyActions['onRestore']>(() => Promise.resolve({ problem: 'wrong-password' })),
  },
  play: async ({ userEvent }) => {
    await restore('{}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    const sheet = dialog('Restore wallet');
    await fill(sheet.getByLabelText('Password of the backup'), 'guess');
    await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
    await expect(await sheet.findByRole('alert')).toHaveTextContent(
      'The password is not the one that the backup was made with.',
    );
    await expect(screen.getByText(buildKeys().address)).toBeInTheDocument();
  },
});

/** Signed in where the keys never were: said, with every way to get them back, and nothing to reveal. */
export const NoKeysOnDevice = meta.story({
  parameters: shows('key-management.state.no-keys'),
  args: { keys: null, locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your keys are not on this device')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reveal' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Restore Wallet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate New' })).toBeVisible();
  },
});

/** A connected hardware wallet needs no Connect. */
export const HardwareConnected = meta.story({
  parameters: shows('key-management.state.hardware-connected'),
  args: { hardwareWalletConnected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  },
});

/** Connecting is to come, and says so. */
export const HardwareNotConnected = meta.story({
  parameters: shows('key-management.state.hardware-not-connected'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not Connected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await seeToast(notices['integration.coming-soon']);
  },
});

/** Off: no signature but one's own is asked for. */
export const MultiSigOff = meta.story({
  parameters: shows('key-management.state.multisig-off'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: /^Multi-signature/ })).not.toBeChecked();
    await expect(canvas.queryByText(/2 of 3/)).not.toBeInTheDocument();
  },
});

/** On: two of three signatures; the switch goes both ways. */
export const MultiSigOn = meta.story({
  parameters: shows('key-management.state.multisig-on', 'key-management.content.multisig-toggle'),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: /^Multi-signature/ });
    await userEvent.click(toggle);
    await expect(canvas.getByText('Transactions require 2 of 3 signatures')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByText(/2 of 3/)).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
  },
});
