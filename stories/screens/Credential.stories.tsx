import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import CredentialRoute from '#app/routes/CredentialRoute.tsx';
import { buildCredentials } from '#mocks/builders.ts';
import { allSentRequests, mock, mockEventStream, sentRequests } from '#mocks/scenarios.ts';
import { CredentialScreen, type CredentialState } from '#screens/credential/CredentialScreen.tsx';
import { expectQuestion } from '#harness/expect-question.ts';
import { expectText } from '#harness/expect-text.ts';
import { Credential } from '#wallet/entities/credential.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { singleCredentials } from '../fixtures/credentials.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

type StateName = keyof typeof singleCredentials | 'loading' | 'could not be loaded' | 'not found';

const credentialFixtures = namedFixtures<CredentialState['credential'], StateName>({
  // `Object.entries` loses the type of the names.
  ...(Object.fromEntries(
    Object.entries(singleCredentials).map(([name, credential]) => [
      name,
      ready(Credential.parse(credential)),
    ]),
  ) as Record<keyof typeof singleCredentials, CredentialState['credential']>),
  loading: { status: 'loading' },
  'could not be loaded': {
    status: 'failed',
    kind: 'broken',
    message: '500: {"error":"Something went wrong on our side."}',
  },
  'not found': { status: 'not-found' },
});

const meta = preview.meta({
  title: 'Screens/Credential',
  tags: ['autodocs'],
  component: CredentialScreen,
  argTypes: {
    credential: credentialFixtures.control,
    now: nowFixtures.control,
    onRemove: outcomes.control,
  },
  args: {
    credential: credentialFixtures.named('verified'),
    now: nowFixtures.named('as in the samples'),
    onRemove: outcomes.named('succeeds'),
    notify,
    onRetry: fn(),
    onNavigate: fn(),
  },
});

const flow = rendersRoute(CredentialRoute, '/credential/3');

/** The label and value of each fact. */
function factsOf(canvas: Canvas): string[] {
  return within(canvas.getByRole('region', { name: 'Facts' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
}

const events = (canvas: Canvas) =>
  within(canvas.getByRole('region', { name: 'History' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('credential.state.verified') });

/** A credential that a reviewer has verified: card, facts and history. */
export const Verified = meta.story({
  parameters: shows('credential.state.verified', 'credential.content.history'),
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('heading', { level: 1 }), 'Credential');
    await expect(canvas.getByRole('article', { name: 'National ID' })).toBeVisible();
    await expectText(
      canvas.getByRole('note'),
      'A reviewer has checked the document behind this credential.',
    );
    await expectText(
      canvas.getByRole('article'),
      'National IDVerified••••••-•••ends in 4567interiorValid to Mar 1, 2034',
    );
    // The facts below the card do not repeat the card.
    await expect(factsOf(canvas)).toEqual(['Issued: Mar 1, 2024']);
    await expect(events(canvas)).toEqual([
      'Verification requestedMar 1, 2024 11:00',
      'VerifiedMar 1, 2024 11:05',
    ]);
  },
});

/** A credential of the sandbox reviewer: the screen says what the sandbox has checked. */
export const TestCredential = meta.story({
  parameters: shows('credential.state.test'),
  args: { credential: credentialFixtures.named('test') },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('note'),
      'This is a test credential. Superwallet Sandbox Review has checked the form of the number and compared the name with your profile. It has not read the photo, and no office has confirmed the document.',
    );
    await expectText(canvas.getByRole('article', { name: 'Passport' }), 'Test credential');
    await expectText(canvas.getByRole('article', { name: 'Passport' }), 'Issued Mar 1, 2024');
    await expect(factsOf(canvas)).toEqual(['Description: Jiwoo Kim', 'Expires: Not given']);
  },
});

/** A newer document of the kind has replaced this one. */
export const Replaced = meta.story({
  parameters: shows('credential.state.replaced'),
  args: { credential: credentialFixtures.named('replaced') },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A newer document of this kind has replaced this credential.'),
    ).toBeVisible();
    await expectText(canvas.getByRole('article'), 'Replaced');
    await expect(events(canvas).at(-1)).toBe('ReplacedJan 4, 2025 11:05');
  },
});

/** A stored credential whose issue date is in the future. */
export const NotValidYet = meta.story({
  parameters: shows('credential.state.not-valid-yet'),
  args: { credential: credentialFixtures.named('issued in the future') },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual(['Issued: Jan 1, 2999', 'Expires: Never']);
    await expect(
      canvas.getByText('The issue date of this credential is in the future. Others may refuse it.'),
    ).toBeVisible();
    await expectText(canvas.getByRole('article'), 'Not valid yet');
  },
});

/** A self-declared credential: the screen says that it is not verified. */
export const SelfDeclared = meta.story({
  parameters: shows('credential.state.self-declared'),
  args: { credential: credentialFixtures.named('self-declared') },
  play: async ({ canvas }) => {
    await expectText(
      canvas.getByRole('note'),
      'You have written this credential yourself. No reviewer has checked it.',
    );
    await expectText(
      canvas.getByRole('article', { name: 'education' }),
      'Bachelor of ScienceSelf-declared•••-••••-•ends in 1142Pusan National UniversityIssued Feb 29, 2024',
    );
    await expect(factsOf(canvas)).toEqual([
      'Description: Oceanography, with a year in Galway',
      'Expires: Never',
    ]);
    await expect(events(canvas)).toEqual(['AddedJan 4, 2025 18:12']);
  },
});

/** An expired credential. */
export const Expired = meta.story({
  parameters: shows('credential.state.expired'),
  args: { credential: credentialFixtures.named('expired') },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual(['Issued: Mar 1, 2024', 'Expires: Jan 4, 2025']);
    await expect(
      canvas.getByText('This credential has expired. Others may refuse it.'),
    ).toBeVisible();
    await expectText(canvas.getByRole('article'), 'Expired');
  },
});

/** The credential is still valid on its expiry day. */
export const LastDay = meta.story({
  parameters: shows('credential.state.expired'),
  args: { credential: credentialFixtures.named('on its last day') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('article'), 'Valid to Jan 5, 2025');
  },
});

/** A credential that its issuer has revoked. */
export const Revoked = meta.story({
  parameters: shows('credential.state.revoked'),
  args: { credential: credentialFixtures.named('revoked') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('article'), 'Revoked');
    await expect(factsOf(canvas)).toEqual(['Issued: Mar 1, 2024', 'Expires: Mar 1, 2034']);
    await expect(
      canvas.getByText('The issuer has taken this credential back. It is valid no longer.'),
    ).toBeVisible();
  },
});

/** Long names and descriptions wrap. */
export const Longest = meta.story({
  parameters: shows('credential.state.longest'),
  args: { credential: credentialFixtures.named('longest texts') },
  play: async ({ canvas, canvasElement }) => {
    await expectText(
      canvas.getByRole('article'),
      '부산광역시 항만 디지털 신원 인증 및 자격 관리 위원회',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Unknown fields of a credential are left out. */
export const Sparse = meta.story({
  parameters: shows('credential.state.sparse'),
  args: { credential: credentialFixtures.named('without number, dates and history') },
  play: async ({ canvas }) => {
    await expect(factsOf(canvas)).toEqual(['Issuer: Not given', 'Expires: Never']);
    await expect(canvas.queryByText('History')).not.toBeInTheDocument();
  },
});

/** While the credential loads, a skeleton is shown. */
export const Loading = meta.story({
  parameters: shows('credential.state.loading'),
  args: { credential: credentialFixtures.named('loading') },
});

/** The credential cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('credential.state.load-error'),
  args: { credential: credentialFixtures.named('could not be loaded') },
});

/** The credential does not exist or belongs to another user. */
export const NotFound = meta.story({
  ...rendersRoute(CredentialRoute, '/credential/99'),
  parameters: shows('credential.state.not-found'),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Credential Not Found' }),
    ).toBeVisible();
    await expect(canvas.getByText('You have no credential at this address.')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to DigitalID' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/id');
  },
});

/** A malformed id sends no request. */
export const NoId = meta.story({
  ...rendersRoute(CredentialRoute, '/credential/three'),
  parameters: {
    ...shows('credential.state.not-found'),
    ...sameAs('Not Found', 'the page is the same for both addresses'),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Credential Not Found' }),
    ).toBeVisible();
    await expect(allSentRequests()).toEqual([]);
  },
});

/** Back leads to DigitalID. */
export const Back = meta.story({
  parameters: {
    ...shows('credential.transition.back'),
    ...sameAs('Verified', 'only the effect of a press differs'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/id');
  },
});

async function askToRemove(canvas: Canvas, user: { click: (element: Element) => Promise<void> }) {
  await user.click(await canvas.findByRole('button', { name: 'Remove credential' }));
  return expectQuestion(canvas, 'Remove this credential?');
}

/** Removing a verified credential needs a confirmation, which states what is lost. It can be cancelled. */
export const RemoveAsks = meta.story({
  parameters: shows('credential.state.remove-asks'),
  play: async ({ canvas, args, userEvent }) => {
    const dialog = await askToRemove(canvas, userEvent);
    await expectText(
      dialog,
      'It leaves your wallet, together with the number and the photo of its document. To get it back, the document must be verified again.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
    await askToRemove(canvas, userEvent);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

/** Removing a self-declared credential needs a confirmation. The credential can be added again. */
export const RemoveAsksSelfDeclared = meta.story({
  parameters: shows('credential.state.remove-asks'),
  args: { credential: credentialFixtures.named('self-declared') },
  play: async ({ canvas, userEvent }) => {
    await expectText(
      await askToRemove(canvas, userEvent),
      'It leaves your wallet. You can add it again at any time.',
    );
  },
});

/** While the credential is removed, no button can be pressed. */
export const Removing = meta.story({
  parameters: shows('credential.state.removing'),
  args: { onRemove: outcomes.named('never answers') },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await askToRemove(canvas, userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectBusy(dialog.getByRole('button', { name: 'Remove' }));
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** The credential is removed: a toast says so, and DigitalID opens without it. */
export const Removed = meta.story({
  ...rendersApp('/credential/3'),
  parameters: { ...shows('credential.toast.removed'), frame: 'app' },
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = within(await askToRemove(canvas, userEvent));
    msw.use(mock('credentials').ok(buildCredentials().filter(({ id }) => id !== 3)));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('credential.removed');
    await expect(await canvas.findByRole('heading', { name: 'DigitalID' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole('article', { name: 'Student ID' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('article', { name: 'National ID' })).toBeVisible();
    await expect(sentRequests('removeCredential').map(({ params }) => params['id'])).toEqual(['3']);
  },
});

/** The answer to the removal was lost: a second press gets a 404, which counts as success. */
export const RemovedOnSecondPress = meta.story({
  ...flow,
  parameters: shows('credential.toast.removed'),
  beforeEach: ({ msw }) => msw.use(mock('removeCredential').offline()),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = within(await askToRemove(canvas, userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    msw.use(mock('removeCredential').refused(404));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(storyServices().navigate).toHaveBeenLastCalledWith('/id'));
    await expectToast('credential.removed');
  },
});

/** The refetched list lacks the credential, but the removal is unanswered: the dialog stays open. */
export const GoneBeforeTheAnswer = meta.story({
  ...flow,
  parameters: shows('credential.rule.removal-stays'),
  beforeEach: ({ msw }) => msw.use(mock('removeCredential').never()),
  play: async ({ canvas, msw, userEvent }) => {
    const dialog = within(await askToRemove(canvas, userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    msw.use(mock('credentials').ok([]));
    await storyServices().queries.refresh('credentials');
    await waitFor(() => expect(sentRequests('credentials')).toHaveLength(2));
    await expectBusy(dialog.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText('Credential Not Found')).not.toBeInTheDocument();
  },
});

/** Removing failed: a toast and the dialog say so, and the credential stays. */
export const RemoveFailed = meta.story({
  parameters: shows('credential.toast.remove-failed'),
  args: { onRemove: outcomes.named('fails') },
  play: async ({ canvas, args, userEvent }) => {
    const dialog = within(await askToRemove(canvas, userEvent));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expectToast('credential.remove-failed');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
});

/** Every kind of failure: the dialog explains each one and can be confirmed again. */
export const RemoveFailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('credential.toast.remove-failed'),
  play: async (playing) => {
    await askToRemove(playing.canvas, playing.userEvent);
    await failInEveryWay(
      'removeCredential',
      playing,
      (canvas) => canvas.getByRole('button', { name: 'Remove' }),
      'Check your connection and remove it again.',
    );
  },
});

/** The credential is removed on another device: the open page becomes Credential Not Found. */
export const GoneMeanwhile = meta.story({
  ...rendersApp('/credential/3'),
  parameters: { ...shows('credential.rule.live'), frame: 'app' },
  beforeEach({ msw }) {
    // The message is sent after the credential is loaded.
    let remove: (message: { type: 'change'; data: { area: 'identity' } }) => void = () => undefined;
    msw.use(
      mock('credentials').responds(() => {
        const isFirst = sentRequests('credentials').length === 1;
        remove({ type: 'change', data: { area: 'identity' } });
        return Response.json(isFirst ? buildCredentials() : buildCredentials().slice(0, 2));
      }),
      mockEventStream(
        new Promise((resolve) => {
          remove = resolve;
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Credential Not Found' }),
    ).toBeVisible();
  },
});
