import type { HttpHandler } from 'msw';
import {
  expect,
  fireEvent,
  fn,
  mocked,
  screen,
  spyOn,
  userEvent as user,
  waitFor,
  within,
} from 'storybook/test';

import preview from '#.storybook/preview';
import KeyManagementRoute from '#app/routes/KeyManagementRoute.tsx';
import { fixedNow } from '#mocks/builders.ts';
import { allSentRequests, mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleSecuritySettings } from '#samples/security-settings.ts';
import type { DeviceKeys, KeyActions } from '#screens/key-management/device-keys.ts';
import { KeyManagementScreen } from '#screens/key-management/KeyManagementScreen.tsx';
import { readShownCode } from '#harness/read-code.ts';
import { expectText } from '#harness/expect-text.ts';
import { readAddressCode } from '#wallet/codes/address-code.ts';
import type { ReceivingAddress } from '#wallet/entities/receiving-address.ts';
import { inspectBackup, makeBackup } from '#wallet/keys/backup.ts';
import { readSecretKeys } from '#wallet/keys/secret-keys.ts';
import { SeededRandom } from '#wallet/keys/seeded-random.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';
import { sealVault } from '#wallet/keys/vault.ts';

import { shownAddress } from '#harness/shown-address.ts';
import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { failing, outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectSwitches } from '#harness/expect-switches.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { holdTimeouts } from '../shell/held-timeouts.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

/** A published example phrase, and the values derived from it. */
const phrase =
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about';
const privateKey = '0x1ab42cc412b618bdea3a599e3c9bae199ebf030895b039e9db1e30dafb12b727';
const address = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const did = 'did:ethr:0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

const sampleKeys: DeviceKeys = {
  address,
  did,
  path: "m/44'/60'/0'/0/0",
  lastBackup: '2025-01-02T09:00:00.000Z',
};
const keysFixtures = namedFixtures<DeviceKeys | null, string>({
  sample: sampleKeys,
  'never backed up': { ...sampleKeys, lastBackup: null },
  'of another DID': {
    ...sampleKeys,
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    did: 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
  none: null,
});

const receivingFixtures = namedFixtures<ReceivingAddress | undefined, string>({
  'of the sample keys': { did, address },
  'of another method': { did: 'did:web:jiwoo.example.com', address: undefined },
  'too long for a code': { did: `did:ethr:0x${'5a'.repeat(1_200)}`, address: undefined },
  unknown: undefined,
});

/** Actions that succeed, unless the story overrides them. */
const keyActions = (other: Partial<KeyActions> = {}) => ({
  onUnlock: fn<KeyActions['onUnlock']>(() => Promise.resolve(undefined)),
  onUnlockWithPrevious: fn<KeyActions['onUnlockWithPrevious']>(() => Promise.resolve(undefined)),
  onRevealPhrase: fn(() => Promise.resolve(phrase)),
  onRevealPrivateKey: fn(() => Promise.resolve(privateKey)),
  onBackup: fn<KeyActions['onBackup']>(() => Promise.resolve()),
  onGenerate: fn<KeyActions['onGenerate']>(() => Promise.resolve({ phrase, keep: fn() })),
  onRemove: fn<KeyActions['onRemove']>(() => Promise.resolve()),
  onInspect: fn<KeyActions['onInspect']>(() => Promise.resolve(undefined)),
  onRestore: fn<KeyActions['onRestore']>(() =>
    Promise.resolve({ restored: sampleKeys, claimed: 0 }),
  ),
  ...other,
});

const opensWithPrevious = () =>
  Promise.resolve({
    problem: 'password-changed',
    changedAt: '2025-01-03T09:00:00.000Z',
  } as const);

const actionFixtures = namedFixtures({
  succeed: keyActions(),
  'wrong password': keyActions({
    onUnlock: () => Promise.resolve('wrong-password'),
    onRestore: () => Promise.resolve({ problem: 'wrong-password' }),
  }),
  'damaged keys': keyActions({ onUnlock: () => Promise.resolve('damaged') }),
  'password changed elsewhere': keyActions({ onUnlock: opensWithPrevious }),
  'wrong previous password': keyActions({
    onUnlock: opensWithPrevious,
    onUnlockWithPrevious: () => Promise.resolve('wrong-password'),
  }),
  '24 words': keyActions({
    onRevealPhrase: fn(() => Promise.resolve(`${'abandon '.repeat(23)}art`)),
  }),
  'not a backup': keyActions({ onInspect: () => Promise.resolve({ problem: 'not-a-backup' }) }),
  'an unknown word': keyActions({
    onInspect: () => Promise.resolve({ problem: 'unknown-word', positions: [3] }),
  }),
  fail: keyActions({
    onRevealPhrase: failing,
    onRevealPrivateKey: failing,
    onBackup: failing,
    onGenerate: failing,
    onRemove: failing,
    onRestore: failing,
  }),
});

const meta = preview.meta({
  title: 'Screens/Key management',
  tags: ['autodocs'],
  component: KeyManagementScreen,
  argTypes: { keys: keysFixtures.control, receiving: receivingFixtures.control },
  args: {
    email: 'jiwoo.kim@example.com',
    keys: keysFixtures.named('sample'),
    locked: false,
    receiving: receivingFixtures.named('of the sample keys'),
    hardwareWalletConnected: false,
    multiSigEnabled: false,
    actions: keyActions(),
    onCopy: fn(() => Promise.resolve()),
    onMultiSigChange: fn(),
    onNavigate: fn(),
    notify,
  },
});

const flow = rendersRoute(KeyManagementRoute);

const devicePassword = 'correct horse';
const backupPassword = 'a long password';
const backupDate = new Date('2025-01-02T09:00:00.000Z');

async function sealKeys(): Promise<{ vault: Vault; backup: string }> {
  const tools = { random: new SeededRandom(5).bytes };
  const read = await readSecretKeys(phrase);
  if ('problem' in read) throw new Error(read.problem);
  const keys = read.accepted;
  const dates = { createdAt: backupDate, lastBackup: backupDate.toISOString() };
  const vault = await sealVault(keys, devicePassword, dates, tools);
  const backup = await makeBackup(keys, backupPassword, backupDate, tools);
  return { vault, backup: backup.text };
}

// Created once, and only for the stories that need it, because sealing is slow by design.
let sealed: ReturnType<typeof sealKeys> | undefined;
const sealedKeys = () => (sealed ??= sealKeys());

/** Gives the story's user the DID of the example phrase. */
function ownAccount() {
  storyServices().session.mergeUser({ didAddress: did });
}

/** Stores the keys of the example phrase on the device, sealed in a real vault. */
async function keysOnDevice(changes: Partial<Vault> = {}) {
  ownAccount();
  const { vault } = await sealedKeys();
  storyServices().keys.storage.setItem(
    `key_vault:${did}`,
    JSON.stringify({ ...vault, ...changes }),
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const words = () => within(screen.getByRole('list', { name: 'Recovery phrase' }));
const restoreField = () => screen.getByRole('textbox', { name: 'Backup data or recovery phrase' });
const backupField = () => screen.getByLabelText('Backup password');
const repeatedField = () => screen.getByLabelText('Backup password again');

async function fillBackup(password: string) {
  await fill(backupField(), password);
  await fill(repeatedField(), password);
}

/** The words of the new keys, as shown in the sheet. */
async function readNewPhrase() {
  const sheet = within(
    await screen.findByRole('dialog', { name: 'Write down your recovery phrase' }),
  );
  const list = within(sheet.getByRole('list', { name: 'Recovery phrase' }));
  const items: HTMLElement[] = list.getAllByRole('listitem');
  return items.map((item) => item.textContent.replace(/^\d+/, ''));
}

const wordFields = (): HTMLElement[] => screen.getAllByLabelText(/^Word \d+$/);

/** Types the requested words. */
async function typeWords(shown: readonly string[]) {
  for (const field of wordFields()) await fill(field, wordFor(field, shown));
}

/** The word that a field asks for. */
function wordFor(field: HTMLElement, shown: readonly string[] = phrase.split(' ')): string {
  const [label] = (field as HTMLInputElement).labels ?? [];
  return shown[Number(label?.textContent.replace(/\D/g, '')) - 1] ?? '';
}

/** Hides the page or shows it again. */
function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

/** Answers the sheet that asks for the password of the keys. */
async function unlock(password = devicePassword) {
  const sheet = dialog('Unlock your keys');
  await fill(sheet.getByLabelText('Password'), password);
  await user.click(sheet.getByRole('button', { name: 'Unlock' }));
}

/** Expects no secret of the keys on the page. */
async function expectNoSecret() {
  const page = document.documentElement.outerHTML;
  await expect(page).not.toContain('abandon');
  await expect(page).not.toContain(privateKey.slice(2, 20));
}

/** Expects the DID of the foreign keys and advice, but no button that copies that DID. */
async function expectOtherKeys(otherDid: string) {
  const title = screen.getByText('The keys on this device belong to another DID');
  await expectText(title.nextElementSibling, otherDid);
  await expectText(
    title.nextElementSibling?.nextElementSibling,
    'Do not receive with it: payments to this DID do not reach your account. To have the keys of your account on this device, restore its recovery phrase or backup below. Payments reach your account without them too.',
  );
  await expect(
    within(screen.getByRole('region', { name: 'Wallet info' }))
      .getAllByRole('button')
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
  ).toEqual(['Copy public address', 'Copy DID address', 'Show QR code']);
}

/** Expects the buttons to copy the values of the account. */
async function expectAccountCopied() {
  const { copy } = storyServices().device;
  await user.click(button('Copy public address'));
  await expect(copy).toHaveBeenLastCalledWith(address);
  await user.click(button('Copy DID address'));
  await expect(copy).toHaveBeenLastCalledWith(did);
}

/** Waits for the sheet that asks for the password of a restore. */
const restoreSheet = async () =>
  within(await screen.findByRole('dialog', { name: 'Restore wallet' }));

/** Enters a text into the restore field and presses the button. */
async function restore(text: string) {
  await fill(restoreField(), text);
  await user.click(button('Restore Wallet'));
}

/** All key settings on one screen. Secrets are hidden until the user asks for them, and no request is sent. */
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
        'Keys on this device',
        'Hardware wallet',
        'Multi-signature',
        'Security warnings',
      ]);
      await expect(canvas.getByText("m/44'/60'/0'/0/0")).toBeVisible();
      await expect(canvas.getByText('Last backup: Jan 2, 2025')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeVisible();
    });
    await step('shows the address and the DID, and says that payments arrive there', async () => {
      const info = within(canvas.getByRole('region', { name: 'Wallet info' }));
      await expect(info.getByText('Your address: payments reach you here.')).toBeVisible();
      await expect(info.queryByRole('note')).not.toBeInTheDocument();
      await expect(info.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
        'Public address',
        'DID address',
        'Key derivation path',
      ]);
    });
    await step('warns of what is lost for good', async () => {
      await expect(
        canvas.getByText(
          'Anyone who has these words has your keys. No one can give them back to you.',
        ),
      ).toBeVisible();
      const warnings = within(canvas.getByRole('region', { name: 'Security warnings' }));
      await expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        [
          'Never share your private key or recovery phrase.',
          'Store your backup offline, apart from its password.',
          'Support will never ask for your keys.',
          'If you lose your phrase, your backup and this device, you lose the wallet.',
        ],
      );
    });
    await step('goes back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
    await expectNoSecret();
    await expect(allSentRequests()).toHaveLength(0);
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('key-management.state.default'),
  argTypes: { actions: actionFixtures.control, onCopy: outcomes.control },
  args: { actions: actionFixtures.named('succeed') },
});

/** The phrase is hidden at first: it is not on the page, not even blurred or covered. */
export const PhraseHidden = meta.story({
  parameters: {
    ...shows('key-management.state.phrase-hidden'),
    ...sameAs('Default', 'the secret is hidden in both'),
  },
  play: async ({ canvas, args }) => {
    const places = within(canvas.getByRole('list', { name: 'Recovery phrase, hidden' }));
    await expect(places.getAllByRole('listitem')).toHaveLength(12);
    await expect(args.actions.onRevealPhrase).not.toHaveBeenCalled();
    await expectNoSecret();
  },
});

/** Twelve numbered words, three in a row. A second press hides them. */
export const PhraseRevealed = meta.story({
  parameters: shows('key-management.state.phrase-revealed'),
  play: async ({ step, userEvent }) => {
    await step('shows and hides', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      await userEvent.click(button('Hide'));
      await expectNoSecret();
    });
    await step('shows them numbered in three columns', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      const items = words().getAllByRole('listitem');
      await expectText(items[11], '12about');
      const rows = new Set(items.map((item) => item.getBoundingClientRect().top));
      await expect(rows.size).toBe(4);
    });
  },
});

/** Each secret is hidden again after a minute. */
export const HidesAfterAMinute = meta.story({
  parameters: {
    ...shows('key-management.rule.hides-again', 'key-management.state.phrase-hidden'),
    ...sameAs('Export Warning', 'the hidden secret looks as before'),
  },
  play: async ({ step }) => {
    await user.click(button('Export'));
    const held = await holdTimeouts(async () => {
      await user.click(button('Export'));
      await user.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12), {
        interval: 1,
      });
    });
    await step('shows each secret for 60 s', async () => {
      const minutes = held.filter(({ milliseconds }) => milliseconds === 60_000);
      await expect(minutes).toHaveLength(2);
      for (const minute of minutes) minute.run();
    });
    await step('hides the secrets afterwards', async () => {
      await waitFor(() => expect(button('Reveal')).toBeVisible());
      await expect(button('Export')).toBeVisible();
      await expectNoSecret();
    });
  },
});

/** Secrets are hidden when the user changes to another window. */
export const HidesOnBlur = meta.story({
  parameters: {
    ...shows('key-management.rule.hides-again', 'key-management.state.private-key-hidden'),
    ...sameAs('Export Warning', 'the hidden secret looks as before'),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Export'));
    await userEvent.click(button('Export'));
    await userEvent.click(button('Reveal'));
    await expectText(await screen.findByRole('group', { name: 'Private key' }), privateKey);
    await fireEvent.blur(window);
    await waitFor(() => expect(button('Export')).toBeVisible());
    await expectNoSecret();
  },
});

/** Secrets are hidden when the page is hidden. A secret that arrives later is not shown. */
export const HidesWhenAway = meta.story({
  parameters: {
    ...shows('key-management.rule.hides-again'),
    ...sameAs('Phrase Revealed', 'the user is back at the end'),
  },
  beforeEach: () => () => {
    Reflect.deleteProperty(document, 'visibilityState');
  },
  play: async ({ args, step, userEvent }) => {
    await step('hides the shown secret', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      setVisibility('hidden');
      await waitFor(() => expect(button('Reveal')).toBeVisible());
      await expectNoSecret();
    });
    await step('shows no secret that arrives while the page is hidden', async () => {
      setVisibility('visible');
      let give: (secret: string) => void = () => undefined;
      const coming = new Promise<string>((resolve) => {
        give = resolve;
      });
      mocked(args.actions.onRevealPhrase).mockReturnValueOnce(coming);
      await userEvent.click(button('Reveal'));
      setVisibility('hidden');
      give(phrase);
      await coming;
      await expect(button('Reveal')).toBeVisible();
      await expectNoSecret();
    });
    await step('reveals the phrase again when the user is back', async () => {
      setVisibility('visible');
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    });
  },
});

/** A secret is locked until the user enters the password of the keys. The sheet can be closed. */
export const AsksForThePassword = meta.story({
  ...flow,
  parameters: shows('key-management.state.locked'),
  beforeEach: () => keysOnDevice(),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(button('Reveal'));
    const sheet = dialog('Unlock your keys');
    await expect(sheet.getByText('The keys on this device are encrypted.')).toBeInTheDocument();
    await expect(sheet.getByLabelText('Password')).toHaveValue('');
    await expect(sheet.getByLabelText('Password')).toHaveAccessibleDescription(
      'It is the one of your account, or one that you chose when you restored or generated keys here.',
    );
    await expectNoSecret();
  },
});

/** The password unlocks the keys until the user leaves the screen. No request contains it. */
export const UnlockToReveal = meta.story({
  ...flow,
  parameters: {
    ...shows('key-management.state.phrase-revealed'),
    ...sameAs('Phrase Revealed', 'the phrase looks the same however it was unlocked'),
  },
  beforeEach: () => keysOnDevice(),
  play: async ({ step, userEvent }) => {
    await step('accepts the right password', async () => {
      await userEvent.click(button('Reveal'));
      await unlock();
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      await expectText(words().getAllByRole('listitem')[11], '12about');
    });
    await step('does not ask for the password a second time', async () => {
      await userEvent.click(button('Hide'));
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    });
    await expect(allSentRequests()).toHaveLength(0);
  },
});

/** A wrong password is refused in the sheet, and no secret is shown. */
export const WrongPassword = meta.story({
  ...flow,
  parameters: shows('key-management.validation.wrong-password'),
  beforeEach: () => keysOnDevice(),
  play: async ({ step, userEvent }) => {
    await step('refuses an empty password', async () => {
      await userEvent.click(button('Reveal'));
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Unlock' }));
      const field = dialog('Unlock your keys').getByLabelText('Password');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(
        'Enter the password. It is the one of your account, or one that you chose when you restored or generated keys here.',
      );
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('refuses a wrong password', async () => {
      await unlock('guess');
      await expectText(
        await screen.findByRole('alert'),
        'This is not the password that protects the keys on this device.',
      );
    });
    await expectNoSecret();
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
  },
});

/** The account's password is newer than the password of the keys on the device. */
const passwordChanged = {
  ...flow,
  async beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    await keysOnDevice();
    msw.use(
      mock('securitySettings').ok({
        ...sampleSecuritySettings(fixedNow),
        lastPasswordChange: '2025-01-03T09:00:00.000Z',
      }),
      mock('unlock').responds(({ body }) =>
        'password' in body && body.password === 'new password'
          ? Response.json({})
          : Response.json({ error: 'No.', code: 'password-wrong' }, { status: 403 }),
      ),
    );
  },
};

/**
 * The password was changed on another device: the previous password opens the keys here once, and then the current
 * password does.
 */
export const PasswordChangedElsewhere = meta.story({
  ...passwordChanged,
  parameters: shows(
    'key-management.state.password-changed-elsewhere',
    'key-management.validation.previous-password',
  ),
  play: async ({ step, userEvent }) => {
    const sheet = () => dialog('Unlock your keys');
    await step('a wrong password says when the password was changed', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }));
      await unlock('new password');
      await waitFor(() => expect(sheet().getByLabelText('Previous password')).toBeVisible(), {
        timeout: 10_000,
      });
      await expect(
        sheet().getByText(
          'The password of your account was changed on Jan 3, 2025, after these keys were protected on this device. They may still open with the one before it.',
        ),
      ).toBeVisible();
      await expect(
        sheet().getByText(
          'Enter both once. From then on your keys open with your current password.',
        ),
      ).toBeVisible();
      await expect(sheet().getByLabelText('Current password')).toHaveValue('new password');
    });
    await step('both passwords are needed and must be right', async () => {
      await userEvent.click(sheet().getByRole('button', { name: 'Unlock' }));
      await expect(sheet().getByLabelText('Previous password')).toHaveAccessibleDescription(
        'Enter your previous password.',
      );
      await fill(sheet().getByLabelText('Previous password'), 'a guess');
      await userEvent.click(sheet().getByRole('button', { name: 'Unlock' }));
      await waitFor(
        () =>
          expect(sheet().getByLabelText('Previous password')).toHaveAccessibleDescription(
            'This is not the password that protects the keys on this device.',
          ),
        { timeout: 10_000 },
      );
      await expect(sentRequests('unlock')).toHaveLength(0);
      await fill(sheet().getByLabelText('Previous password'), devicePassword);
      await fill(sheet().getByLabelText('Current password'), 'another guess');
      await userEvent.click(sheet().getByRole('button', { name: 'Unlock' }));
      await waitFor(
        () =>
          expect(sheet().getByLabelText('Current password')).toHaveAccessibleDescription(
            'This is not your current password.',
          ),
        { timeout: 10_000 },
      );
      await expect(sheet().getByLabelText('Current password')).toHaveFocus();
      await expectNoSecret();
    });
  },
});

/** With both passwords right the keys open, and from then on the new password opens them. */
export const UnlockedWithBothPasswords = meta.story({
  ...passwordChanged,
  parameters: {
    ...shows('key-management.state.phrase-revealed'),
    ...sameAs('Phrase Revealed', 'the phrase looks the same however it was unlocked'),
  },
  play: async ({ userEvent }) => {
    const sheet = () => dialog('Unlock your keys');
    await userEvent.click(await screen.findByRole('button', { name: 'Reveal' }));
    await unlock('new password');
    await waitFor(() => expect(sheet().getByLabelText('Previous password')).toBeVisible(), {
      timeout: 10_000,
    });
    await fill(sheet().getByLabelText('Previous password'), devicePassword);
    await userEvent.click(sheet().getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12), {
      timeout: 10_000,
    });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** The sheet asks for both passwords, because the password was changed on another device. */
export const PreviousPasswordAsked = meta.story({
  parameters: shows('key-management.state.password-changed-elsewhere'),
  args: { locked: true, actions: actionFixtures.named('password changed elsewhere') },
  argTypes: { actions: actionFixtures.control },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await unlock('new password');
    await waitFor(() =>
      expect(dialog('Unlock your keys').getByLabelText('Previous password')).toBeVisible(),
    );
  },
});

/** While the keys are opened with both passwords, nothing can be changed or pressed again. */
export const UnlockingWithBothPasswords = meta.story({
  parameters: shows('key-management.state.password-changed-elsewhere'),
  args: {
    locked: true,
    actions: keyActions({
      onUnlock: opensWithPrevious,
      onUnlockWithPrevious: () => new Promise(() => undefined),
    }),
  },
  play: async ({ userEvent }) => {
    const sheet = () => dialog('Unlock your keys');
    await userEvent.click(button('Reveal'));
    await unlock('new password');
    await waitFor(() => expect(sheet().getByLabelText('Previous password')).toBeVisible());
    await fill(sheet().getByLabelText('Previous password'), devicePassword);
    await userEvent.click(sheet().getByRole('button', { name: 'Unlock' }));
    await expectBusy(await sheet().findByRole('button', { name: 'Unlocking…' }));
    await expect(sheet().getByLabelText('Previous password')).toBeDisabled();
  },
});

/** While the keys are opened, nothing can be changed or pressed again. */
export const Unlocking = meta.story({
  parameters: shows('key-management.state.phrase-hidden'),
  args: {
    locked: true,
    actions: keyActions({ onUnlock: () => new Promise(() => undefined) }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await unlock();
    const sheet = dialog('Unlock your keys');
    await expectBusy(await sheet.findByRole('button', { name: 'Unlocking…' }));
    await expect(sheet.getByLabelText('Password')).toBeDisabled();
  },
});

/** The vault on the device is damaged: the message says how to restore the keys. */
export const KeysDamaged = meta.story({
  ...flow,
  parameters: shows('key-management.state.locked'),
  beforeEach: () => keysOnDevice({ createdAt: '2025-01-03T00:00:00.000Z' }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await unlock();
    await expectText(
      await screen.findByRole('alert'),
      'The keys on this device are damaged. Restore them from a backup file or your recovery phrase.',
    );
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
  },
});

/** The worker with the keys crashed. The message leaves out the error's text, which may contain a secret. */
export const RevealFailed = meta.story({
  parameters: shows('key-management.state.phrase-hidden'),
  args: { actions: keyActions({ onRevealPhrase: fn(() => Promise.reject(new Error(phrase))) }) },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Reveal'));
    await expectText(
      await screen.findByRole('alert'),
      'This did not work. Reload the page and try again.',
    );
    await expectNoSecret();
  },
});

/** A file that is too large is refused before it is read. An unreadable file is refused too. */
export const FileRefused = meta.story({
  parameters: shows('key-management.validation.file-refused'),
  play: async ({ step, userEvent }) => {
    const choose = (file: File) => userEvent.upload(screen.getByLabelText('Backup file'), file);
    await step('unreadable', async () => {
      const broken = new File(['{}'], 'backup.json', { type: 'application/json' });
      broken.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
      await choose(broken);
      await expect(
        within(await screen.findByRole('alert')).getByText(
          'This file could not be read. Choose it again, or paste its text.',
        ),
      ).toBeVisible();
    });
    await step('a valid file replaces it', async () => {
      await choose(new File(['{}'], 'backup.json', { type: 'application/json' }));
      await waitFor(() => expect(restoreField()).toHaveValue('{}'));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    await step('too large', async () => {
      await choose(new File(['x'.repeat(16_385)], 'holiday.json', { type: 'application/json' }));
      await expect(
        within(await screen.findByRole('alert')).getByText(
          'This file is too large to be a backup. Choose another one.',
        ),
      ).toBeVisible();
      await expect(restoreField()).toHaveValue('{}');
    });
  },
});

/** New keys replace the old ones. The screen warns before, and confirms afterwards. */
export const GenerateNew = meta.story({
  ...flow,
  parameters: shows('key-management.content.generate-new', 'key-management.rule.receiving-address'),
  beforeEach: () => keysOnDevice(),
  play: async ({ step, userEvent }) => {
    const setItem = spyOn(storyServices().keys.storage, 'setItem');
    await userEvent.click(button('Export'));
    await userEvent.click(button('Export'));
    await unlock();
    await expectText(await screen.findByRole('group', { name: 'Private key' }), privateKey);
    await userEvent.click(button('Reveal'));
    await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
    await step('warns, says that there is no backup, and asks for the password', async () => {
      await userEvent.click(button('Generate New'));
      const sheet = dialog('Generate new keys');
      await expect(
        sheet.getByText(
          'New keys take the place of those on this device, with a new address and DID. The keys on this device were last backed up on Jan 2, 2025: without that file, or their recovery phrase, they are gone for good.',
        ),
      ).toBeInTheDocument();
      await expect(
        sheet.getByText(
          'Your account keeps the DID that it was created with, and payments reach you there only.',
        ),
      ).toBeInTheDocument();
      const field = sheet.getByLabelText('Your password');
      await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(
        'Enter the password. The new keys are encrypted under it on this device.',
      );
      await expect(sheet.getByRole('button', { name: 'Generate New' })).toBeEnabled();
    });
    let newWords: string[] = [];
    await step('shows the new words, and changes nothing yet', async () => {
      const sheet = dialog('Generate new keys');
      await fill(sheet.getByLabelText('Your password'), 'correct horse');
      await userEvent.dblClick(sheet.getByRole('button', { name: 'Generate New' }));
      newWords = await readNewPhrase();
      await expect(newWords).toHaveLength(12);
      await expect(setItem).not.toHaveBeenCalled();
    });
    await step('stores them after three correct words', async () => {
      await userEvent.click(button('I have written them down'));
      await typeWords(newWords);
      await userEvent.dblClick(button('Use the new keys'));
      await expectToast('key-management.generated');
      await expect(setItem).toHaveBeenCalledOnce();
      await expect(setItem.mock.lastCall?.[0]).toBe(`key_vault:${did}`);
    });
    await step('shows the new keys, which are not those of the account', async () => {
      await expectOtherKeys('did:ethr:0x28C744f2537f7a0B77064480241EEA6D42482d40');
      await expect(screen.getByText('Last backup: Never')).toBeVisible();
    });
    await step('copies the address and the DID of the account', expectAccountCopied);
    await step('shows no secret of the old keys beside the new ones', expectNoSecret);
  },
});

/** The keys could not be created: the sheet says so, stays open and keeps the input. */
export const GenerateFailed = meta.story({
  parameters: shows('key-management.content.generate-new'),
  args: {
    actions: keyActions({ onGenerate: () => Promise.reject(new Error(phrase)) }),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Generate New'));
    const sheet = dialog('Generate new keys');
    await fill(sheet.getByLabelText('Your password'), '12345678');
    await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
    const alert = within(await sheet.findByRole('alert'));
    await waitFor(() =>
      expect(
        alert.getByText('This did not work. Try again; nothing has been changed.'),
      ).toBeVisible(),
    );
    await expect(sheet.getByLabelText('Your password')).toHaveValue('12345678');
    await expectNoSecret();
  },
});

/** Closing the sheet while keys are created cancels the creation, and nothing changes. */
export const CalledOff = meta.story({
  parameters: {
    ...shows('key-management.content.generate-new'),
    ...sameAs('Default', 'nothing remains of the cancelled action'),
  },
  args: {
    actions: keyActions({
      onGenerate: fn<KeyActions['onGenerate']>(
        (_, signal) =>
          new Promise((_made, calledOff) => {
            signal.addEventListener('abort', () =>
              calledOff(new DOMException('Called off', 'AbortError')),
            );
          }),
      ),
    }),
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Generate New'));
    const sheet = dialog('Generate new keys');
    await fill(sheet.getByLabelText('Your password'), '12345678');
    await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
    await expectBusy(await sheet.findByRole('button', { name: 'Generating…' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(mocked(args.actions.onGenerate).mock.lastCall?.[1].aborted).toBe(true);
    await expect(screen.getByText(shownAddress(address))).toBeVisible();
    await expectNoToast();
  },
});

/** Creates new keys, and reads their words. */
async function makeKeys(userEvent: { click: (element: Element) => Promise<void> }) {
  await userEvent.click(button('Generate New'));
  const sheet = dialog('Generate new keys');
  await expect(sheet.getByText(/last backed up on /)).toBeVisible();
  await fill(sheet.getByLabelText('Your password'), 'correct horse');
  await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
  return readNewPhrase();
}

/** The words of the new keys, which are not in use yet. */
export const NewWords = meta.story({
  parameters: shows('key-management.state.new-words'),
  play: async ({ userEvent }) => {
    await expect(await makeKeys(userEvent)).toEqual(phrase.split(' '));
    await userEvent.click(button('I have written them down'));
    await userEvent.click(button('Show the words again'));
    await expect(await readNewPhrase()).toHaveLength(12);
    await expect(
      screen.getByText(/Until you have, the keys on this device stay as they are\.$/),
    ).toBeVisible();
  },
});

/** The sheet asks for three of the new words. A wrong and a missing word are refused at their fields. */
export const WordsNotRight = meta.story({
  parameters: shows('key-management.validation.words'),
  play: async ({ userEvent }) => {
    await makeKeys(userEvent);
    await userEvent.click(button('I have written them down'));
    const fields = wordFields();
    await expect(fields).toHaveLength(3);
    const [first, second] = fields;
    if (!first || !second) throw new Error('Words are missing');
    await waitFor(() => expect(first).toHaveFocus());
    await fill(first, 'wrong');
    await fill(second, `2. "${wordFor(second)}",`);
    await userEvent.click(button('Use the new keys'));
    await expect(first).toHaveAccessibleDescription(/^This is not word \d+ of your new phrase\.$/);
    await expect(second).toBeValid();
    await expect(fields[2]).toHaveAccessibleDescription(/^Enter word \d+\.$/);
    await expect(first).toHaveFocus();
  },
});

/** The sheet is closed before the words were checked: the keys do not change. */
export const NewKeysGivenUp = meta.story({
  parameters: {
    ...shows('key-management.transition.new-keys-given-up'),
    ...sameAs('Default', 'nothing remains of the cancelled action'),
  },
  play: async ({ args, userEvent }) => {
    await makeKeys(userEvent);
    const signal = mocked(args.actions.onGenerate).mock.lastCall?.[1];
    await userEvent.click(button('Close'));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(signal?.aborted).toBe(true);
    await expectNoToast();
  },
});

/** The password is not the account's: no keys are created. */
export const GeneratePasswordWrong = meta.story({
  ...flow,
  parameters: shows('key-management.validation.account-password'),
  async beforeEach({ msw }) {
    await keysOnDevice();
    msw.use(mock('unlock').answers(403, '{"error":"No.","code":"password-wrong"}'));
  },
  play: async ({ userEvent }) => {
    const setItem = spyOn(storyServices().keys.storage, 'setItem');
    await userEvent.click(button('Generate New'));
    const sheet = dialog('Generate new keys');
    await fill(sheet.getByLabelText('Your password'), 'battery staple');
    await userEvent.click(sheet.getByRole('button', { name: 'Generate New' }));
    await expectText(await sheet.findByRole('alert'), 'This is not the password of your account.');
    await expect(setItem).not.toHaveBeenCalled();
  },
});

/** The keys are removed from this device after the password was entered. */
export const KeysRemoved = meta.story({
  ...flow,
  parameters: shows('key-management.transition.removed', 'key-management.content.remove-keys'),
  beforeEach: () => keysOnDevice({ lastBackup: null }),
  play: async ({ userEvent }) => {
    await userEvent.click(button('Remove keys from this device'));
    const sheet = dialog('Remove keys from this device');
    await expect(
      sheet.getByText(
        'The keys on this device were never backed up: without their recovery phrase they are gone for good.',
      ),
    ).toBeVisible();
    await fill(sheet.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(sheet.getByRole('button', { name: 'Remove keys' }));
    await expectToast('key-management.removed');
    await expect(await screen.findByText('Your keys are not on this device')).toBeVisible();
    await expect(storyServices().keys.storage.getItem(`key_vault:${did}`)).toBeNull();
    await expect(sentRequests('unlock').map(({ body }) => body)).toEqual([
      { password: 'correct horse' },
    ]);
    await expect(
      screen.queryByRole('button', { name: 'Remove keys from this device' }),
    ).not.toBeInTheDocument();
  },
});

/** The private key is hidden at first. */
export const PrivateKeyHidden = meta.story({
  parameters: {
    ...shows('key-management.state.private-key-hidden'),
    ...sameAs('Default', 'the secret is hidden in both'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Private key, hidden')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    await expectNoSecret();
  },
});

/** The first press of Export only shows a warning, so that no secret appears by accident. */
export const ExportWarning = meta.story({
  parameters: shows('key-management.toast.export-warning'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Export'));
    await expectToast('key-management.export-warning');
    await expect(args.actions.onRevealPrivateKey).not.toHaveBeenCalled();
    await expectNoSecret();
  },
});

/** The first press of Copy only shows a warning. The warning also counts for Export. */
export const CopyWarning = meta.story({
  parameters: shows('key-management.toast.copy-warning', 'key-management.rule.warning-once'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Copy private key'));
    await expectToast('key-management.copy-warning');
    await expect(args.actions.onRevealPrivateKey).not.toHaveBeenCalled();
    await expect(args.onCopy).not.toHaveBeenCalled();
    await userEvent.click(button('Export'));
    await expectText(await screen.findByRole('group', { name: 'Private key' }), privateKey);
  },
});

/** The second press reveals the key, with buttons that copy and hide it. The warning is not repeated. */
export const PrivateKeyRevealed = meta.story({
  parameters: shows(
    'key-management.state.private-key-revealed',
    'key-management.rule.warning-once',
  ),
  play: async ({ args, step, userEvent }) => {
    await step('is revealed by the second press', async () => {
      await userEvent.click(button('Export'));
      await expectToast('key-management.export-warning');
      await userEvent.click(button('Export'));
      await expectText(await screen.findByRole('group', { name: 'Private key' }), privateKey);
    });
    await step('is copied', async () => {
      await userEvent.click(button('Copy private key'));
      await expectToast('copy.private-key-done');
      await expect(args.onCopy).toHaveBeenLastCalledWith(privateKey);
    });
    await step('hides, and is revealed again without a warning', async () => {
      await userEvent.click(button('Hide private key'));
      await expectNoSecret();
      await userEvent.click(button('Export'));
      await expectText(await screen.findByRole('group', { name: 'Private key' }), privateKey);
    });
  },
});

/** Address, DID and phrase can be copied. With unlocked keys even a hidden phrase can be copied. */
export const CopiedSuccessfully = meta.story({
  ...flow,
  parameters: shows('key-management.toast.copied', 'key-management.content.copy-phrase'),
  beforeEach: () => keysOnDevice(),
  play: async ({ step, userEvent }) => {
    const { copy } = storyServices().device;
    await step('the address and the DID', async () => {
      await expectAccountCopied();
      await expectToast('copy.done');
    });
    await step('the phrase', async () => {
      await userEvent.click(button('Copy Phrase'));
      await unlock();
      await waitFor(() => expect(copy).toHaveBeenLastCalledWith(phrase));
      await expectToast('copy.phrase-done');
    });
    await expectNoSecret();
  },
});

/** The browser refuses clipboard access: a toast says so. */
export const CopyFailed = meta.story({
  ...flow,
  parameters: shows('key-management.toast.copy-failed'),
  async beforeEach() {
    await keysOnDevice();
    storyServices().device.copy.mockRejectedValue(new Error('Not allowed'));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(button('Copy Phrase'));
    await unlock();
    await expectToast('copy.phrase-failed');
    await userEvent.click(button('Copy private key'));
    await userEvent.click(button('Copy private key'));
    await expectToast('copy.private-key-failed');
    await userEvent.click(button('Copy public address'));
    await expectToast('copy.failed');
    await expectNoSecret();
  },
});

/** A backup needs a password. */
export const PasswordRequired = meta.story({
  parameters: shows('key-management.validation.password-required'),
  play: async ({ args, userEvent }) => {
    await userEvent.click(button('Download Encrypted Backup'));
    await expectToast('key-management.password-required');
    await expect(backupField()).toHaveFocus();
    await expect(backupField()).toBeInvalid();
    await expect(backupField()).toHaveAccessibleDescription(
      'Enter a password to encrypt the file. You need it to restore the file. It cannot be reset.',
    );
    await expect(args.actions.onBackup).not.toHaveBeenCalled();
  },
});

/**
 * The backup password is typed twice, and its strength is shown. A short password and a different repetition are
 * refused.
 */
export const BackupPasswordRepeated = meta.story({
  parameters: shows('key-management.validation.backup-password'),
  play: async ({ args, userEvent }) => {
    await fill(backupField(), '1234567');
    await expect(await screen.findByText('Weak: easy to guess. Make it longer.')).toBeVisible();
    await userEvent.click(button('Download Encrypted Backup'));
    await expect(backupField()).toHaveAccessibleDescription(
      'Use at least 8 characters. You need it to restore the file. It cannot be reset.',
    );
    await fill(backupField(), 'a long password');
    await userEvent.click(button('Download Encrypted Backup'));
    await expect(repeatedField()).toHaveFocus();
    await expect(repeatedField()).toHaveAccessibleDescription('Enter the password once more.');
    await fill(repeatedField(), 'a lang password');
    await userEvent.click(button('Download Encrypted Backup'));
    await expect(repeatedField()).toHaveAccessibleDescription(
      'This is not the same as the password above.',
    );
    await expectNoToast();
    await expect(args.actions.onBackup).not.toHaveBeenCalled();
  },
});

/** The backup is being encrypted: the button says so, and the password cannot be changed. */
export const Encrypting = meta.story({
  parameters: shows('key-management.state.encrypting'),
  args: { actions: keyActions({ onBackup: fn(() => new Promise<never>(() => undefined)) }) },
  play: async ({ args, userEvent }) => {
    await fillBackup('a long password');
    await userEvent.dblClick(button('Download Encrypted Backup'));
    await expectBusy(button('Encrypting…'));
    await expect(backupField()).toBeDisabled();
    await expect(args.actions.onBackup).toHaveBeenCalledOnce();
    await expectNoToast();
  },
});

/** The backup is saved as a file, and a toast says so. Locked keys must be unlocked first. */
export const BackupDownloaded = meta.story({
  ...flow,
  parameters: shows('key-management.toast.backup-downloaded'),
  beforeEach: () => keysOnDevice(),
  play: async ({ step, userEvent }) => {
    const { saveFile } = storyServices().device;
    await step('needs unlocked keys', async () => {
      await fillBackup(backupPassword);
      await userEvent.click(button('Download Encrypted Backup'));
      await userEvent.click(dialog('Unlock your keys').getByRole('button', { name: 'Close' }));
      await expectText(await screen.findByRole('alert'), 'A backup needs your keys unlocked.');
      await expect(saveFile).not.toHaveBeenCalled();
      await expect(backupField()).toHaveValue(backupPassword);
    });
    await step('is saved', async () => {
      await userEvent.click(button('Download Encrypted Backup'));
      await unlock();
      await expectToast('key-management.backup-downloaded');
      await expect(backupField()).toHaveValue('');
      await expect(screen.getByText('Last backup: Jan 5, 2025')).toBeVisible();
    });
    await step('is a complete backup file', async () => {
      const [fileName, content = '', type] = saveFile.mock.lastCall ?? [];
      await expect(fileName).toBe('superwallet-backup-2025-01-05T05-30-00-000Z.json');
      await expect(type).toBe('application/json');
      await expect(inspectBackup(await new Blob([content]).text())).toEqual({
        accepted: { timestamp: '2025-01-05T05:30:00.000Z' },
      });
    });
  },
});

/** The backup fails: a toast says so without any secret, and the user can try again. */
export const BackupFailed = meta.story({
  parameters: shows('key-management.toast.backup-failed'),
  args: { actions: keyActions({ onBackup: fn(() => Promise.reject(new Error(phrase))) }) },
  play: async ({ userEvent }) => {
    await fillBackup('a long password');
    await userEvent.click(button('Download Encrypted Backup'));
    await expectToast('key-management.backup-failed');
    await expect(
      within(screen.getByRole('alert')).getByText(
        'The backup could not be made. Nothing has been saved; try again.',
      ),
    ).toBeVisible();
    await expect(backupField()).toHaveValue('a long password');
    await expectNoSecret();
  },
});

/** Only spaces are entered, which counts as no data. */
export const NoDataProvided = meta.story({
  parameters: shows('key-management.validation.no-data'),
  play: async ({ args }) => {
    await restore('   ');
    await expectToast('key-management.no-data');
    await expect(restoreField()).toHaveFocus();
    await expect(restoreField()).toBeInvalid();
    await expect(restoreField()).toHaveAccessibleDescription(
      'Please paste your backup data or recovery phrase. Paste the text of a backup file, or 12 or 24 words with spaces between them.',
    );
    await expect(args.actions.onInspect).not.toHaveBeenCalled();
  },
});

/** The text is neither JSON nor 12 or 24 words. */
export const InvalidFormat = meta.story({
  parameters: shows('key-management.validation.invalid-format'),
  play: async ({ args }) => {
    await restore('{ not json');
    await expectToast('key-management.invalid-format');
    await expect(restoreField()).toHaveValue('{ not json');
    await expect(args.actions.onInspect).not.toHaveBeenCalled();
  },
});

/** A backup is accepted. Its password restores the wallet, and the screen shows the restored address. */
export const RestoreFromJson = meta.story({
  ...flow,
  parameters: shows('key-management.toast.restore-json', 'key-management.state.restored'),
  beforeEach: ownAccount,
  play: async ({ step, userEvent }) => {
    const { backup } = await sealedKeys();
    await step('is accepted', async () => {
      await restore(backup);
      await expectToast('key-management.restore-initiated');
    });
    await step('is restored with its password', async () => {
      const sheet = await restoreSheet();
      await expect(
        sheet.getByText('The keys will be kept on this device, encrypted.'),
      ).toBeInTheDocument();
      await fill(sheet.getByLabelText('Password of the backup'), backupPassword);
      await fill(sheet.getByLabelText('Your password'), 'correct horse');
      await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
      await expect(
        await screen.findByText(`Restored: ${address}. These are the keys of your account.`),
      ).toBeVisible();
      await expect(screen.getByText('Last backup: Jan 2, 2025')).toBeVisible();
      await expect(restoreField()).toHaveValue('');
    });
    await step('the restored keys are unlocked', async () => {
      await userEvent.click(button('Reveal'));
      await waitFor(() => expect(words().getAllByRole('listitem')).toHaveLength(12));
      await userEvent.click(button('Hide'));
    });
  },
});

/** Numbered words are accepted, as the wallet shows them. The sheet states which keys will be replaced. */
export const RestoreFrom12Words = meta.story({
  ...flow,
  parameters: shows('key-management.toast.restore-mnemonic', 'key-management.state.other-did'),
  beforeEach: () => keysOnDevice(),
  play: async ({ userEvent }) => {
    const pasted = [...Array.from({ length: 11 }, () => 'zoo'), 'wrong'];
    await restore(pasted.map((word, index) => `${index + 1}\n${word}`).join('\n'));
    await expectToast('key-management.restore-initiated');
    const sheet = await restoreSheet();
    await expect(
      sheet.getByText(
        'This takes the place of the keys that are on this device now. The keys on this device were last backed up on Jan 2, 2025: without that file, or their recovery phrase, they are gone for good.',
      ),
    ).toBeInTheDocument();
    const field = sheet.getByLabelText('Your password');
    await expect(field).toHaveAccessibleDescription('It protects the keys on this device.');
    await fill(field, 'another password');
    await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
    await expect(
      await screen.findByText(
        'Restored: 0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E. Your account was created with another DID: payments to this address do not reach it.',
      ),
    ).toBeVisible();
    await expect(
      screen.getByText(/^Restored: starts with 0xfc20, ends in 1B5E\. Your account/),
    ).toBeInTheDocument();
    await expectOtherKeys('did:ethr:0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E');
    await expectToast('key-management.restore-initiated');
  },
});

/** Restores the keys of another DID on a device with keys, until the form confirms it. */
async function restoreOtherKeys() {
  await restore(`${'zoo '.repeat(11)}wrong`);
  const sheet = await restoreSheet();
  await fill(sheet.getByLabelText('Your password'), 'another password');
  await user.click(sheet.getByRole('button', { name: 'Restore' }));
  return screen.findByText(/^Restored: 0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E\./);
}

/** The restored keys prove ownership and claim the waiting transfers (decision 204). */
export const RestoreClaimsTransfers = meta.story({
  ...flow,
  parameters: shows('key-management.state.claimed'),
  async beforeEach({ msw }) {
    await keysOnDevice();
    msw.use(mock('claimSends').ok({ claimed: 2 }));
  },
  play: async () => {
    await expectText(
      await restoreOtherKeys(),
      'Restored: 0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E. Your account was created with another DID. 2 transfers that waited for this address are in your wallet now.',
    );
    await expect(sentRequests('claimSends').map(({ body }) => body)).toEqual([
      {
        didAddress: 'did:ethr:0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E',
        didProof: {
          challenge:
            'Superwallet registration of did:ethr:0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E',
          signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
        },
      },
    ]);
  },
});

/** The provider is unreachable: the keys are restored, and the form says that waiting transfers are unknown. */
export const RestoreClaimNotChecked = meta.story({
  ...flow,
  parameters: shows('key-management.state.claim-not-checked'),
  async beforeEach({ msw }) {
    await keysOnDevice();
    msw.use(mock('claimSends').offline());
  },
  play: async () => {
    await expectText(
      await restoreOtherKeys(),
      'Restored: 0xfc2077CA7F403cBECA41B1B0F62D91B5EA631B5E. Your account was created with another DID. We could not check whether transfers wait for this address. Restore these keys again to check.',
    );
  },
});

/** A phrase of 24 words is accepted too. */
export const RestoreFrom24Words = meta.story({
  ...flow,
  parameters: shows('key-management.toast.restore-mnemonic'),
  beforeEach: () => keysOnDevice(),
  play: async () => {
    await restore(`${'abandon '.repeat(23)}art`);
    await expectToast('key-management.restore-initiated');
    const sheet = await restoreSheet();
    await waitFor(() => expect(screen.getByRole('dialog').getAnimations()).toHaveLength(0));
    await expect(sheet.getByLabelText('Your password')).toBeVisible();
  },
});

/** The wallet is being restored: the button says so, and the password cannot be changed. */
export const Restoring = meta.story({
  parameters: shows('key-management.state.restoring'),
  args: { actions: keyActions({ onRestore: fn(() => new Promise<never>(() => undefined)) }) },
  play: async ({ args, userEvent }) => {
    await restore(phrase);
    const sheet = await restoreSheet();
    await fill(sheet.getByLabelText('Your password'), 'another password');
    await userEvent.dblClick(sheet.getByRole('button', { name: 'Restore' }));
    await expectBusy(await sheet.findByRole('button', { name: 'Restoring…' }));
    await expect(sheet.getByLabelText('Your password')).toBeDisabled();
    await expect(args.actions.onRestore).toHaveBeenCalledOnce();
  },
});

/** A phrase with one word too many or too few is refused. */
export const ThirteenWordsRejected = meta.story({
  parameters: shows('key-management.rule.word-count'),
  play: async ({ args, step }) => {
    for (const count of [11, 23, 13]) {
      await step(`${count} words`, async () => {
        await restore('word '.repeat(count));
        await expectToast('key-management.invalid-format');
        await expect(args.actions.onInspect).not.toHaveBeenCalled();
      });
    }
  },
});

/** Any JSON is accepted at first, as documented. Then the screen says that it is not a backup, and nothing changes. */
export const StrangersJson = meta.story({
  ...flow,
  parameters: shows('key-management.state.nothing-restored', 'key-management.toast.restore-json'),
  beforeEach: () => keysOnDevice(),
  play: async () => {
    await restore('42');
    await expectToast('key-management.restore-initiated');
    await expectText(
      await screen.findByRole('alert'),
      'Nothing was restored: this is not a Superwallet backup.',
    );
    await expect(restoreField()).toHaveValue('42');
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.getByText(shownAddress(address))).toBeVisible();
  },
});

/** An unknown word is named by its position, because the word itself may be secret. */
export const UnknownWord = meta.story({
  ...flow,
  parameters: shows('key-management.state.nothing-restored'),
  beforeEach: () => keysOnDevice(),
  play: async () => {
    await restore(`zoo zoo zooo ${'zoo '.repeat(8)}wrong`);
    await expect(
      within(await screen.findByRole('alert')).getByText(
        'Nothing was restored: word 3 is not a word of a recovery phrase. Check its spelling.',
      ),
    ).toBeVisible();
  },
});

/** Every other reason why a backup or a phrase is refused, with advice. */
export const NothingRestored = meta.story({
  ...flow,
  parameters: shows('key-management.state.nothing-restored'),
  beforeEach: () => keysOnDevice(),
  play: async ({ step }) => {
    const { backup } = await sealedKeys();
    for (const [what, text, why] of [
      [
        'a changed backup',
        backup.replace('"encrypted": true', '"encrypted": false'),
        'Nothing was restored: the backup is incomplete or has been changed. Use another copy of the file.',
      ],
      [
        'a newer backup',
        backup.replace('"version": 1', '"version": 2'),
        'Nothing was restored: the backup comes from a newer version of Superwallet. Update it and try again.',
      ],
      [
        'several unknown words',
        `zoo zooo zoo zooo ${'zoo '.repeat(7)}wrong`,
        'Nothing was restored: words 2, 4 are not words of a recovery phrase. Check their spelling.',
      ],
      [
        'words that do not belong together',
        'zoo '.repeat(12),
        'Nothing was restored: these words do not belong together. Check their order and that none is mistaken.',
      ],
    ] as const) {
      await step(what, async () => {
        await restore(text);
        await expect(await screen.findByText(why)).toBeVisible();
        await expectText(screen.getByRole('alert'), why);
      });
    }
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.getByText(shownAddress(address))).toBeInTheDocument();
  },
});

/** The input could not be checked: the form says so, still has the input and can check it again. */
export const RestoreNotChecked = meta.story({
  parameters: shows('key-management.state.nothing-restored'),
  args: { actions: keyActions({ onInspect: fn(() => Promise.reject(new Error(phrase))) }) },
  play: async ({ args }) => {
    await restore('42');
    await expect(
      within(await screen.findByRole('alert')).getByText(
        'This could not be checked. Try again; nothing has been changed.',
      ),
    ).toBeVisible();
    await expectNoSecret();
    await expect(restoreField()).toHaveValue('42');
    await user.click(button('Restore Wallet'));
    await waitFor(() => expect(args.actions.onInspect).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
  },
});

/** The wrong password of a backup is refused in the sheet, which stays open for another attempt. */
export const WrongBackupPassword = meta.story({
  ...flow,
  parameters: shows('key-management.validation.wrong-password'),
  beforeEach: () => keysOnDevice(),
  play: async ({ userEvent }) => {
    const { backup } = await sealedKeys();
    await restore(backup);
    const sheet = await restoreSheet();
    await fill(sheet.getByLabelText('Password of the backup'), 'guess');
    await fill(sheet.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(sheet.getByRole('button', { name: 'Restore' }));
    await expectText(
      await sheet.findByRole('alert'),
      'The password is not the one that the backup was made with.',
    );
    await expect(screen.getByText(shownAddress(address))).toBeInTheDocument();
  },
});

/** The keys belong to another DID, which is shown as text. Only the account's address can be copied. */
export const KeysOfAnotherDid = meta.story({
  parameters: shows('key-management.state.other-did', 'key-management.rule.receiving-address'),
  args: { keys: keysFixtures.named('of another DID') },
  play: async ({ args, canvas, userEvent }) => {
    await expectOtherKeys('did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy public address' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy DID address' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith(did);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeEnabled();
  },
});

/** The account's DID is unknown: the screen offers no address, not even the one of the keys on the device. */
export const UnknownDid = meta.story({
  ...flow,
  parameters: shows('key-management.state.unknown-did'),
  async beforeEach() {
    const { vault } = await sealedKeys();
    storyServices().session.mergeUser({ didAddress: null });
    storyServices().keys.storage.setItem('key_vault:account:1', JSON.stringify(vault));
  },
  play: async ({ canvas }) => {
    const info = within(canvas.getByRole('region', { name: 'Wallet info' }));
    const [problem, other] = info.getAllByRole('note');
    await expectText(
      problem,
      'This device does not know the address of your wallet. Sign out, and sign in again.',
    );
    await expectText(
      other,
      `The keys on this device may belong to another DID${did}0x98 58Ef FD23 2B40 33E4 7d90 003D 41EC 34Ec aEda 94Do not receive with it until you have signed in again.`,
    );
    await expect(info.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Key derivation path',
    ]);
    await expect(info.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A DID of another method has no address: only the DID can be copied. */
export const DidWithoutAddress = meta.story({
  parameters: shows('key-management.rule.receiving-address'),
  args: { keys: null, receiving: receivingFixtures.named('of another method') },
  play: async ({ canvas }) => {
    const info = within(canvas.getByRole('region', { name: 'Wallet info' }));
    await expect(info.getByText('did:web:jiwoo.example.com')).toBeVisible();
    await expect(info.queryByText('Public address')).not.toBeInTheDocument();
    await expect(info.getByRole('button', { name: 'Copy DID address' })).toBeVisible();
  },
});

/**
 * The code is rendered on demand. It contains the account's DID, even if the device has other keys, and Send can read
 * it.
 */
export const ReceivingCode = meta.story({
  parameters: shows('key-management.content.receiving-code'),
  args: { keys: keysFixtures.named('of another DID') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    const code = await canvas.findByRole('img', { name: 'QR code of your address' });
    await expect(canvas.getByText('Another Superwallet scans this code in Send.')).toBeVisible();
    await expect(readAddressCode((await readShownCode(code)) ?? '')).toEqual({ address: did });
    await userEvent.click(canvas.getByRole('button', { name: 'Hide QR code' }));
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    await canvas.findByRole('img', { name: 'QR code of your address' });
  },
});

/** The code cannot be drawn: an error and a retry button are shown. The DID can still be copied. */
export const CodeNotDrawn = meta.story({
  parameters: shows('key-management.content.receiving-code'),
  args: { receiving: receivingFixtures.named('too long for a code') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    const problem = within(await canvas.findByRole('alert'));
    await expect(
      problem.getByText('The code could not be drawn. Copy the DID address above.'),
    ).toBeVisible();
    await expect(problem.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(canvas.queryByText(/scans this code/)).not.toBeInTheDocument();
    problem.getByRole('button', { name: 'Try again' }).scrollIntoView({ block: 'center' });
  },
});

/** The keys are not on this device: the screen shows the account's DID and how to get the keys back. */
export const NoKeysOnDevice = meta.story({
  parameters: shows('key-management.state.no-keys'),
  args: { keys: keysFixtures.named('none'), locked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your keys are not on this device')).toBeVisible();
    await expect(canvas.getByText(shownAddress(address))).toBeVisible();
    await expect(canvas.getByText(shownAddress(did))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy public address' })).toBeVisible();
    await expect(canvas.getByText("m/44'/60'/0'/0/0")).toBeVisible();
    await expectText(canvas.getByText('Last backup').nextElementSibling, 'Never');
    await expect(canvas.queryByRole('button', { name: 'Reveal' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Restore Wallet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate New' })).toBeVisible();
  },
});

/** A connected hardware wallet hides the Connect button. */
export const HardwareConnected = meta.story({
  parameters: shows('key-management.state.hardware-connected'),
  args: { hardwareWalletConnected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Connected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  },
});

/** Connecting is not available yet, and a toast says so. */
export const HardwareNotConnected = meta.story({
  parameters: shows('key-management.state.hardware-not-connected'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not Connected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }));
    await expectToast('integration.coming-soon');
  },
});

/** Multi-signature is off: transactions need one signature. */
export const MultiSigOff = meta.story({
  parameters: {
    ...shows('key-management.state.multisig-off'),
    ...sameAs('Default', 'multi-signature is off in both'),
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: /^Multi-signature/ });
    await expect(toggle).not.toBeChecked();
    await expectSwitches(canvas, [['Multi-signature', 'Share the signing of your transactions']]);
    await expect(canvas.queryByText(/2 of 3/)).not.toBeInTheDocument();
  },
});

/** Multi-signature is on: transactions need two of three signatures. The switch works in both directions. */
export const MultiSigOn = meta.story({
  ...flow,
  parameters: shows(
    'key-management.state.multisig-on',
    'key-management.content.multisig-toggle',
    'key-management.content.sends-not-affected',
  ),
  beforeEach: () => keysOnDevice(),
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: /^Multi-signature/ });
    await userEvent.click(toggle);
    await expect(canvas.getByText('Transactions require 2 of 3 signatures')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByText(/2 of 3/)).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(
      canvas.getByText(
        'Neither a hardware wallet nor multi-signature affects your sends yet: they go out as before.',
      ),
    ).toBeVisible();
  },
});
