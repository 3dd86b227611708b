import { expect, fn, waitFor, type within } from 'storybook/test';
import * as z from 'zod/mini';

import preview from '#.storybook/preview';
import DigitalIdRoute from '#app/routes/DigitalIdRoute.tsx';
import { buildCredential, buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { DigitalIdScreen } from '#screens/digital-id/DigitalIdScreen.tsx';
import { Credential } from '#wallet/entities/credential.ts';
import { DidRecord } from '#wallet/entities/did-record.ts';

import { shows } from '../catalogue.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const address = 'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const shortAddress = 'did:ethr:0x5aAeb6053...Ef1BeAed';

/** Five credentials: one of each known type, and one that the person added. */
const fiveCredentials = [
  buildCredential({
    id: 1,
    credentialData: { name: 'National ID', description: '', credentialNumber: '900215-1234567' },
  }),
  buildCredential({
    id: 2,
    credentialType: 'drivers_license',
    issuer: 'did:gov:Busan Metropolitan Police',
    credentialData: { name: '', description: '', credentialNumber: '26-18-004217-05' },
  }),
  buildCredential({
    id: 3,
    credentialType: 'student_id',
    issuer: 'did:edu:부산대학교',
    expirationDate: null,
    credentialData: { name: 'Student ID', description: '', credentialNumber: '202100042' },
  }),
  buildCredential({
    id: 4,
    credentialType: 'passport',
    issuer: 'did:gov:Ministry of Foreign Affairs',
    credentialData: { name: '', description: '', credentialNumber: 'M12345678' },
  }),
  buildCredential({
    id: 5,
    credentialType: 'education',
    issuer: 'Pusan National University',
    expirationDate: null,
    credentialData: {
      name: 'Bachelor of Science',
      description: '',
      credentialNumber: 'PNU-2025-01142',
    },
  }),
];

const read = (credentials: unknown) => z.array(Credential).parse(credentials);

const credentialsFixtures = loadableFixtures({
  sample: read(fiveCredentials),
  one: read([buildCredential()]),
  none: read([]),
  'four known types': read(fiveCredentials.slice(0, 4)),
  'a type of their own': read(fiveCredentials.slice(4)),
  'issuers with and without colons': read([
    buildCredential({ id: 1, issuer: 'did:gov:kr:interior' }),
    buildCredential({ id: 2, credentialType: 'employment', issuer: 'Harbour Works Ltd.' }),
  ]),
  'longest texts': read([
    buildCredential({
      id: 1,
      credentialType: 'certification',
      issuer: '부산광역시 항만 디지털 신원 인증 및 자격 관리 위원회',
      isRevoked: true,
      credentialData: {
        name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff, harbour pilot of the first class',
        description: '',
        credentialNumber: 'KR-BUSAN-2024-000000000000000000001234',
      },
    }),
  ]),
  'a thousand': read(
    Array.from({ length: 1_000 }, (_, index) =>
      buildCredential({ id: index + 1, issuer: `did:gov:office ${index + 1}` }),
    ),
  ),
});

const didFixtures = loadableFixtures({
  sample: DidRecord.parse({ didAddress: address, createdAt: '2024-03-01T00:00:00.000Z' }),
  none: DidRecord.parse(null),
  'a record without an address': DidRecord.parse({}),
});

const meta = preview.meta({
  title: 'Screens/DigitalID',
  component: DigitalIdScreen,
  argTypes: { did: didFixtures.control, credentials: credentialsFixtures.control },
  args: {
    did: didFixtures.named('sample'),
    credentials: credentialsFixtures.named('one'),
    memberSince: '2024-03-01T00:00:00.000Z',
    biometricEnabled: false,
    biometricSupported: true,
    onBiometricChange: fn(() => Promise.resolve()),
    onCopy: fn(() => Promise.resolve()),
    notify,
    log: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(DigitalIdRoute);

const entries = (canvas: Canvas): Element[] =>
  Array.from(canvas.getByRole('list', { name: 'Credentials' }).children);

/** The DID, the credentials, and the biometric card. */
export const Default = meta.story({
  parameters: shows('digital-id.state.default'),
  args: { credentials: credentialsFixtures.named('sample') },
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows the shortened DID', async () => {
      await expect(await canvas.findByText(shortAddress)).toBeVisible();
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('DigitalID');
      await expect(canvas.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    });
    await step('lists the credentials, the latest first', async () => {
      const words = entries(canvas).map((entry) => entry.textContent);
      await expect(words).toHaveLength(5);
      await expect(words[0]).toContain('education');
      await expect(words[0]).toContain('Pusan National University');
      await expect(words[4]).toContain('National ID');
      await expect(words[4]).toContain('interior');
      await expect(words[4]).not.toContain('did:gov');
    });
    await step('shows the DID in full with status, network and date', async () => {
      const management = canvas.getByRole('region', { name: 'DID management' });
      await expect(management).toHaveTextContent(address);
      await expect(management).toHaveTextContent('StatusActive');
      await expect(management).toHaveTextContent('NetworkXP Network');
      await expect(management).toHaveTextContent('CreatedMar 1, 2024');
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

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({
  parameters: shows('digital-id.state.default'),
  argTypes: { onCopy: outcomes.control, onBiometricChange: outcomes.control },
});

async function seeNoDid(canvas: Canvas) {
  await expect(await canvas.findByText('DID: Not yet created')).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'DID management' })).not.toBeInTheDocument();
  await expect(
    canvas.queryByRole('region', { name: 'Biometric authentication' }),
  ).not.toBeInTheDocument();
}

/** Without a DID there is no management card and no biometric card. There can be credentials. */
export const NoDid = meta.story({
  parameters: shows('digital-id.state.no-did'),
  args: { did: didFixtures.named('none') },
  play: async ({ canvas }) => {
    await seeNoDid(canvas);
    await expect(canvas.getByRole('article', { name: 'National ID' })).toBeVisible();
  },
});

/** A DID without credentials: a hint says so, and both links to get one are visible. */
export const NoCredentials = meta.story({
  parameters: shows('digital-id.state.no-credentials'),
  args: { credentials: credentialsFixtures.named('none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No credentials yet')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Credentials' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('region', { name: 'DID management' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add Credential' })).toBeVisible();
  },
});

/** A new person: a record without an address counts as no DID, and there is no credential. */
export const NoDidNoCredentials = meta.story({
  parameters: shows('digital-id.state.no-did', 'digital-id.state.no-credentials'),
  args: {
    did: didFixtures.named('a record without an address'),
    credentials: credentialsFixtures.named('none'),
  },
  play: async ({ canvas }) => {
    await seeNoDid(canvas);
    await expect(canvas.getByText('No credentials yet')).toBeVisible();
  },
});

/** The four known types have a readable name. */
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

/** Any other type is shown as it is, with the name of the credential below it. */
export const RawCredentialType = meta.story({
  parameters: shows('digital-id.rule.type-raw'),
  args: { credentials: credentialsFixtures.named('a type of their own') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'education' });
    await expect(card).toHaveTextContent('Bachelor of Science');
    await expect(card).toHaveTextContent('•••-••••-•1142');
  },
});

/** An issuer without colons is no identifier, so all of it is shown. */
export const IssuerWithoutColon = meta.story({
  parameters: shows('digital-id.rule.issuer-last-segment'),
  args: { credentials: credentialsFixtures.named('issuers with and without colons') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbour Works Ltd.')).toBeVisible();
    await expect(canvas.getByText('interior')).toBeInTheDocument();
  },
});

/** Long words make a card higher and are not cut. A revoked credential says so. */
export const LongWords = meta.story({
  parameters: shows('digital-id.content.credential-entry'),
  args: { credentials: credentialsFixtures.named('longest texts') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article', { name: 'certification' });
    await expect(card).toHaveTextContent('Revoked');
    const frame = card.getBoundingClientRect();
    for (const line of card.querySelectorAll('p')) {
      const { top, right, bottom } = line.getBoundingClientRect();
      await expect(top).toBeGreaterThan(frame.top);
      await expect(right).toBeLessThan(frame.right);
      await expect(bottom).toBeLessThan(frame.bottom);
    }
  },
});

/** Of a thousand credentials the latest five show as cards. One press shows all of them. */
export const ManyCredentials = meta.story({
  parameters: shows('digital-id.rule.many-credentials'),
  args: { credentials: credentialsFixtures.named('a thousand') },
  play: async ({ canvas, step, userEvent }) => {
    await step('unfolds all', async () => {
      const showAll = await canvas.findByRole('button', { name: 'Show all 1,000' });
      await expect(entries(canvas)).toHaveLength(5);
      await userEvent.click(showAll);
      await expect(entries(canvas)).toHaveLength(1_000);
      await expect(entries(canvas)[0]).toHaveTextContent('office 1000');
    });
    await step('folds them again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
      await expect(entries(canvas)).toHaveLength(5);
    });
  },
});

/** Biometrics are on, and there is no Enable Now. */
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
    await expect(canvas.getByRole('button', { name: 'Enable Now' })).toBeEnabled();
  },
});

/** Enable Now turns biometrics on, after the device has checked its person. */
export const BiometricEnabled = meta.story({
  ...flow,
  parameters: shows('digital-id.transition.enable-biometrics'),
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your device did not confirm that it is you, so biometrics are still off. If it has lost its passkey, register this device again.',
    );
    await expect(canvas.getByRole('button', { name: 'Register this device' })).toBeEnabled();
    await expect(canvas.getByText('Not configured')).toBeVisible();
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
  },
});

/** A device that can check no one says so. */
export const BiometricNotOnThisDevice = meta.story({
  parameters: shows('digital-id.state.biometric-not-on-this-device'),
  args: { biometricSupported: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable Now' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This device cannot check a face, a fingerprint or a PIN for the wallet.',
    );
    await expect(args.onBiometricChange).not.toHaveBeenCalled();
  },
});

/** Three buttons have no effect yet: no navigation, no toast, no request. */
export const InertButtons = meta.story({
  ...flow,
  parameters: shows(
    'digital-id.content.share-qr-inert',
    'digital-id.content.export-inert',
    'digital-id.content.settings-inert',
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByText(shortAddress);
    await canvas.findByRole('article', { name: 'National ID' });
    const words = canvasElement.textContent;
    for (const name of ['Share QR', 'Export', 'Settings']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await expect(canvasElement.textContent).toBe(words);
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(storyServices().device.copy).not.toHaveBeenCalled();
    await expect(sentRequests('enableBiometric')).toHaveLength(0);
    await seeNoToast();
  },
});

/** The whole DID is copied, not its short form. */
export const CopiedSuccessfully = meta.story({
  ...flow,
  parameters: shows('digital-id.toast.copied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(storyServices().device.copy).toHaveBeenCalledOnce();
    await expect(storyServices().device.copy).toHaveBeenCalledWith(address);
    await seeToast({
      title: 'Copied Successfully',
      message: 'Address copied to clipboard.',
      tone: 'default',
    });
  },
});

/** The browser refuses the clipboard: the DID can still be read and selected by hand. */
export const CopyFailed = meta.story({
  parameters: shows('digital-id.toast.copy-failed'),
  args: {
    onCopy: fn(async () => {
      throw new DOMException('The device said no.', 'NotAllowedError');
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await seeToast({
      title: 'Copy Failed',
      message: 'Failed to copy address.',
      tone: 'destructive',
    });
    await expect(args.log).toHaveBeenCalledOnce();
    await expect(canvas.getByText(address)).toBeVisible();
  },
});

/** While the DID and the credentials load, the screen does not say that there are none. */
export const Loading = meta.story({
  parameters: shows('digital-id.state.loading'),
  args: { did: didFixtures.named('loading'), credentials: credentialsFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your digital ID')).toBeInTheDocument();
    await expect(canvas.getByText('Loading your credentials')).toBeInTheDocument();
    await expect(canvas.queryByText('DID: Not yet created')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No credentials yet')).not.toBeInTheDocument();
  },
});

/** The DID cannot be loaded: a card says why, and Try again loads it. The credentials stay. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('digital-id.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('did').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      '500: {"error":"Something went wrong on our side."}',
    );
    await expect(await canvas.findByRole('article', { name: 'National ID' })).toBeVisible();
    await expect(canvas.queryByText('DID: Not yet created')).not.toBeInTheDocument();
    const before = sentRequests('did').length;
    const others = sentRequests('credentials').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentRequests('did')).toHaveLength(before + 1));
    await canvas.findByRole('alert');
    await expect(sentRequests('credentials')).toHaveLength(others);
  },
});

/** The credentials cannot be loaded: a card of their own says why. The DID stays. */
export const CredentialsFailed = meta.story({
  ...flow,
  parameters: shows('digital-id.state.credentials-failed'),
  beforeEach({ msw }) {
    msw.use(mock('credentials').refused(500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load your credentials',
    );
    await expect(await canvas.findByText(address)).toBeVisible();
    await expect(canvas.queryByText('No credentials yet')).not.toBeInTheDocument();
  },
});

/** The provider says 404 in place of an empty record: there is no DID yet either. */
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
