import { expect, fn, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';

import preview from '#.storybook/preview';
import DigitalIdRoute from '#app/routes/DigitalIdRoute.tsx';
import { buildCredential, buildUser, buildVerification, fixedNow } from '#mocks/builders.ts';
import { mock, mockEventStream, sentRequests } from '#mocks/scenarios.ts';
import { DigitalIdScreen, type DidSharing } from '#screens/digital-id/DigitalIdScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import type { BiometricSetting } from '#widgets/use-biometric-change.ts';
import { expectText } from '#harness/expect-text.ts';
import { Verification } from '#wallet/entities/digital-document.ts';
import { DidRecord } from '#wallet/entities/did-record.ts';

import { shownAddress } from '#harness/shown-address.ts';
import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { credentialsFixtures } from '../fixtures/credentials.ts';
import { loadableFixtures, namedFixtures } from '../fixtures/named-fixtures.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { failing, outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shortAddress = 'did:ethr:0x5aAeb6053...ends in Ef1BeAed';

const readVerifications = (verifications: unknown) => z.array(Verification).parse(verifications);

const rejected = buildVerification({
  id: 2,
  title: 'License Verification',
  documentType: 'license',
  documentNumber: '••-••-•••••7-05',
  status: 'rejected',
  reason: 'The number does not match the photo.',
  createdAt: '2025-01-04T02:10:00.000Z',
  reviewedAt: '2025-01-04T02:10:05.000Z',
});

const verificationsFixtures = loadableFixtures({
  none: readVerifications([]),
  pending: readVerifications([buildVerification()]),
  rejected: readVerifications([rejected]),
  'pending and rejected': readVerifications([
    buildVerification({ id: 3, title: 'ID Verification', documentType: 'id' }),
    rejected,
    { ...rejected, id: 1, title: 'Passport Verification', documentType: 'passport', reason: '' },
  ]),
  'rejected for each reason': readVerifications(
    // The provider's sentences.
    [
      'The photo cannot be read. Take another one in good light.',
      'The number is not the one on the photo. Check it and ask again.',
      'The document has expired. Use a valid one.',
      'The number has a wrong check digit. Check it and ask again.',
      'The name is not the one in your profile. Correct the one that is wrong and ask again.',
    ].map((reason, index) =>
      buildVerification({
        id: 9 - index,
        status: 'rejected',
        reason,
        reviewedAt: '2025-01-04T02:10:05.000Z',
      }),
    ),
  ),
  verified: readVerifications([
    buildVerification({
      status: 'verified',
      reviewedAt: '2025-01-05T05:25:00.000Z',
      credentialId: 4,
    }),
  ]),
  'longest texts': readVerifications([
    {
      ...rejected,
      documentNumber: '••••••••••••1234',
      name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim(),
      reason:
        'The photo is too dark and too blurred to read the number, the name and the date of birth. 더 밝은 곳에서 다시 찍어 주세요.',
    },
  ]),
});

const didFixtures = loadableFixtures({
  sample: DidRecord.parse({ didAddress: address, createdAt: '2024-03-01T00:00:00.000Z' }),
  none: DidRecord.parse(null),
  'longer than a code can be': DidRecord.parse({
    didAddress: `did:ethr:0x${'5a'.repeat(1_200)}`,
  }),
  'a record without an address': DidRecord.parse({}),
});

/** A device that supports every way of sharing, unless the story overrides it. */
const sharing = (other: Partial<DidSharing> = {}) =>
  ({
    onCopy: fn(() => Promise.resolve()),
    onShare: fn(() => Promise.resolve()),
    onSave: fn(),
    ...other,
  }) satisfies DidSharing;

/** Biometrics are off and can be turned on, unless the story overrides this. */
const biometrics = (other: Partial<BiometricSetting> = {}) =>
  ({
    enabled: false,
    device: 'registered',
    onChange: fn(() => Promise.resolve()),
    ...other,
  }) satisfies BiometricSetting;

const meta = preview.meta({
  title: 'Screens/DigitalID',
  tags: ['autodocs'],
  component: DigitalIdScreen,
  argTypes: {
    did: didFixtures.control,
    credentials: credentialsFixtures.control,
    verifications: verificationsFixtures.control,
    now: nowFixtures.control,
    onRemoveVerification: outcomes.control,
  },
  args: {
    did: didFixtures.named('sample'),
    credentials: credentialsFixtures.named('one'),
    verifications: verificationsFixtures.named('none'),
    now: nowFixtures.named('as in the samples'),
    memberSince: '2024-03-01T00:00:00.000Z',
    biometrics: biometrics(),
    sharing: sharing(),
    onRemoveVerification: outcomes.named('succeeds'),
    notify,
    log: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(DigitalIdRoute);

/** The stacked credentials: all but the latest, which is a full card. */
const stacked = (canvas: Canvas): Element[] =>
  Array.from(canvas.getByRole('list', { name: 'Credentials' }).children);

/** The DID, the credentials, and the biometric card. */
export const Default = meta.story({
  parameters: shows('digital-id.state.default'),
  args: { credentials: credentialsFixtures.named('sample') },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the shortened DID', async () => {
      const card = (await canvas.findByText('Your digital identity')).parentElement;
      await expectText(card, shortAddress);
      await expectText(canvas.getByRole('heading', { level: 1 }), 'DigitalID');
      await expect(canvas.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    });
    await step('lists the credentials, the latest first', async () => {
      const words = canvas.getAllByRole('article').map((card) => card.textContent);
      await expect(words).toHaveLength(4);
      await expect(words[0]).toContain('National ID');
      await expect(words[0]).toContain('Ministry of the Interior');
      await expect(words[0]).not.toContain('did:ethr');
      await expect(words[3]).toContain('education');
      await expect(words[3]).toContain('Pusan National University');
      await expect(stacked(canvas).map((card) => card.textContent)).toEqual(words.slice(1));
    });
    await step('shows the DID in full with status, network and date', async () => {
      const management = canvas.getByRole('region', { name: 'DID management' });
      await expectText(management, address);
      const about = within(management).getByRole('region', { name: 'About this DID' });
      await expect(about.textContent).toBe('StatusActiveNetworkXP NetworkCreatedMar 1, 2024');
      await expect(canvas.getByRole('region', { name: 'Biometric authentication' })).toBeVisible();
    });
    await step('leads to Verify Identity and Add Credential', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Verify Identity' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/verify-identity');
      await userEvent.click(canvas.getByRole('link', { name: 'Add Credential' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/add-credential');
    });
  },
});

const sharings = namedFixtures({
  succeeds: sharing(),
  'cannot share': sharing({ onShare: undefined }),
  fails: sharing({ onCopy: failing, onShare: failing }),
});

const biometricSettings = namedFixtures({
  off: biometrics(),
  on: biometrics({ enabled: true }),
  'cannot be changed': biometrics({ onChange: failing }),
  'not on this device': biometrics({ device: 'unsupported' }),
  'on another device': biometrics({ enabled: true, device: 'unregistered' }),
  'on, but not available here': biometrics({ enabled: true, device: 'unsupported' }),
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('digital-id.state.default'),
  argTypes: { sharing: sharings.control, biometrics: biometricSettings.control },
  args: { sharing: sharings.named('succeeds'), biometrics: biometricSettings.named('off') },
});

async function expectNoDid(canvas: Canvas) {
  await expect(await canvas.findByText('DID: Not yet created')).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'DID management' })).not.toBeInTheDocument();
  await expect(
    canvas.queryByRole('region', { name: 'Biometric authentication' }),
  ).not.toBeInTheDocument();
}

/** Without a DID the management card and the biometric card are hidden. Credentials can still be shown. */
export const NoDid = meta.story({
  parameters: shows('digital-id.state.no-did'),
  args: { did: didFixtures.named('none') },
  play: async ({ canvas }) => {
    await expectNoDid(canvas);
    await expect(canvas.getByRole('article', { name: 'National ID' })).toBeVisible();
  },
});

/** A DID without credentials: a hint and two links to get one are shown. */
export const NoCredentials = meta.story({
  parameters: shows('digital-id.state.no-credentials'),
  args: { credentials: credentialsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credentials yet')).toBeVisible();
    await expect(
      canvas.getByText('Verify your identity, or add a credential yourself.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Credentials' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'DID management' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Credential' })).toBeVisible();
  },
});

/** A new user: a record without an address counts as no DID, and there are no credentials. */
export const NoDidNoCredentials = meta.story({
  parameters: shows('digital-id.state.no-did', 'digital-id.state.no-credentials'),
  args: {
    did: didFixtures.named('a record without an address'),
    credentials: credentialsFixtures.named('none'),
  },
  play: async ({ canvas }) => {
    await expectNoDid(canvas);
    await expect(canvas.getByText('No credentials yet')).toBeVisible();
  },
});

/** The four known types have readable names. */
export const KnownCredentialTypes = meta.story({
  parameters: shows('digital-id.rule.type-labels'),
  args: { credentials: credentialsFixtures.named('four known types') },
  play: async ({ canvas }) => {
    for (const name of ['Passport', 'Student ID', "Driver's License", 'National ID']) {
      await expect(await canvas.findByRole('article', { name })).toBeInTheDocument();
    }
    await expect(canvas.queryByText(/national_id|drivers_license/)).not.toBeInTheDocument();
  },
});

/** Any other type is shown unchanged, with the name of the credential below it. */
export const RawCredentialType = meta.story({
  parameters: shows('digital-id.rule.type-raw'),
  args: { credentials: credentialsFixtures.named('a type of their own') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'education' });
    await expectText(card, 'Bachelor of Science');
    await expectText(card, '•••-••••-•ends in 1142');
  },
});

/** An issuer without colons is not an identifier, so it is shown in full. */
export const IssuerWithoutColon = meta.story({
  parameters: shows('digital-id.rule.issuer-last-segment'),
  args: { credentials: credentialsFixtures.named('issuers with and without colons') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Works Ltd.')).toBeVisible();
    await expect(canvas.getByText('interior')).toBeInTheDocument();
  },
});

/** Long words make a card higher and are not cut off. A revoked credential says so. */
export const LongWords = meta.story({
  parameters: shows('digital-id.content.credential-entry'),
  args: { credentials: credentialsFixtures.named('longest texts') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'certification' });
    await expectText(card, 'Revoked');
    const frame = card.getBoundingClientRect();
    for (const line of card.querySelectorAll('p')) {
      const { top, right, bottom } = line.getBoundingClientRect();
      await expect(top).toBeGreaterThan(frame.top);
      await expect(right).toBeLessThan(frame.right);
      await expect(bottom).toBeLessThan(frame.bottom);
    }
  },
});

/** Of a thousand credentials the latest five are shown: a card and a stack of four. One press shows all. */
export const ManyCredentials = meta.story({
  parameters: shows('digital-id.rule.many-credentials'),
  args: { credentials: credentialsFixtures.named('a thousand') },
  play: async ({ canvas, step, userEvent }) => {
    await step('shows all', async () => {
      const showAll = await canvas.findByRole('button', { name: 'Show all 1,000' });
      await expectText(canvas.getAllByRole('article')[0], 'office 1000');
      await expect(stacked(canvas)).toHaveLength(4);
      await userEvent.click(showAll);
      await expect(stacked(canvas)).toHaveLength(999);
      await expectText(stacked(canvas)[0], 'office 999');
    });
    await step('shows only the first ones again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
      await expect(stacked(canvas)).toHaveLength(4);
    });
  },
});

/** Biometrics are on, and Enable Now is hidden. */
export const BiometricActiveAndSecure = meta.story({
  ...flow,
  parameters: shows('digital-id.state.biometric-active'),
  beforeEach({ msw }) {
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Active and secure')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enable Now' })).not.toBeInTheDocument();
  },
});

/** Biometrics are off: the card says so and offers to enable them. */
export const BiometricNotConfigured = meta.story({
  parameters: shows('digital-id.state.biometric-not-configured'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not configured')).toBeVisible();
    await expect(canvas.getByText('Face or fingerprint')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Enable Now' })).toBeEnabled();
  },
});

/** Enable Now turns biometrics on after the device has checked the user. */
export const BiometricEnabled = meta.story({
  ...flow,
  parameters: {
    ...shows('digital-id.transition.enable-biometrics'),
    ...sameAs('Biometric Active And Secure', 'biometrics are on at the end'),
  },
  play: async ({ canvas, msw, userEvent }) => {
    const { authenticate } = storyServices().device.biometrics;
    const button = await canvas.findByRole('button', { name: 'Enable Now' });
    msw.use(mock('user').ok(buildUser({ biometricEnabled: true })));
    await userEvent.dblClick(button);
    await expect(await canvas.findByText('Active and secure')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enable Now' })).not.toBeInTheDocument();
    await expect(authenticate).toHaveBeenCalledOnce();
    await expect(sentRequests('enableBiometric').map(({ body }) => body)).toEqual([{}]);
  },
});

/** The device does not confirm: biometrics stay off, and this device can be registered. */
export const BiometricNotConfirmed = meta.story({
  ...flow,
  parameters: shows('digital-id.state.biometric-not-confirmed'),
  beforeEach() {
    storyServices().device.biometrics.authenticate.mockRejectedValue(
      new DOMException('Timed out.', 'NotAllowedError'),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enable Now' }));
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you, so biometrics are still off. If it has lost its passkey, register this device again.',
    );
    await expect(canvas.getByRole('button', { name: 'Register this device' })).toBeEnabled();
    await expect(canvas.getByText('Not configured')).toBeVisible();
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
  },
});

/** Every kind of failure: the card explains each one and can be pressed again. */
export const BiometricFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('digital-id.state.biometric-not-configured'),
  play: async (playing) => {
    await playing.canvas.findByRole('button', { name: 'Enable Now' });
    await failInEveryWay(
      'enableBiometric',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Enable Now' }),
      'The change could not be saved. Check your connection and try again.',
    );
    await expect(playing.canvas.getByText('Not configured')).toBeVisible();
  },
});

/** The device is checking the user, and the button shows this until the check ends. */
export const BiometricConfirming = meta.story({
  parameters: shows('digital-id.transition.enable-biometrics'),
  args: { biometrics: biometrics({ onChange: () => new Promise(() => undefined) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Now' }));
    await expect(
      await canvas.findByRole('button', { name: 'Confirm on your device' }),
    ).toBeVisible();
  },
});

const biometricCard = (canvas: Canvas) =>
  canvas.findByRole('region', { name: 'Biometric authentication' });

/** Biometrics are on, but this device has no passkey: the card says so and sets this device up. */
export const BiometricOnAnotherDevice = meta.story({
  parameters: shows('digital-id.state.biometric-on-another-device'),
  args: { biometrics: biometrics({ enabled: true, device: 'unregistered' }) },
  play: async ({ args, canvas, userEvent }) => {
    const card = await biometricCard(canvas);
    await expectText(card, 'On for your account, not set up on this device');
    await userEvent.click(within(card).getByRole('button', { name: 'Set up this device' }));
    await expect(args.biometrics.onChange).toHaveBeenLastCalledWith(true, false);
  },
});

/** Biometrics are on, but this device cannot check its owner: the card says so and promises nothing. */
export const BiometricOnButUnavailable = meta.story({
  parameters: shows('digital-id.state.biometric-on-another-device'),
  args: { biometrics: biometrics({ enabled: true, device: 'unsupported' }) },
  play: async ({ canvas }) => {
    const card = await biometricCard(canvas);
    await expectText(card, 'On for your account, not available on this device');
    await expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The device cannot check the user and says so. */
export const BiometricNotOnThisDevice = meta.story({
  parameters: shows('digital-id.state.biometric-not-on-this-device'),
  args: { biometrics: biometrics({ device: 'unsupported' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Now' }));
    await expect(
      within(canvas.getByRole('alert')).getByText(
        'This device cannot check a face, a fingerprint or a PIN for the wallet. Open the wallet on one that can.',
      ),
    ).toBeVisible();
    await expect(args.biometrics.onChange).not.toHaveBeenCalled();
  },
});

/** A verified credential is marked differently from a self-declared one. */
export const VerifiedAndSelfDeclared = meta.story({
  parameters: shows('digital-id.content.verified', 'digital-id.content.self-declared'),
  args: { credentials: credentialsFixtures.named('verified and self-declared') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('article', { name: 'Passport' }), 'Test credential');
    await expectText(canvas.getByRole('article', { name: 'education' }), 'Self-declared');
  },
});

/** An expired or revoked credential shows this instead of its date. */
export const ExpiredAndRevoked = meta.story({
  parameters: shows('digital-id.content.not-valid'),
  args: { credentials: credentialsFixtures.named('expired and revoked') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('article', { name: 'Student ID' }), 'Expired');
    await expectText(canvas.getByRole('article', { name: 'National ID' }), 'Revoked');
    await expect(canvas.queryByText(/^Valid to/)).not.toBeInTheDocument();
  },
});

/** A credential links to its page, both as a full card and in the stack. */
export const LeadsToCredential = meta.story({
  parameters: shows('digital-id.transition.credential'),
  args: { credentials: credentialsFixtures.named('seven') },
  play: async ({ canvas, args, userEvent }) => {
    const [card] = canvas.getAllByRole('link', { name: /^National ID/ });
    if (card === undefined) throw new Error('There is no card');
    await userEvent.click(card);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/credential/7');
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 7' }));
    const rows = within(canvas.getByRole('list', { name: 'Credentials' })).getAllByRole('link');
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toHaveAccessibleName(/^National ID Verified ends in \d+ .*Valid to /);
    await userEvent.click(rows[0] ?? card);
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/credential/6');
  },
});

const requests = (canvas: Canvas) =>
  within(
    within(canvas.getByRole('region', { name: 'Verification requests' })).getByRole('list', {
      name: 'Verification requests',
    }),
  ).getAllByRole('listitem');

/** A request is waiting for its review, with its number masked. */
export const VerificationPending = meta.story({
  parameters: shows('digital-id.state.verification-pending'),
  args: { verifications: verificationsFixtures.named('pending') },
  play: async ({ canvas }) => {
    const [row] = requests(canvas);
    await expectText(
      row,
      'Passport VerificationIn review•••••ends in 5678Jiwoo KimRequested Jan 5, 2025 14:20',
    );
    await expect(canvas.queryByRole('link', { name: 'Ask again' })).not.toBeInTheDocument();
  },
});

/** A rejected request states the reason and links to Verify Identity for a new request. */
export const VerificationRejected = meta.story({
  parameters: shows('digital-id.state.verification-rejected'),
  args: { verifications: verificationsFixtures.named('pending and rejected') },
  play: async ({ canvas, args, userEvent }) => {
    const [, row, withoutReason] = requests(canvas);
    await expectText(row, 'License VerificationRejected');
    await expectText(row, 'Rejected Jan 4, 2025 11:10');
    await expectText(row, 'The number does not match the photo.');
    if (row === undefined || withoutReason === undefined) throw new Error('A request is missing');
    await expect(
      within(withoutReason).getByText('The reviewer gave no reason. Ask again with a new photo.'),
    ).toBeVisible();
    await userEvent.click(within(row).getByRole('link', { name: 'Ask again' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/verify-identity');
  },
});

/** Each rejection has the reason that the provider states. */
export const RejectedForEachReason = meta.story({
  parameters: shows('digital-id.content.rejections'),
  args: { verifications: verificationsFixtures.named('rejected for each reason') },
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('region', { name: 'Verification requests' }))
      .getAllByRole('alert')
      .map(({ textContent }) => textContent);
    await expect(shown).toEqual([
      'The photo cannot be read. Take another one in good light.',
      'The number is not the one on the photo. Check it and ask again.',
      'The document has expired. Use a valid one.',
      'The number has a wrong check digit. Check it and ask again.',
      'The name is not the one in your profile. Correct the one that is wrong and ask again.',
    ]);
  },
});

/** Long names and reasons wrap. */
export const VerificationLongest = meta.story({
  parameters: shows('digital-id.state.verification-rejected'),
  args: { verifications: verificationsFixtures.named('longest texts') },
  play: async ({ canvas, canvasElement }) => {
    await expect(requests(canvas)).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** A verified request has become a credential and is no longer listed. */
export const VerificationVerified = meta.story({
  parameters: {
    ...shows('digital-id.rule.verified-is-credential'),
    ...sameAs('Default', 'a verified request is a credential, as in the samples'),
  },
  args: {
    verifications: verificationsFixtures.named('verified'),
    credentials: credentialsFixtures.named('sample'),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'National ID' })).toBeVisible();
    await expect(canvas.queryByText('Verification requests')).not.toBeInTheDocument();
  },
});

/** The requests cannot be loaded: a separate card explains why. The credentials stay. */
export const VerificationsFailed = meta.story({
  parameters: shows('digital-id.state.verifications-failed'),
  args: { verifications: verificationsFixtures.named('failed') },
});

/** Removing a request needs a confirmation, which can be cancelled. */
export const VerificationRemoveAsks = meta.story({
  parameters: shows('digital-id.state.remove-request-asks'),
  args: { verifications: verificationsFixtures.named('pending') },
  play: async ({ canvas, args, userEvent }) => {
    const ask = async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Remove Passport Verification, ends in 5678' }),
      );
      return expectQuestion(canvas, 'Remove this request?');
    };
    const dialog = await ask();
    await expectText(
      dialog,
      'Passport Verification •••••ends in 5678 is removed with its number and photo. It will not be reviewed. You can ask again at any time.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await ask();
    await expect(args.onRemoveVerification).not.toHaveBeenCalled();
  },
});

/** The request is removed, and a toast says so. */
export const VerificationRemoved = meta.story({
  ...flow,
  parameters: shows('digital-id.toast.request-removed'),
  beforeEach({ msw }) {
    msw.use(mock('verifications').ok([rejected]));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove License/ }));
    msw.use(mock('verifications').ok([]));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expectToast('digital-id.request-removed');
    await waitFor(() => expect(canvas.queryByText('License Verification')).not.toBeInTheDocument());
    await expect(sentRequests('removeVerification').map(({ params }) => params['id'])).toEqual([
      '2',
    ]);
  },
});

/** Removing failed: the request stays, and the dialog explains why and can be confirmed again. */
export const VerificationRemoveFailed = meta.story({
  parameters: shows('digital-id.toast.request-remove-failed'),
  args: {
    verifications: verificationsFixtures.named('pending'),
    onRemoveVerification: outcomes.named('fails'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Passport/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await expectToast('digital-id.request-remove-failed');
    await expect(within(canvas.getByRole('alertdialog')).getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});

/** Every kind of failure: the dialog explains each one and can be confirmed again. */
export const VerificationRemoveFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('digital-id.toast.request-remove-failed'),
  beforeEach({ msw }) {
    msw.use(mock('verifications').ok([buildVerification()]));
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove Passport/ }));
    await failInEveryWay(
      'removeVerification',
      playing,
      () => canvas.getByRole('button', { name: 'Remove' }),
      'Check your connection and remove it again.',
    );
  },
});

/** The review ends while the screen is open: the request becomes a credential without a reload. */
export const ReviewedMeanwhile = meta.story({
  ...rendersApp('/id'),
  parameters: { ...shows('digital-id.rule.live'), frame: 'app' },
  beforeEach({ msw }) {
    let reviewed = false;
    // The message is sent after the pending request is loaded.
    let review: (message: { type: 'change'; data: { area: 'identity' } }) => void = () => undefined;
    msw.use(
      mock('verifications').responds(() => {
        if (reviewed) return Response.json([]);
        reviewed = true;
        review({ type: 'change', data: { area: 'identity' } });
        return Response.json([buildVerification()]);
      }),
      mock('credentials').responds(() =>
        Response.json(
          sentRequests('credentials').length > 1
            ? [buildCredential({ credentialType: 'passport' })]
            : [],
        ),
      ),
      mockEventStream(
        new Promise((resolve) => {
          review = resolve;
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Passport' })).toBeVisible();
    // The credentials may load first.
    await waitFor(() =>
      expect(canvas.queryByText('Verification requests')).not.toBeInTheDocument(),
    );
  },
});

/** Share QR shows the DID as a code and as text, which can be copied and shared. */
export const ShareQr = meta.story({
  ...flow,
  parameters: shows('digital-id.state.share-qr'),
  play: async ({ canvas, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Share QR' }));
      return within(await canvas.findByRole('dialog', { name: 'Share your DID' }));
    };
    await step('closes', async () => {
      await userEvent.click((await open()).getByRole('button', { name: 'Close' }));
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Share QR' })).toHaveFocus();
    });
    const sheet = await open();
    await step('draws the code', async () => {
      await expect(await sheet.findByRole('img', { name: 'QR code of your DID' })).toBeVisible();
      await expect(sheet.getByText('Another Superwallet scans this code in Send.')).toBeVisible();
      await expect(sheet.getByText(shownAddress(address))).toBeVisible();
    });
    await step('shares the DID', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Share' }));
      await expect(storyServices().device.share).toHaveBeenLastCalledWith(address);
    });
    await step('copies the DID', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Copy DID' }));
      await expect(storyServices().device.copy).toHaveBeenLastCalledWith(address);
    });
  },
});

/** The code cannot be drawn: an error and a retry button are shown. The DID can still be copied. */
export const ShareQrNotDrawn = meta.story({
  parameters: shows('digital-id.state.share-qr'),
  args: { did: didFixtures.named('longer than a code can be') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share QR' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Share your DID' }));
    const problem = within(await sheet.findByRole('alert'));
    // The sheet slides in and is transparent at first.
    await waitFor(() =>
      expect(problem.getByText('The code could not be drawn. Copy the DID below.')).toBeVisible(),
    );
    await expect(problem.getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(sheet.getByRole('button', { name: 'Copy DID' })).toBeEnabled();
    await expect(sheet.queryByText(/scans this code/)).not.toBeInTheDocument();
  },
});

/** A device without a share sheet offers only to copy. */
export const ShareUnsupported = meta.story({
  parameters: shows('digital-id.state.share-unsupported'),
  args: { sharing: sharing({ onShare: undefined }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share QR' }));
    const sheet = within(await canvas.findByRole('dialog', { name: 'Share your DID' }));
    await expect(sheet.getByRole('button', { name: 'Copy DID' })).toBeVisible();
    await expect(sheet.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  },
});

/** A device action that fails with this error. */
const deviceError = (name: string) => () => Promise.reject(new DOMException('Not done', name));

/** Opens the sheet and presses Share. */
async function pressShare(canvas: Canvas, user: { click: (element: Element) => Promise<void> }) {
  await user.click(canvas.getByRole('button', { name: 'Share QR' }));
  const sheet = within(await canvas.findByRole('dialog', { name: 'Share your DID' }));
  await user.click(sheet.getByRole('button', { name: 'Share' }));
}

/** The device cannot share: a toast says so. */
export const ShareFailed = meta.story({
  parameters: shows('digital-id.toast.not-shared'),
  args: { sharing: sharing({ onShare: deviceError('NotAllowedError') }) },
  play: async ({ canvas, args, userEvent }) => {
    await pressShare(canvas, userEvent);
    await expectToast('digital-id.not-shared');
    await expect(args.log).toHaveBeenCalledOnce();
  },
});

/** The user closes the share sheet: no message is shown. */
export const ShareCancelled = meta.story({
  parameters: shows('digital-id.state.share-qr'),
  args: { sharing: sharing({ onShare: fn(deviceError('AbortError')) }) },
  play: async ({ canvas, args, userEvent }) => {
    await pressShare(canvas, userEvent);
    await expect(args.sharing.onShare).toHaveBeenCalledOnce();
    await expectNoToast();
    await expect(args.log).not.toHaveBeenCalled();
  },
});

/** Export saves the DID document and the credentials as a file. */
export const Export = meta.story({
  ...flow,
  parameters: shows('digital-id.toast.exported'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'National ID' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expectToast('digital-id.exported');
    const { saveFile } = storyServices().device;
    await expect(saveFile).toHaveBeenCalledOnce();
    const [fileName, text, type] = saveFile.mock.calls[0] ?? [];
    await expect([fileName, type]).toEqual(['superwallet-did-2025-01-05.json', 'application/json']);
    await expect(typeof text === 'string' && JSON.parse(text)).toMatchObject({
      exportedAt: fixedNow.toISOString(),
      didDocument: { '@context': 'https://www.w3.org/ns/did/v1', id: address },
      didDocumentMetadata: { created: '2024-03-01T00:00:00.000Z' },
      credentials: [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4, isVerified: true }],
    });
  },
});

/** Without the credentials nothing is saved, and a toast says so. */
export const ExportNotReady = meta.story({
  parameters: shows('digital-id.toast.export-not-ready'),
  args: { credentials: credentialsFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expectToast('digital-id.export-not-ready');
    await expect(args.sharing.onSave).not.toHaveBeenCalled();
    await expect(args.onRetry).toHaveBeenLastCalledWith('credentials');
  },
});

/** Settings leads to Security Settings. */
export const LeadsToSettings = meta.story({
  parameters: {
    ...shows('digital-id.transition.settings'),
    ...sameAs('Biometric Not Configured', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Settings' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/security-settings');
  },
});

/** The full DID is copied, not its short form. */
export const CopiedSuccessfully = meta.story({
  ...flow,
  parameters: shows('digital-id.toast.copied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy DID' }));
    await expect(storyServices().device.copy).toHaveBeenCalledOnce();
    await expect(storyServices().device.copy).toHaveBeenCalledWith(address);
    await expectToast('copy.done');
  },
});

/** The browser refuses clipboard access: the DID can still be read and selected by hand. */
export const CopyFailed = meta.story({
  parameters: shows('digital-id.toast.copy-failed'),
  args: {
    sharing: sharing({ onCopy: deviceError('NotAllowedError') }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy DID' }));
    await expectToast('copy.failed');
    await expect(args.log).toHaveBeenCalledOnce();
    await expect(canvas.getByText(shownAddress(address))).toBeVisible();
  },
});

/** While the DID and the credentials load, no empty state is shown. */
export const Loading = meta.story({
  parameters: shows('digital-id.state.loading'),
  args: { did: didFixtures.named('loading'), credentials: credentialsFixtures.named('loading') },
});

/** The DID cannot be loaded: a card explains why. The credentials stay. */
export const LoadError = meta.story({
  parameters: shows('digital-id.state.load-error'),
  args: { did: didFixtures.named('failed') },
});

/** The credentials cannot be loaded: a separate card explains why. The DID stays. */
export const CredentialsFailed = meta.story({
  parameters: shows('digital-id.state.credentials-failed'),
  args: { credentials: credentialsFixtures.named('failed') },
});

/** The provider answers with 404 instead of an empty record: this also counts as no DID. */
export const DidNotFound = meta.story({
  ...flow,
  parameters: shows('digital-id.state.no-did'),
  beforeEach({ msw }) {
    msw.use(mock('did').refused(404));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('DID: Not yet created')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
