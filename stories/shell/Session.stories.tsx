import type { HttpHandler } from 'msw';
import { expect, fn, spyOn, waitFor, within, type userEvent as createUser } from 'storybook/test';

import preview from '#.storybook/preview';
import { buildUser, mockAssertion } from '#mocks/builders.ts';
import { mock, sentRequests, type SentRequest } from '#mocks/scenarios.ts';
import { SessionFailed } from '#shell/SessionFailed.tsx';
import { SessionSkeleton } from '#shell/SessionSkeleton.tsx';
import { SignInScreen } from '#shell/SignInScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { verifyPersonalSignature } from '#wallet/keys/personal-signature.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { fill } from '#harness/fill.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import type { Playing } from '#harness/playing.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

const meta = preview.meta({
  title: 'Shell/Session',
  component: SignInScreen,
  parameters: { frame: 'own' },
  args: {
    storageRefused: false,
    onSignIn: fn(() => Promise.resolve()),
    onRegister: fn(() => Promise.resolve()),
    onUndoEmailChange: fn(() => Promise.resolve()),
    onSendResetCode: fn(() => Promise.resolve()),
    onResetPassword: fn(() => Promise.resolve()),
    log: fn(),
  },
});

/** The complete wallet, opened without a session; the scenarios replace answers of the provider. */
const signedOut = (entry: Parameters<typeof shows>[0], ...scenarios: readonly HttpHandler[]) => ({
  ...rendersApp(),
  parameters: { ...shows(entry), frame: 'app' },
  beforeEach({ msw }: Pick<Playing, 'msw'>) {
    storyServices().session.signOut();
    msw.use(...scenarios);
  },
});

type Canvas = ReturnType<typeof within>;
type User = ReturnType<typeof createUser.setup>;

const field = (canvas: Canvas, name: string) => canvas.getByLabelText(name);

async function fillSignInDetails(canvas: Canvas) {
  await fill(field(canvas, 'E-mail address'), 'jiwoo.kim@example.com');
  await fill(field(canvas, 'Password'), 'harbour-light');
}

/** Waits for the form and signs in. */
async function signIn(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await canvas.findByLabelText('Password');
  await fillSignInDetails(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

async function fillNewAccount(canvas: Canvas) {
  await fill(field(canvas, 'First name'), 'Jiwoo');
  await fill(field(canvas, 'Last name'), 'Kim');
  await fillSignInDetails(canvas);
}

/** The stored session is loading, and no sign-in form is shown yet. */
export const Loading = meta.story({
  parameters: shows('session.state.loading'),
  render: () => <SessionSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your wallet')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    // The placeholder is as high as the shell's header: 56 px and a 1 px border.
    await expect(canvas.getByRole('banner').offsetHeight).toBe(57);
  },
});

const readAgain = fn();
const signOut = fn();

/** The session cannot be verified: a card explains why and offers a retry or a new sign-in. */
export const NotLoaded = meta.story({
  parameters: shows('session.state.load-error'),
  render: () => (
    <SessionFailed
      failure={{ kind: 'broken', message: '500: {"error":"Something went wrong on our side."}' }}
      onRetry={readAgain}
      onSignOut={signOut}
    />
  ),
  beforeEach() {
    readAgain.mockClear();
    signOut.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('alert'));
    await expect(card.getByText('We could not load your session')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Try again' }));
    await expect(readAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
});

const testMoneyNote =
  'Test money: sandboxes stand in for real services here. The money in this wallet is not real.';

/** The notes of the form, and below them the note about test money. */
const notes = (canvas: Canvas) => canvas.getAllByRole('note');

/** Without a session the sign-in form replaces every screen. The header and navigation are hidden. */
export const SignIn = meta.story({
  parameters: shows('session.state.sign-in', 'session.content.test-money'),
  play: async ({ canvas, step, userEvent, args }) => {
    await step('asks for e-mail and password, without header and navigation', async () => {
      await expect(canvas.getByText('Superwallet')).toBeVisible();
      await expect(canvas.getByText('Your identity and your money, in one place.')).toBeVisible();
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Sign in');
      await expect(canvas.getByText('Your money and your identity in one wallet.')).toBeVisible();
      await expect(canvas.getByText('New to Superwallet?')).toBeVisible();
      await expect(field(canvas, 'E-mail address')).toHaveAttribute('autocomplete', 'username');
      await expect(field(canvas, 'Password')).toHaveAttribute('autocomplete', 'current-password');
      await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    });
    await step('says that the money is not real', async () => {
      await expectText(canvas.getByRole('note'), testMoneyNote);
    });
    await step('shows the password on request', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field(canvas, 'Password')).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(field(canvas, 'Password')).toHaveAttribute('type', 'password');
    });
    await step('asks for the missing fields', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(field(canvas, 'E-mail address')).toHaveFocus();
      await expect(field(canvas, 'E-mail address')).toHaveAccessibleDescription(
        'Enter your e-mail address.',
      );
      await expect(field(canvas, 'Password')).toHaveAccessibleDescription('Enter your password.');
      await expect(args.onSignIn).not.toHaveBeenCalled();
    });
    await step('signs in with the typed values, without the spaces around the e-mail', async () => {
      await fill(field(canvas, 'E-mail address'), ' jiwoo.kim@example.com ');
      await fill(field(canvas, 'Password'), 'harbour-light');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await waitFor(() => expect(args.onSignIn).toHaveBeenCalledOnce());
      await expect(args.onSignIn).toHaveBeenCalledWith({
        email: 'jiwoo.kim@example.com',
        password: 'harbour-light',
      });
    });
  },
});

/** The path of the sea on the plate; null while it is not drawn. */
const seaOf = (canvas: Canvas) =>
  canvas.getByRole('banner').querySelector('path.drawn')?.getAttribute('d') ?? null;

async function drawnSea(canvas: Canvas, different: string | null) {
  await waitFor(() => expect(seaOf(canvas)).not.toBeOneOf([null, different]), { timeout: 5_000 });
  return seaOf(canvas);
}

/** The plate has a tide of the complete e-mail address, the same for each spelling of it. Nothing moves. */
export const Tide = meta.story({
  parameters: shows('session.content.tide'),
  play: async ({ canvas, step, userEvent }) => {
    const email = field(canvas, 'E-mail address');
    const { height } = canvas.getByRole('banner').getBoundingClientRect();
    const calm = await drawnSea(canvas, null);
    await step('stays calm until the address is complete', async () => {
      await userEvent.type(email, 'jiwoo@example');
      await userEvent.tab();
      await expect(seaOf(canvas)).toBe(calm);
    });
    await step('changes once the user pauses', async () => {
      await userEvent.type(email, '.com');
      await expect(seaOf(canvas)).toBe(calm);
      await drawnSea(canvas, calm);
    });
    const own = seaOf(canvas);
    await step(
      'changes at once when the field is left, and depends on the address only',
      async () => {
        await userEvent.type(email, '.kr');
        await userEvent.tab();
        const other = await drawnSea(canvas, own);
        await expect(other).not.toBe(calm);
        await fill(email, ' JIWOO@example.com ');
        await expect(await drawnSea(canvas, other)).toBe(own);
      },
    );
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(height);
  },
});

/** The wallet can be read in Korean before anyone has signed in. */
export const LanguageSwitch = meta.story({
  parameters: shows('session.rule.language-switch'),
  play: async ({ canvas, userEvent }) => {
    await fill(field(canvas, 'E-mail address'), 'jiwoo.kim@example.com');
    const korean = canvas.getByRole('button', { name: '한국어' });
    await expect(korean).toHaveAttribute('lang', 'ko');
    await userEvent.click(korean);
    await expectText(canvas.getByRole('heading', { level: 1 }), '로그인');
    await expect(canvas.getByRole('textbox', { name: '이메일 주소' })).toHaveValue(
      'jiwoo.kim@example.com',
    );
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('lang', 'en');
  },
});

/** The browser refuses storage: the form says how long a sign-in will last. */
export const StorageRefused = meta.story({
  parameters: shows('session.state.storage-refused'),
  args: { storageRefused: true },
  play: async ({ canvas }) => {
    await expectText(
      notes(canvas)[0],
      'This browser keeps no data for the wallet. You stay signed in only until you close or reload this page. Allow cookies and site data for this page, or use another browser.',
    );
  },
});

/** All services are real: nothing is said about test money, and a new account gets none. */
export const RealMoney = meta.story({
  parameters: { ...shows('session.state.real-money'), sandboxes: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(canvas.getByText('One wallet for your money and your identity.')).toBeVisible();
    await expect(canvas.queryByRole('note')).not.toBeInTheDocument();
  },
});

/** Keys cannot be stored over plain HTTP: the form says so before the user registers. */
export const KeysNotStorable = meta.story({
  parameters: shows('session.state.keys-not-storable'),
  args: { keysRefused: true },
  play: async ({ canvas, userEvent }) => {
    await expect(notes(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expectText(
      notes(canvas)[0],
      'This page was opened without https, so this browser cannot store keys. An account that you create here starts without them. To get keys, open the wallet at its https address first.',
    );
  },
});

/** The provider is slow: a second press sends no second request. */
export const SigningIn = meta.story({
  ...signedOut('session.state.signing-in', mock('login').never()),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Password');
    await fillSignInDetails(canvas);
    const button = canvas.getByRole('button', { name: 'Sign in' });
    // Both presses happen before React can render in between.
    button.click();
    button.click();
    const busy = await canvas.findByRole('button', { name: 'Signing in…' });
    await expectBusy(busy);
    await expect(canvas.getByRole('button', { name: 'Create an account' })).toBeDisabled();
    await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** Sign-in is refused without naming the wrong field. The form shows the same message and keeps both values. */
export const SignInRefused = meta.story({
  ...signedOut('session.validation.refused', mock('login').refused(401)),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'The e-mail address or the password is not right. Check both and try again.',
    );
    await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
    await expect(field(canvas, 'Password')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(storyServices().log.warn).toHaveBeenCalledOnce();
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** An operator has locked the account. The form keeps both values. */
export const SignInAccountLocked = meta.story({
  ...signedOut(
    'session.validation.account-locked',
    mock('login').refusedBy(401, 'account-locked', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'This account is locked. Contact support to have it unlocked.',
    );
    await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** Too many wrong passwords lock the account for a while. */
export const SignInTooManyTries = meta.story({
  ...signedOut(
    'session.validation.refused',
    mock('login').refusedBy(429, 'too-many-sign-ins', { seconds: 45 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Wait 1 minute, then try again.',
    );
  },
});

/** The complete wallet, whose provider asks for a code and then answers it as the story specifies. */
const isCodeRequired = (
  entries: Parameters<typeof shows>,
  toCode: (request: SentRequest<'login'>) => Response,
  twin: Partial<ReturnType<typeof sameAs>> = {},
) => ({
  ...rendersApp(),
  parameters: { ...shows(...entries), ...twin, frame: 'app' },
  beforeEach({ msw }: { msw: { use: (...handlers: HttpHandler[]) => void } }) {
    storyServices().session.signOut();
    msw.use(
      mock('login').responds((request) =>
        request.body.code === undefined
          ? Response.json({ error: 'A code is needed.', code: 'code-required' }, { status: 403 })
          : toCode(request),
      ),
    );
  },
});

async function goToCode(canvas: Canvas, userEvent: { click: (element: Element) => Promise<void> }) {
  await signIn(canvas, userEvent);
  await expect(await canvas.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

async function sendCode(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
  code: string,
) {
  await fill(field(canvas, 'Authenticator code'), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

const wrongCode = () =>
  Response.json({ error: 'This code is wrong.', code: 'code-wrong' }, { status: 403 });

/** The password is right, and two-factor is on: a second step asks for a code. No failure is logged. */
export const CodeAsked = meta.story({
  ...isCodeRequired(['session.state.code', 'session.validation.code'], wrongCode),
  play: async ({ canvas, step, userEvent }) => {
    await goToCode(canvas, userEvent);
    await step('focuses the field, with a numeric keyboard', async () => {
      const code = field(canvas, 'Authenticator code');
      await waitFor(() => expect(code).toHaveFocus());
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(
        canvas.getByText('Your password is right. This account also asks for a code.'),
      ).toBeVisible();
      await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
      await expect(storyServices().log.warn).not.toHaveBeenCalled();
    });
    await step('sends no empty or too short code', async () => {
      const code = field(canvas, 'Authenticator code');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(code).toHaveAccessibleDescription(
        'Enter the code. The six digits that your authenticator app shows now.',
      );
      await sendCode(canvas, userEvent, '28708');
      await expect(code).toHaveAccessibleDescription(
        'A code has six digits. The six digits that your authenticator app shows now.',
      );
      await expect(sentRequests('login')).toHaveLength(1);
    });
  },
});

/** The right code signs in with the e-mail and password of the first step. */
export const SignedInByCode = meta.story({
  ...isCodeRequired(['session.state.signed-in-by-code'], () =>
    Response.json({ user: buildUser(), token: 'the token by code' }),
  ),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await sendCode(canvas, userEvent, '287 082');
    await waitFor(() => expect(storyServices().session.token).toBe('the token by code'));
    await expect(sentRequests('login').map(({ body }) => body)).toEqual([
      { email: 'jiwoo.kim@example.com', password: 'harbour-light' },
      { email: 'jiwoo.kim@example.com', password: 'harbour-light', code: '287082' },
    ]);
  },
});

const passkeyButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Use a passkey' });

/** The device asks its owner: the button says so, and nothing else can be pressed. */
export const PasskeyPending = meta.story({
  args: { onSignInByPasskey: fn(() => new Promise<never>(() => undefined)) },
  parameters: shows('session.state.passkey'),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await passkeyButton(canvas));
    const busy = canvas.getByRole('button', { name: 'Confirm on your device' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    for (const name of ['Sign in', 'Create an account', 'Forgot password?']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    busy.click();
    await expect(args.onSignInByPasskey).toHaveBeenCalledOnce();
  },
});

/** A passkey signs in: it signs the provider's challenge, and no e-mail address is needed. */
export const SignedInByPasskey = meta.story({
  ...signedOut(
    'session.state.signed-in-by-passkey',
    mock('passkeySignIn').responds(() =>
      Response.json({ user: buildUser(), token: 'the token by passkey' }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await passkeyButton(canvas));
    await waitFor(() => expect(storyServices().session.token).toBe('the token by passkey'));
    const challenge = 'bW9jay1jaGFsbGVuZ2U';
    const { authenticate } = storyServices().device.biometrics;
    await expect(authenticate).toHaveBeenCalledWith(challenge, 'choose');
    await expect(sentRequests('passkeySignIn').map(({ body }) => body)).toEqual([
      { challenge, assertion: mockAssertion },
    ]);
  },
});

/** The passkey opens no account: the form says so, and the device forgets the passkey. */
export const PasskeyRefused = meta.story({
  ...signedOut(
    'session.validation.passkey-refused',
    mock('passkeySignIn').refusedBy(401, 'passkey-refused', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await passkeyButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'This passkey does not open an account here. Sign in with your e-mail address and password.',
    );
    await expect(storyServices().device.biometrics.forget).toHaveBeenCalledOnce();
    await expect(await passkeyButton(canvas)).toBeEnabled();
  },
});

/** The device does not confirm its owner: the form says so, and nothing was sent. */
export const PasskeyDeviceRefused = meta.story({
  ...signedOut('session.validation.passkey-device-refused'),
  play: async ({ canvas, userEvent }) => {
    const { authenticate, forget } = storyServices().device.biometrics;
    authenticate.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await userEvent.click(await passkeyButton(canvas));
    await expectText(
      await canvas.findByRole('alert'),
      'Your device did not confirm that it is you. Try again, or sign in with your password.',
    );
    await expect(sentRequests('passkeySignIn')).toHaveLength(0);
    await expect(forget).not.toHaveBeenCalled();
  },
});

/** A browser without passkeys: the form has only the password. */
export const NoPasskeys = meta.story({
  parameters: shows('session.state.no-passkeys'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
});

/** The phone is lost: a recovery code is accepted once. */
export const RecoveryCode = meta.story({
  ...isCodeRequired(['session.state.recovery-code'], wrongCode),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    const code = field(canvas, 'Recovery code');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAttribute('inputmode', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(code).toHaveAccessibleDescription(
      'Enter a recovery code. One of the codes that you saved. Each works once.',
    );
    await fill(code, 'k7mq-2vxd');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        /^This recovery code is not right, or it was used already\. One of the codes that you saved\. Each works once\.$/,
      ),
    );
    await expect(sentRequests('login').at(-1)?.body.code).toBe('k7mq2vxd');
    await userEvent.click(canvas.getByRole('button', { name: 'Use your authenticator app' }));
    await expect(field(canvas, 'Authenticator code')).toHaveValue('');
    await expect(field(canvas, 'Authenticator code')).toBeValid();
  },
});

/** The code is wrong or already used: the field shows an error, keeps the code and has the focus. */
export const CodeWrong = meta.story({
  ...isCodeRequired(['session.validation.code-wrong'], wrongCode),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await sendCode(canvas, userEvent, '287083');
    const code = field(canvas, 'Authenticator code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        /^This code is not right, or it was used already\. Enter the next one\. The six digits that your authenticator app shows now\.$/,
      ),
    );
    await expect(code).toHaveValue('287083');
    await expect(code).toHaveFocus();
    await fill(code, '28708');
    await expect(code).toBeValid();
    await sendCode(canvas, userEvent, '287084');
    await waitFor(() => expect(code).toBeInvalid());
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** Five wrong codes lock the account for a while. */
export const CodeTooManyTries = meta.story({
  ...isCodeRequired(['session.state.code-too-many'], () =>
    Response.json(
      { error: 'Too many tries.', code: 'too-many-sign-ins', seconds: 900 },
      { status: 429 },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await sendCode(canvas, userEvent, '287083');
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again.',
    );
  },
});

/** The provider is unreachable: the code stays for another attempt. */
export const CodeUnreachable = meta.story({
  ...isCodeRequired(['session.state.code-unreachable'], () => Response.error()),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await sendCode(canvas, userEvent, '287082');
    await expectText(
      await canvas.findByRole('alert'),
      'We cannot reach the wallet service. Check your connection and try again.',
    );
    await expect(field(canvas, 'Authenticator code')).toHaveValue('287082');
  },
});

/** Going back from the code step keeps the e-mail address and password. */
export const BackFromCode = meta.story({
  ...isCodeRequired(
    ['session.transition.code-back'],
    wrongCode,
    sameAs('Sign In', 'the input is restored'),
  ),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the password' }));
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
    await expect(field(canvas, 'Password')).toHaveValue('harbour-light');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The password was changed on another device before the code was sent: sign-in starts from the beginning. */
export const PasswordChangedBeforeCode = meta.story({
  ...isCodeRequired(
    ['session.rule.code-password-changed'],
    () => Response.json({ error: 'Not right.' }, { status: 401 }),
    sameAs('Sign In Refused', 'a changed password has the same message'),
  ),
  play: async ({ canvas, userEvent }) => {
    await goToCode(canvas, userEvent);
    await sendCode(canvas, userEvent, '287082');
    await expectText(
      await canvas.findByRole('alert'),
      'The e-mail address or the password is not right. Check both and try again.',
    );
    await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
  },
});

/** The form to create an account. Each invalid field shows its own error. */
export const CreateAccount = meta.story({
  parameters: shows('session.state.create-account'),
  play: async ({ canvas, step, userEvent, args }) => {
    await step('still has the e-mail that was typed for signing in', async () => {
      await fill(field(canvas, 'E-mail address'), 'jiwoo.kim@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Create your account');
      await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
      await expect(field(canvas, 'Password')).toHaveAttribute('autocomplete', 'new-password');
      await expect(field(canvas, 'Password')).toHaveAccessibleDescription('At least 8 characters.');
    });
    await step('says that the wallet starts with test assets', async () => {
      await expect(
        canvas.getByText(
          'Your wallet starts with a small balance of test assets, so that you can try everything.',
        ),
      ).toBeVisible();
    });
    await step('leads back to signing in', async () => {
      await expect(canvas.getByText('Already have an account?')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    });
    await step('creates an account from complete fields', async () => {
      await fillNewAccount(canvas);
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await waitFor(() => expect(args.onRegister).toHaveBeenCalledOnce());
      await expect(args.onRegister).toHaveBeenCalledWith({
        firstName: 'Jiwoo',
        lastName: 'Kim',
        email: 'jiwoo.kim@example.com',
        password: 'harbour-light',
      });
    });
    await step('refuses invalid entries at their fields and focuses the first one', async () => {
      await fill(field(canvas, 'First name'), ' ');
      await fill(field(canvas, 'Last name'), '');
      await fill(field(canvas, 'E-mail address'), 'jiwoo.kim');
      await fill(field(canvas, 'Password'), 'short');
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      const firstName = field(canvas, 'First name');
      await expect(firstName).toHaveFocus();
      await expect(firstName).toHaveAccessibleDescription('Enter your first name.');
      await expect(field(canvas, 'Last name')).toHaveAccessibleDescription('Enter your last name.');
      await expect(field(canvas, 'E-mail address')).toHaveAccessibleDescription(
        'Enter an e-mail address like name@example.com.',
      );
      await expect(field(canvas, 'Password')).toBeInvalid();
      await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
      await expect(args.onRegister).toHaveBeenCalledOnce();
    });
  },
});

/** Keys are being created and the provider is slow: the button is busy, and all fields are disabled. */
export const CreatingAccount = meta.story({
  parameters: shows('session.state.signing-in'),
  args: { onRegister: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expectBusy(await canvas.findByRole('button', { name: 'Creating your account…' }));
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

/** A new account in a browser that cannot store its keys: the form explains why and keeps the input. */
const keysNotStored = (failure: DOMException, why: string) => ({
  args: { onRegister: fn(() => Promise.reject(failure)) },
  play: async ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect((await canvas.findByRole('alert')).textContent).toBe(why);
    await expect(field(canvas, 'First name')).toHaveValue('Jiwoo');
  },
});

/** The browser refuses to store the keys of a new account: the form says what to allow. */
export const KeysRefused = meta.story({
  ...keysNotStored(
    new DOMException('Access is denied.', 'SecurityError'),
    'This browser does not let the wallet keep your keys. Allow this page to store data, and try again.',
  ),
  parameters: shows('session.state.keys-refused'),
});

/** The browser has no space for the keys of a new account: the form says how to free some. */
export const NoRoomForKeys = meta.story({
  ...keysNotStored(
    new DOMException('It is full.', 'QuotaExceededError'),
    'This browser has no room to keep your keys. Free some space, or leave private browsing, and try again.',
  ),
  parameters: shows('session.state.no-room'),
});

/** The e-mail address already has an account: its field says so and suggests signing in. */
export const EmailTaken = meta.story({
  ...signedOut('session.validation.email-taken', mock('register').refused(409)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const email = field(canvas, 'E-mail address');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(
        'This e-mail address already has an account. Sign in, or use another one.',
      ),
    );
    await expect(email).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(field(canvas, 'First name')).toHaveValue('Jiwoo');
  },
});

/** The password is on a list of common passwords: its field shows an error until the password is changed. */
export const PasswordCommon = meta.story({
  ...signedOut(
    'session.validation.password-common',
    mock('register').answers(
      422,
      JSON.stringify({ error: 'Choose another password.', code: 'password-common' }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const password = field(canvas, 'Password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'This password is on the lists that attackers try first. Choose another one.',
      ),
    );
    await expect(password).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await fill(password, 'harbour-light-Busan');
    await expect(password).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(password).toBeInvalid());
  },
});

/** Few guesses find the password, which contains the user's name: its field shows an error. */
export const PasswordGuessable = meta.story({
  ...signedOut(
    'session.validation.password-guessable',
    mock('register').refusedBy(422, 'password-guessable', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    const password = field(canvas, 'Password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'This password is easy to guess. Choose a longer one without your name or e-mail address.',
      ),
    );
    await expect(password).toHaveFocus();
    await expect(canvas.getByText('Weak: easy to guess. Make it longer.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** The strength of a new password is shown below it in words. The sign-in form shows no strength. */
export const PasswordStrength = meta.story({
  parameters: shows('session.content.password-strength'),
  play: async ({ canvas, step, userEvent }) => {
    const strength = () => canvas.getByText(/^Password strength:/).parentElement;
    await step('shows no strength while signing in', async () => {
      await fill(field(canvas, 'Password'), 'harbour-light');
      await expect(canvas.queryByText(/^Password strength/)).not.toBeInTheDocument();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    for (const [password, words] of [
      ['12345678', 'Password strength: Weak: easy to guess. Make it longer.'],
      ['kvmtrwb8', 'Password strength: Fair: a few more characters make it good.'],
      ['harbour-light', 'Password strength: Good: hard to guess.'],
      ['harbour-light-Busan', 'Password strength: Strong: very hard to guess.'],
    ] as const) {
      await step(`rates ${password} in words`, async () => {
        await fill(field(canvas, 'Password'), password);
        await expectText(strength(), words);
        await expect(strength()).toHaveAttribute('role', 'status');
      });
    }
    await step('the user’s own name adds little strength', async () => {
      await fill(field(canvas, 'Password'), 'JiwooKim!!2024');
      await expect(strength()).toHaveTextContent(/Strong/);
      await fill(field(canvas, 'First name'), 'Jiwoo');
      await fill(field(canvas, 'Last name'), 'Kim');
      await expect(strength()).toHaveTextContent(/Fair/);
    });
  },
});

/** The provider sends no challenge to sign: no account is created, and the browser stores no keys. */
export const ChallengeFailed = meta.story({
  ...signedOut('session.state.challenge-failed', mock('didChallenge').refused(500)),
  play: async ({ canvas, userEvent }) => {
    const setItem = spyOn(storyServices().keys.storage, 'setItem');
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expectText(
      await canvas.findByRole('alert'),
      'Something went wrong on our side. Try again in a moment.',
    );
    await expect(sentRequests('register')).toHaveLength(0);
    await expect(setItem).not.toHaveBeenCalled();
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** The provider is unreachable: the form shows an error and keeps its values for another attempt. */
export const ProviderUnreachable = meta.story({
  ...signedOut('session.state.unreachable', mock('login').offline()),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'We cannot reach the wallet service. Check your connection and try again.',
    );
    await expect(field(canvas, 'Password')).toHaveValue('harbour-light');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
  },
});

/** A captive portal answers instead of the provider: sign-in fails, and the form says what to do. */
export const GatewayAnswered = meta.story({
  ...signedOut('session.state.gateway', mock('login').gateway()),
  play: async ({ canvas, userEvent }) => {
    await signIn(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Another machine answered, such as the sign-in page of a network. Sign in to the network, or use another one, then try again.',
    );
    await expect(field(canvas, 'Password')).toHaveValue('harbour-light');
    await expect(storyServices().session.read()).toBeNull();
  },
});

/** After sign-in the wallet opens the requested address. The e-mail address is sent without surrounding spaces. */
export const SignedIn = meta.story({
  ...rendersApp('/assets'),
  parameters: { ...shows('session.state.sign-in'), frame: 'app' },
  beforeEach: () => storyServices().session.signOut(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('Password');
    await fill(field(canvas, 'E-mail address'), ' jiwoo.kim@example.com ');
    await fill(field(canvas, 'Password'), 'harbour-light');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: 'Assets' })).toBeVisible();
    await expect(storyServices().session.read()?.user?.firstName).toBe('Jiwoo');
    await expect(sentRequests('login').map(({ body }) => body)).toEqual([
      { email: 'jiwoo.kim@example.com', password: 'harbour-light' },
    ]);
  },
});

/** A new account gets keys that are created on the device. Only the DID and a signature that proves it are sent. */
export const AccountCreated = meta.story({
  ...rendersApp(),
  parameters: {
    ...shows('session.state.create-account', 'session.rule.did-proven'),
    frame: 'app',
  },
  beforeEach: () => storyServices().session.signOut(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    await fillNewAccount(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(storyServices().session.read()).not.toBeNull());
    await expect(sentRequests('register').map(({ body }) => body)).toEqual([
      {
        firstName: 'Jiwoo',
        lastName: 'Kim',
        email: 'jiwoo.kim@example.com',
        password: 'harbour-light',
        didAddress: expect.stringMatching(/^did:ethr:0x[0-9a-fA-F]{40}$/),
        didProof: {
          challenge: expect.stringMatching(/^Superwallet registration of did:ethr:0x/),
          signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
        },
      },
    ]);
    const { didAddress, didProof } = sentRequests('register')[0]?.body ?? {};
    if (!didProof) throw new Error('There is no proof');
    const signer = verifyPersonalSignature(didProof.challenge, didProof.signature);
    await expect(`did:ethr:${signer}`).toBe(didAddress);
  },
});

/** The provider has ended the session: the sign-in form says so until the user does something else. */
export const Ended = meta.story({
  parameters: shows('session.state.ended'),
  args: { sessionEnded: true },
  play: async ({ canvas, userEvent }) => {
    const sentence = 'Your session has ended. Sign in again to go on.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
    await expect(canvas.queryByText(sentence)).not.toBeInTheDocument();
  },
});

const recipient = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** A 401 ends the session while the user fills in a form. After the next sign-in the input is restored. */
export const DraftKept = meta.story({
  ...rendersApp('/send'),
  parameters: { ...shows('session.rule.drafts', 'session.state.ended'), frame: 'app' },
  beforeEach({ msw }) {
    msw.use(mock('createTransaction').refused(401));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('a send fails because the session has ended', async () => {
      await fill(await canvas.findByRole('combobox', { name: 'Asset' }), 'XP');
      await fill(canvas.getByRole('textbox', { name: 'Amount' }), '10');
      await fill(canvas.getByRole('textbox', { name: 'Recipient address' }), recipient);
      await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
      await expect(
        await canvas.findByText('Your session has ended. Sign in again to go on.'),
      ).toBeVisible();
      await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    });
    await step('the same user continues with the same input', async () => {
      await signIn(canvas, userEvent);
      await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('10');
      await expect(canvas.getByRole('combobox', { name: 'Asset' })).toHaveValue('XP');
      await expect(canvas.getByRole('textbox', { name: 'Recipient address' })).toHaveValue(
        recipient,
      );
    });
  },
});

/** Another user who signs in afterwards finds an empty form. */
export const DraftOfAnotherPerson = meta.story({
  ...rendersApp('/send'),
  parameters: { ...shows('session.rule.drafts'), frame: 'app' },
  beforeEach({ msw }) {
    msw.use(
      mock('createTransaction').refused(401),
      mock('login').ok({ user: buildUser({ id: 2 }), token: 'the token of person 2' }),
    );
  },
  play: async ({ canvas, msw, userEvent }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Asset' }), 'XP');
    await fill(canvas.getByRole('textbox', { name: 'Amount' }), '10');
    await fill(canvas.getByRole('textbox', { name: 'Recipient address' }), recipient);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByLabelText('Password');
    msw.use(mock('verify').ok({ user: buildUser({ id: 2 }) }));
    await signIn(canvas, userEvent);
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('');
  },
});

/** Opens the form that reverts a change of the e-mail address. */
async function openUndo(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Undo an e-mail change' }));
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Undo an e-mail change' })).toHaveFocus(),
  );
}

/** Fills in and submits the form that undoes an e-mail change. */
async function undo(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await openUndo(canvas, userEvent);
  await fill(field(canvas, 'Old e-mail address'), ' jiwoo.kim@example.com ');
  await fill(field(canvas, 'Code'), 'k7mq-2vxd-81pa');
  await userEvent.click(undoButton(canvas));
}

const undoButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Undo the change' });

const codeHint = 'Twelve characters, from the message to that address.';

/** The form that reverts a change of the e-mail address, with a link back to sign-in. */
export const UndoEmail = meta.story({
  parameters: shows('session.state.undo-email'),
  play: async ({ canvas, userEvent, step }) => {
    await step('goes back to the sign-in', async () => {
      await openUndo(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the sign-in' }));
      await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    });
    await step('asks for the old address and its code', async () => {
      await openUndo(canvas, userEvent);
      await expect(
        canvas.getByText(
          'When your sign-in e-mail is changed, your old address gets a message with a code. The code works for three days.',
        ),
      ).toBeVisible();
      await expect(field(canvas, 'Code')).toHaveAccessibleDescription(codeHint);
    });
  },
});

/** Both fields are required, and the e-mail address must be valid. */
export const UndoEmailMissing = meta.story({
  parameters: shows('session.validation.undo-email-missing'),
  play: async ({ args, canvas, userEvent }) => {
    await openUndo(canvas, userEvent);
    await userEvent.click(undoButton(canvas));
    const email = field(canvas, 'Old e-mail address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your old e-mail address.');
    await expect(field(canvas, 'Code')).toHaveAccessibleDescription(`Enter the code. ${codeHint}`);
    await fill(email, 'jiwoo@example');
    await userEvent.click(undoButton(canvas));
    await expect(email).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.com.',
    );
    await expect(args.onUndoEmailChange).not.toHaveBeenCalled();
  },
});

/** The change is being reverted. */
export const UndoingEmail = meta.story({
  ...signedOut('session.state.undo-email-busy', mock('undoEmailChange').never()),
  play: async ({ canvas, userEvent }) => {
    await undo(canvas, userEvent);
    await expectBusy(await canvas.findByRole('button', { name: 'Undoing the change…' }));
    await expect(canvas.getByRole('button', { name: 'Back to the sign-in' })).toBeDisabled();
    await expect(field(canvas, 'Code')).toHaveAttribute('readonly');
  },
});

/** The address is unknown, the code is wrong, or the code has expired. */
export const UndoEmailWrong = meta.story({
  ...signedOut(
    'session.validation.undo-email-wrong',
    mock('undoEmailChange').answers(
      403,
      JSON.stringify({ error: 'The code is not right.', code: 'code-wrong' }),
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await undo(canvas, userEvent);
    const code = field(canvas, 'Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        `The address or the code is not right, or the three days are over. ${codeHint}`,
      ),
    );
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('k7mq-2vxd-81pa');
  },
});

/** Too many attempts. */
export const UndoEmailTooManyTries = meta.story({
  ...signedOut(
    'session.state.undo-email-too-many-tries',
    mock('undoEmailChange').refusedBy(429, 'too-many-sign-ins', { seconds: 890 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await undo(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again.',
    );
    await waitFor(() => expect(undoButton(canvas)).toHaveFocus());
  },
});

/** The request times out or is refused in several ways, and each time the form explains why. */
export const UndoEmailFails = meta.story({
  ...rendersApp(),
  parameters: {
    ...shows('session.state.undo-email-failed'),
    frame: 'app',
  },
  beforeEach() {
    storyServices().session.signOut();
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openUndo(canvas, userEvent);
    await fill(field(canvas, 'Old e-mail address'), 'jiwoo.kim@example.com');
    await fill(field(canvas, 'Code'), 'k7mq-2vxd-81pa');
    await failInEveryWay(
      'undoEmailChange',
      playing,
      undoButton,
      'Check your connection and try again.',
      'Too many tries. Wait a few minutes, then try again.',
    );
  },
});

/** The old address can sign in again. */
export const EmailRestored = meta.story({
  ...signedOut('session.state.email-restored'),
  play: async ({ canvas, userEvent, step }) => {
    await step('shows the message', async () => {
      await undo(canvas, userEvent);
      const title = await canvas.findByRole('heading', { name: 'Your e-mail address is back' });
      await waitFor(() => expect(title).toHaveFocus());
      await expect(sentRequests('undoEmailChange').map(({ body }) => body)).toEqual([
        { email: 'jiwoo.kim@example.com', code: 'k7mq2vxd81pa' },
      ]);
    });
    await step('leads to the sign-in with that address, and can be opened again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
      await undo(canvas, userEvent);
      await canvas.findByRole('heading', { name: 'Your e-mail address is back' });
    });
  },
});

const sendCodeButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Send a code' });
const setPasswordButton = (canvas: Canvas) =>
  canvas.getByRole('button', { name: 'Set the new password' });

/** Opens the form for a forgotten password. */
async function openForgotten(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Forgot password?' }));
  await waitFor(() =>
    expect(canvas.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus(),
  );
}

/** Asks for a code, and waits for the form that takes it. */
async function askForCode(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await openForgotten(canvas, userEvent);
  await fill(field(canvas, 'E-mail address'), ' jiwoo.kim@example.com ');
  await userEvent.click(sendCodeButton(canvas));
  const title = await canvas.findByRole('heading', { name: 'Set a new password' });
  await waitFor(() => expect(title).toHaveFocus());
}

/** Asks for a code, fills in the form that takes it, and submits it. */
async function setPassword(canvas: Canvas, userEvent: Pick<User, 'click'>) {
  await askForCode(canvas, userEvent);
  await fill(field(canvas, 'Code'), 'K7MQ-2vxd-81pa');
  await fill(field(canvas, 'New password'), 'ferry to the old harbour');
  await userEvent.click(setPasswordButton(canvas));
}

/** The form that sends a code for a new password. It takes over the typed address, and leads back to the sign-in. */
export const ForgottenPassword = meta.story({
  parameters: shows('session.state.forgotten-password'),
  play: async ({ canvas, userEvent, step }) => {
    await fill(field(canvas, 'E-mail address'), 'jiwoo.kim@example.com');
    await step('goes back to the sign-in', async () => {
      await openForgotten(canvas, userEvent);
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the sign-in' }));
      await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    });
    await step('asks for the address', async () => {
      await openForgotten(canvas, userEvent);
      await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
      await expect(
        canvas.getByText(
          'We send you a code with which you set a new one. It goes to your e-mail address, if you have confirmed it in your profile.',
        ),
      ).toBeVisible();
    });
  },
});

/** Without an address, or with a malformed one, no code is sent. */
export const ForgottenPasswordMissing = meta.story({
  parameters: shows('session.validation.forgotten-password'),
  play: async ({ args, canvas, userEvent }) => {
    await openForgotten(canvas, userEvent);
    await userEvent.click(sendCodeButton(canvas));
    const email = field(canvas, 'E-mail address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail address.');
    await fill(email, 'jiwoo@example');
    await userEvent.click(sendCodeButton(canvas));
    await expect(email).toHaveAccessibleDescription(
      'Enter an e-mail address like name@example.com.',
    );
    await expect(args.onSendResetCode).not.toHaveBeenCalled();
  },
});

/** The code is not sent for several reasons, and each time the form explains why. */
export const ResetCodeFails = meta.story({
  ...signedOut('session.state.reset-code-failed'),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await openForgotten(canvas, userEvent);
    await fill(field(canvas, 'E-mail address'), 'jiwoo.kim@example.com');
    await failInEveryWay(
      'sendResetCode',
      playing,
      sendCodeButton,
      'Check your connection and try again.',
      'Too many tries. Wait a few minutes, then try again.',
    );
  },
});

/** The form that takes the code and a new password. It does not tell whether an account has the address. */
export const ResetCodeSent = meta.story({
  ...signedOut('session.state.reset-code-sent'),
  play: async ({ canvas, userEvent, step }) => {
    await step('goes back to the address', async () => {
      await askForCode(canvas, userEvent);
      await userEvent.click(
        canvas.getByRole('button', { name: 'Change the address, or send another code' }),
      );
      await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
    });
    await step('asks for the code and a new password', async () => {
      await userEvent.click(sendCodeButton(canvas));
      await canvas.findByRole('heading', { name: 'Set a new password' });
      await expectText(
        canvas.getByRole('main'),
        'If jiwoo.kim@example.com is the confirmed address of an account, a message with a code is on its way. The code works for 30 minutes.',
      );
      await expect(field(canvas, 'Code')).toHaveAccessibleDescription(codeHint);
      await expect(field(canvas, 'New password')).toHaveAccessibleDescription(
        'At least 8 characters.',
      );
      await expect(sentRequests('sendResetCode').map(({ body }) => body)).toEqual([
        { email: 'jiwoo.kim@example.com' },
        { email: 'jiwoo.kim@example.com' },
      ]);
    });
  },
});

/** The code and a password of at least eight characters are required. */
export const NewPasswordMissing = meta.story({
  parameters: shows('session.validation.new-password'),
  play: async ({ args, canvas, userEvent }) => {
    await askForCode(canvas, userEvent);
    await userEvent.click(setPasswordButton(canvas));
    await expect(field(canvas, 'Code')).toHaveFocus();
    await expect(field(canvas, 'Code')).toHaveAccessibleDescription(`Enter the code. ${codeHint}`);
    const password = field(canvas, 'New password');
    await expect(password).toHaveAccessibleDescription('Enter a new password.');
    await fill(password, 'harbour');
    await userEvent.click(setPasswordButton(canvas));
    await expect(password).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(args.onResetPassword).not.toHaveBeenCalled();
  },
});

/** The code is wrong, used or too old. */
export const ResetCodeWrong = meta.story({
  ...signedOut(
    'session.validation.reset-code-wrong',
    mock('resetPassword').refusedBy(403, 'reset-code-wrong', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    const code = field(canvas, 'Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        `The code is not that of this address, was used, or is too old. ${codeHint}`,
      ),
    );
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('K7MQ-2vxd-81pa');
    await expect(field(canvas, 'New password')).toHaveValue('ferry to the old harbour');
  },
});

/** The new password is easy to guess. */
export const ResetPasswordGuessable = meta.story({
  ...signedOut(
    'session.validation.reset-guessable',
    mock('resetPassword').refusedBy(422, 'password-guessable', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    const password = field(canvas, 'New password');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(
        'This password is easy to guess. Choose a longer one without your name or e-mail address.',
      ),
    );
    await waitFor(() => expect(password).toHaveFocus());
    await expect(canvas.getByText('Weak: easy to guess. Make it longer.')).toBeVisible();
  },
});

/** An operator has locked the account. */
export const ResetAccountLocked = meta.story({
  ...signedOut(
    'session.state.reset-account-locked',
    mock('resetPassword').refusedBy(401, 'account-locked', {}),
  ),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'This account is locked. Contact support to have it unlocked.',
    );
    await waitFor(() => expect(setPasswordButton(canvas)).toHaveFocus());
  },
});

/** Too many wrong codes. */
export const ResetTooManyTries = meta.story({
  ...signedOut(
    'session.state.reset-too-many-tries',
    mock('resetPassword').refusedBy(429, 'too-many-sign-ins', { seconds: 890 }),
  ),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'Too many tries. Wait 15 minutes, then try again.',
    );
    await waitFor(() => expect(setPasswordButton(canvas)).toHaveFocus());
  },
});

/** The new password is being set. */
export const ResettingPassword = meta.story({
  ...signedOut('session.state.reset-busy', mock('resetPassword').never()),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    await expectBusy(await canvas.findByRole('button', { name: 'Setting the password…' }));
    await expect(
      canvas.getByRole('button', { name: 'Change the address, or send another code' }),
    ).toBeDisabled();
    await expect(field(canvas, 'Code')).toHaveAttribute('readonly');
  },
});

/** No answer arrives: the new password may be set. */
export const ResetUncertain = meta.story({
  ...signedOut('session.state.reset-uncertain', mock('resetPassword').offline()),
  play: async ({ canvas, userEvent }) => {
    await setPassword(canvas, userEvent);
    await expectText(
      await canvas.findByRole('alert'),
      'We got no answer, so your new password may be set already. Try again. If the code is then refused, sign in with the new password.',
    );
  },
});

/** The account has two-factor authentication, so its code is required too. */
export const ResetSecondFactor = meta.story({
  ...signedOut(
    'session.state.reset-second-factor',
    mock('resetPassword').responds(({ body: { secondCode } }) => {
      if (secondCode === '246810') return Response.json({});
      const code = secondCode === undefined ? 'code-required' : 'code-wrong';
      return Response.json({ error: 'In words of the provider.', code }, { status: 403 });
    }),
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('asks for the second code', async () => {
      await setPassword(canvas, userEvent);
      await canvas.findByRole('heading', { name: 'Enter your code' });
      await fill(await canvas.findByLabelText('Authenticator code'), '135791');
      await userEvent.click(setPasswordButton(canvas));
      await waitFor(() =>
        expect(field(canvas, 'Authenticator code')).toHaveAccessibleDescription(
          /^This code is not right/,
        ),
      );
    });
    await step('goes back to the first code, which is still filled in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to the code' }));
      await expect(field(canvas, 'New password')).toHaveValue('ferry to the old harbour');
      await userEvent.click(setPasswordButton(canvas));
    });
    await step('sends both codes', async () => {
      await fill(await canvas.findByLabelText('Authenticator code'), '246810');
      await userEvent.click(setPasswordButton(canvas));
      await canvas.findByRole('heading', { name: 'Your new password is set' });
      await expect(sentRequests('resetPassword').at(-1)?.body).toEqual({
        email: 'jiwoo.kim@example.com',
        code: 'k7mq2vxd81pa',
        newPassword: 'ferry to the old harbour',
        secondCode: '246810',
      });
    });
    await step('can be opened again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await setPassword(canvas, userEvent);
      await canvas.findByRole('heading', { name: 'Enter your code' });
    });
  },
});

/** The new password is set: the form explains what follows, and leads to the sign-in. */
export const PasswordReset = meta.story({
  ...signedOut('session.state.password-reset'),
  play: async ({ canvas, userEvent, step }) => {
    await step('leads to the sign-in with the address', async () => {
      await setPassword(canvas, userEvent);
      await canvas.findByRole('heading', { name: 'Your new password is set' });
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
      await expect(field(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
    });
    await step('says what follows', async () => {
      await setPassword(canvas, userEvent);
      const title = await canvas.findByRole('heading', { name: 'Your new password is set' });
      await waitFor(() => expect(title).toHaveFocus());
      await expectText(
        canvas.getByRole('main'),
        'All devices are signed out. The keys on your devices are still locked with the old password. If you do not find it again, restore them in Key Management with your recovery phrase or a backup.',
      );
    });
  },
});
