import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import EditProfileRoute from '#app/routes/EditProfileRoute.tsx';
import { buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { failInEveryWay } from '#harness/fail-in-every-way.ts';
import { fill } from '#harness/fill.ts';
import { asksWhoIsThere, presenceSheet, showPresence } from '../fixtures/presence.ts';
import { userFixtures } from '../fixtures/user.ts';
import {
  browserWithPush,
  pushControl,
  storySubscription,
  subscribingProvider,
} from '../fixtures/push.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import type { Playing } from '#harness/playing.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectSwitches } from '#harness/expect-switches.ts';
import { expectNoToast, expectRefusalToast, expectToast } from '#harness/expect-toast.ts';
import { sameAs } from '#harness/same-as.ts';
import { remountOnArgsChange } from '#harness/remount-on-args-change.tsx';
import { notify, storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

/** The part of a running story that the functions below use. */
interface Acting extends Playing {
  userEvent: { click: (on: Element) => Promise<void> };
}

const inSheet = (canvas: Canvas) => within(canvas.getByRole('dialog'));

const meta = preview.meta({
  title: 'Screens/Edit Profile',
  tags: ['autodocs'],
  component: EditProfileScreen,
  argTypes: { profile: userFixtures.control, push: pushControl },
  args: {
    profile: userFixtures.named('sample'),
    push: 'on' as const,
    onTurnOnPush: fn(() => Promise.resolve()),
    onSave: fn(() => Promise.resolve()),
    onSendCode: fn(() => Promise.resolve({ validSeconds: 600, resendSeconds: 60 })),
    onConfirmCode: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(EditProfileRoute);

/** Below the switch of a channel that a sandbox replaces. */
const sandboxWords = 'Test wallet: they are not sent, but shown on the page of the sandbox';

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save changes' });
const textField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const choice = (canvas: Canvas, name: string) => canvas.getByRole('combobox', { name });
const notification = (canvas: Canvas, name: string) =>
  canvas.getByRole('switch', { name: new RegExp(`^${name}`) });

/** Clears a required field and tries to save. Expects a toast, the field's error, the focus and no request. */
async function saveWithout(canvas: Canvas, name: string, words: string) {
  await fill(await canvas.findByRole('textbox', { name }), '  ');
  saveButton(canvas).click();
  await expectToast('edit-profile.required-missing');
  await expect(textField(canvas, name)).toBeInvalid();
  await expect(textField(canvas, name)).toHaveFocus();
  await expect(textField(canvas, name)).toHaveAccessibleDescription(words);
}

/** The form with the stored profile and every documented option. */
export const Default = meta.story({
  parameters: shows(
    'edit-profile.state.default',
    'edit-profile.constant.countries',
    'edit-profile.constant.timezones',
    'edit-profile.constant.languages',
    'edit-profile.constant.currencies',
    'edit-profile.content.notifications',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    const options = (name: string) =>
      Array.from(canvas.getByRole<HTMLSelectElement>('combobox', { name }).options).filter(
        ({ value }) => value !== '',
      );
    await step('is filled with the stored profile', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Jiwoo');
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Edit Profile');
      await expect(textField(canvas, 'Last name')).toHaveValue('Kim');
      await expect(textField(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
      await expect(textField(canvas, 'Phone (optional)')).toHaveValue('+82 10-1234-5678');
      await expect(choice(canvas, 'Country')).toHaveValue('Korea');
      await expect(choice(canvas, 'Time zone')).toHaveValue('UTC+9');
      await expect(choice(canvas, 'Language')).toHaveDisplayValue('English');
      await expect(choice(canvas, 'Currency')).toHaveValue('USD');
    });
    await step('has three sections', async () => {
      const parts = canvas.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
      await expect(parts).toEqual(['About you', 'Region and language', 'Notifications']);
    });
    await step('asks for the channels of notifications', async () => {
      await expectSwitches(canvas, [
        ['E-mail notifications', sandboxWords],
        ['Push notifications', 'On this device, also while the wallet is closed'],
        ['SMS notifications', sandboxWords],
      ]);
    });
    await step('offers the documented choices', async () => {
      const countries = options('Country').map(({ value }) => value);
      await expect(countries).toHaveLength(12);
      await expect(countries).toEqual(expect.arrayContaining(['United States', 'Korea', 'Japan']));
      const timezones = options('Time zone').map(({ value }) => value);
      await expect(timezones).toHaveLength(25);
      await expect([timezones[0], timezones[12], timezones[24]]).toEqual([
        'UTC-12',
        'UTC+0',
        'UTC+12',
      ]);
      await expect(options('Language').map(({ value, text }) => `${value} ${text}`)).toEqual([
        'en English',
        'ko 한국어',
        'ja 日本語',
        'zh 中文',
        'es Español',
        'fr Français',
      ]);
      await expect(options('Currency').map(({ value }) => value)).toEqual(
        'USD KRW JPY CNY EUR GBP CAD AUD SGD THB'.split(' '),
      );
    });
    await step('goes back to My info without saving', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('edit-profile.state.default'),
  decorators: [remountOnArgsChange],
  argTypes: { onSave: outcomes.control, onConfirmCode: outcomes.control },
});

/** Without stored values only English, US dollars, e-mail and push are preselected. */
export const DefaultValues = meta.story({
  parameters: shows('edit-profile.state.defaults'),
  args: { profile: userFixtures.named('nothing chosen') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Language' })).toHaveValue('en');
    await expect(choice(canvas, 'Currency')).toHaveValue('USD');
    await expect(choice(canvas, 'Country')).toHaveDisplayValue('Choose a country');
    await expect(choice(canvas, 'Time zone')).toHaveDisplayValue('Choose a time zone');
    await expect(notification(canvas, 'E-mail')).toBeChecked();
    await expect(notification(canvas, 'Push')).toBeChecked();
    await expect(notification(canvas, 'SMS')).not.toBeChecked();
  },
});

/** A first name is required. */
export const MissingFirstName = meta.story({
  parameters: shows('edit-profile.validation.required'),
  play: async ({ args, canvas }) => {
    await saveWithout(canvas, 'First name', 'Enter your first name.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** A last name is required too. */
export const MissingLastName = meta.story({
  parameters: shows('edit-profile.validation.required'),
  play: async ({ args, canvas }) => {
    await saveWithout(canvas, 'Last name', 'Enter your last name.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** An e-mail address is required. A malformed one is refused at its field, without a toast. */
export const MissingEmail = meta.story({
  parameters: shows('edit-profile.validation.required'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('refuses a malformed address', async () => {
      await fill(await canvas.findByRole('textbox', { name: 'E-mail address' }), 'jiwoo@example');
      await userEvent.click(saveButton(canvas));
      const email = textField(canvas, 'E-mail address');
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(
        'Enter an e-mail address like name@example.com.',
      );
      await expectNoToast();
    });
    await step('refuses an empty address', () =>
      saveWithout(canvas, 'E-mail address', 'Enter your e-mail address.'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** While the profile is saved, the form is disabled, and a second Enter does nothing. The button has the focus. */
export const Saving = meta.story({
  ...flow,
  parameters: shows('edit-profile.state.saving'),
  beforeEach({ msw }) {
    msw.use(mock('updateProfile').never());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'First name' });
    await userEvent.type(textField(canvas, 'First name'), '{Enter}{Enter}');
    const button = await canvas.findByRole('button', { name: 'Saving…' });
    await expectBusy(button);
    await expect(button).toHaveFocus();
    await expect(textField(canvas, 'First name')).toBeDisabled();
    await expect(notification(canvas, 'SMS')).toBeDisabled();
    await waitFor(() => expect(sentRequests('updateProfile')).toHaveLength(1));
  },
});

/**
 * The changed fields are saved, and a country that is not offered stays selected. A toast says so, and My info opens.
 */
export const ProfileUpdated = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.updated', 'edit-profile.rule.changed-only'),
  beforeEach({ msw }) {
    msw.use(mock('profile').ok(buildUser({ country: 'Liechtenstein' })));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('selects and offers the stored country', async () => {
      const country = await canvas.findByRole('combobox', { name: 'Country' });
      await expect(country).toHaveDisplayValue('Liechtenstein');
    });
    await step('saves with Enter, once', async () => {
      await fill(textField(canvas, 'First name'), ' Minjun ');
      await fill(choice(canvas, 'Language'), 'ko');
      await fill(choice(canvas, 'Currency'), 'KRW');
      await userEvent.click(notification(canvas, 'SMS'));
      await userEvent.type(textField(canvas, 'Last name'), '{Enter}{Enter}');
      await expectToast('edit-profile.updated');
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/myinfo');
      await userEvent.type(textField(canvas, 'Last name'), '{Enter}');
      await expect(sentRequests('updateProfile').map(({ body }) => body)).toEqual([
        {
          firstName: 'Minjun',
          language: 'ko',
          localLanguage: 'ko',
          currency: 'KRW',
          smsNotifications: true,
        },
      ]);
    });
  },
});

/** The request is refused: a toast says so, and the form explains why, keeps its values and can be saved again. */
export const UpdateFailed = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.failed'),
  beforeEach({ msw }) {
    msw.use(mock('updateProfile').refused(409, 'This e-mail address already has an account.'));
  },
  play: async ({ canvas, userEvent }) => {
    await fill(
      await canvas.findByRole('textbox', { name: 'E-mail address' }),
      'minjun@example.com',
    );
    await userEvent.click(saveButton(canvas));
    await expectRefusalToast('This e-mail address already has an account.', 'edit-profile.failed');
    await expectText(canvas.getByRole('alert'), 'This e-mail address already has an account.');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(textField(canvas, 'E-mail address')).toHaveValue('minjun@example.com');
    await waitFor(() => expect(saveButton(canvas)).toHaveFocus());
  },
});

const nothingConfirmed = { phoneProven: false, emailProven: false };
const confirmPhone = 'Confirm your phone number';
const confirmEmail = 'Confirm your e-mail address';

/** The route of a user with an unconfirmed phone number and e-mail address. */
const unproven = {
  ...flow,
  beforeEach({ msw }: Pick<Playing, 'msw'>) {
    msw.use(mock('profile').ok(buildUser(nothingConfirmed)));
  },
};

/** Opens the sheet, which sends a code, and returns the code field. */
async function askForCode({ canvas, userEvent }: Acting, label = confirmPhone) {
  await userEvent.click(await canvas.findByRole('button', { name: label }));
  const code = await canvas.findByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  return code;
}

/** Enters a code and presses Confirm. */
async function enterCode(playing: Acting, code = '123456') {
  await fill(await askForCode(playing), code);
  await playing.userEvent.click(confirmButton(playing.canvas));
}

const confirmButton = (canvas: Canvas) => inSheet(canvas).getByRole('button', { name: 'Confirm' });

const refusedCode = (code: string, triesLeft?: number) =>
  mock('confirmContactProof').answers(
    403,
    JSON.stringify({ error: 'The code is not right.', code, triesLeft }),
  );

/** A confirmed phone number and e-mail address. */
export const Proven = meta.story({
  parameters: {
    ...shows('edit-profile.state.proven'),
    ...sameAs('Default', 'the sample user has confirmed both'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Confirmed')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: confirmPhone })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: confirmEmail })).not.toBeInTheDocument();
  },
});

/** A phone number and an e-mail address that are not confirmed. Only saved values can be confirmed. */
export const Unproven = meta.story({
  args: { profile: userFixtures.named('nothing confirmed') },
  parameters: shows('edit-profile.state.unproven', 'edit-profile.rule.saved-only'),
  play: async ({ args, canvas, step }) => {
    await step('offers to confirm both', async () => {
      await expect(await canvas.findByRole('button', { name: confirmPhone })).toBeVisible();
      await expect(canvas.getByRole('button', { name: confirmEmail })).toBeVisible();
      await expect(canvas.getAllByText('Not confirmed')).toHaveLength(2);
    });
    await step('does not offer to confirm an unsaved value', async () => {
      await fill(textField(canvas, 'Phone (optional)'), '+82 10-9999-0000');
      await expect(canvas.queryByRole('button', { name: confirmPhone })).not.toBeInTheDocument();
      await expect(canvas.getAllByText('Not confirmed')).toHaveLength(1);
      await fill(textField(canvas, 'Phone (optional)'), '+82 10-1234-5678');
      await expect(canvas.getByRole('button', { name: confirmPhone })).toBeVisible();
    });
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
});

/** The saved value is not a phone number: its field says so, and no code is sent. */
export const PhoneMalformed = meta.story({
  ...flow,
  parameters: shows('edit-profile.validation.phone-malformed'),
  beforeEach({ msw }) {
    msw.use(mock('profile').ok(buildUser({ ...nothingConfirmed, phone: '1234' })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirmPhone }));
    const phone = textField(canvas, 'Phone (optional)');
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(
      'This is no complete phone number. Correct it and save, then confirm it.',
    );
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(sentRequests('startContactProof')).toHaveLength(0);
    await userEvent.type(phone, '5');
    await expect(phone).toBeValid();
    await userEvent.type(phone, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: confirmPhone }));
    await expect(phone).toBeInvalid();
  },
});

/** Text that is not a phone number is not saved: its field shows an error, without a toast. */
export const PhoneNotSaved = meta.story({
  parameters: shows('edit-profile.validation.phone-malformed'),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'First name' });
    const phone = textField(canvas, 'Phone (optional)');
    for (const typed of ['asdf', '1', '🍕', '010-7777-1234 (집)']) {
      await fill(phone, typed);
      await userEvent.click(saveButton(canvas));
      await expect(phone).toHaveFocus();
      await expect(phone).toHaveAccessibleDescription(
        'This is no complete phone number. Enter one like 010-1234-5678, or one of another country with + and its code.',
      );
      await fill(textField(canvas, 'First name'), 'Minjun');
    }
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectNoToast();
    await fill(phone, '');
    await userEvent.click(saveButton(canvas));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { firstName: 'Minjun', phone: '' },
        expect.any(AbortSignal),
      ),
    );
    await fill(phone, '010-77');
    await userEvent.click(saveButton(canvas));
    await expect(phone).toHaveAccessibleDescription(
      'This is no complete phone number. Enter one like 010-1234-5678, or one of another country with + and its code.',
    );
  },
});

/** The code is being sent. */
export const SendingCode = meta.story({
  ...unproven,
  parameters: shows('edit-profile.state.sending-code'),
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(mock('startContactProof').never());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirmPhone }));
    await expect(await canvas.findByText('Sending the code')).toBeInTheDocument();
    await expect(canvas.queryByLabelText('Code')).not.toBeInTheDocument();
  },
});

/** The code was sent: the sheet asks for it and sends no other code for a minute. */
export const CodeSent = meta.story({
  ...unproven,
  parameters: { ...shows('edit-profile.state.code-sent'), sandboxes: [] },
  play: async (playing) => {
    const { canvas } = playing;
    const code = await askForCode(playing);
    await expect(canvas.getByRole('dialog', { name: confirmPhone })).toBeVisible();
    await expectText(
      inSheet(canvas).getByRole('status'),
      'We sent a code by SMS to +82 10-1234-5678. It is valid for 10 minutes.',
    );
    await expect(code).toHaveAccessibleDescription('The six digits of the message.');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    await expect(
      canvas.getByText('Nothing arrived? You can send a new code after a minute.'),
    ).toBeVisible();
    await expect(sentRequests('startContactProof').map(({ body }) => body)).toEqual([
      { kind: 'phone' },
    ]);
  },
});

/** A sandbox replaces SMS: the sheet says that only the operator can read the code. */
export const CodeOfSandbox = meta.story({
  ...unproven,
  parameters: shows('edit-profile.state.code-of-sandbox'),
  play: async (playing) => {
    await askForCode(playing);
    await expectText(
      inSheet(playing.canvas).getByRole('status'),
      'We made a code for +82 10-1234-5678. It is valid for 10 minutes. A sandbox replaces SMS here: only the operator of this wallet can read the code.',
    );
  },
});

/** The user asks for a new code, and it is sent. */
export const CodeSentAgain = meta.story({
  ...unproven,
  parameters: { ...shows('edit-profile.transition.resend-code'), sandboxes: [] },
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(mock('startContactProof').ok({ validSeconds: 600, resendSeconds: 0 }));
  },
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    await fill(await askForCode(playing, confirmEmail), '12');
    const again = canvas.getByRole('button', { name: 'Send a new code' });
    await waitFor(() => expect(again).toBeEnabled());
    await userEvent.click(again);
    await waitFor(() =>
      expectText(
        inSheet(canvas).getByRole('status'),
        'We sent a new code by e-mail to jiwoo.kim@example.com. It is valid for 10 minutes.',
      ),
    );
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
    await expect(canvas.getByLabelText('Code')).toHaveValue('');
    await expect(sentRequests('startContactProof')).toHaveLength(2);
  },
});

/** The code cannot be sent: the sheet explains why, and Try again sends it. */
export const CodeSendFailed = meta.story({
  ...unproven,
  parameters: shows('edit-profile.state.code-send-failed'),
  play: async (playing) => {
    const { canvas } = playing;
    await canvas.findByRole('button', { name: confirmPhone });
    await failInEveryWay(
      'startContactProof',
      playing,
      () =>
        canvas.queryByRole('button', { name: 'Try again' }) ??
        canvas.getByRole('button', { name: confirmPhone }),
      'Check your connection and try again.',
    );
  },
});

/** Too many codes were sent: the sheet says when to try again. */
export const TooManyCodes = meta.story({
  ...unproven,
  parameters: shows('edit-profile.state.code-too-many'),
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(
      mock('startContactProof').refused(
        429,
        'Too many codes were requested. Try again in 43 minutes.',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirmPhone }));
    await expectText(
      await canvas.findByRole('alert'),
      'Too many codes were requested. Try again in 43 minutes.',
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

/** Fewer than six digits are not sent. */
export const CodeMissing = meta.story({
  ...unproven,
  parameters: shows('edit-profile.validation.code-missing'),
  play: async (playing) => {
    const { canvas, userEvent } = playing;
    const code = await askForCode(playing);
    await userEvent.click(confirmButton(canvas));
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(
      'Enter the code. The six digits of the message.',
    );
    await fill(code, '12345');
    await userEvent.click(confirmButton(canvas));
    await expect(code).toHaveAccessibleDescription(
      'A code has six digits. The six digits of the message.',
    );
    await expect(sentRequests('confirmContactProof')).toHaveLength(0);
  },
});

/** The code is wrong: the field shows how many attempts are left. */
export const CodeWrong = meta.story({
  ...unproven,
  parameters: shows('edit-profile.validation.code-wrong'),
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(refusedCode('code-wrong', 1));
  },
  play: async (playing) => {
    const { canvas, msw, userEvent } = playing;
    await enterCode(playing);
    const code = canvas.getByLabelText('Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        'This code is not right. You can try once more. The six digits of the message.',
      ),
    );
    await expect(code).toHaveFocus();
    msw.use(refusedCode('code-wrong', 3));
    await fill(code, '654321');
    await userEvent.click(confirmButton(canvas));
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        'This code is not right. You can try 3 more times. The six digits of the message.',
      ),
    );
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('654321');
  },
});

/** The code has expired after ten minutes. */
export const CodeExpired = meta.story({
  ...unproven,
  parameters: shows('edit-profile.validation.code-expired'),
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(refusedCode('code-expired'));
  },
  play: async (playing) => {
    await enterCode(playing);
    const code = playing.canvas.getByLabelText('Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        'This code is too old, or there is a newer one. Send a new one. The six digits of the message.',
      ),
    );
    await waitFor(() => expect(code).toHaveFocus());
  },
});

/** All five attempts are used. */
export const CodeUsedUp = meta.story({
  ...unproven,
  parameters: shows('edit-profile.validation.code-used-up'),
  beforeEach(playing) {
    unproven.beforeEach(playing);
    playing.msw.use(refusedCode('code-used-up'));
  },
  play: async (playing) => {
    await enterCode(playing);
    const code = playing.canvas.getByLabelText('Code');
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(
        'This code was tried too often. Send a new one. The six digits of the message.',
      ),
    );
    await waitFor(() => expect(code).toHaveFocus());
  },
});

/** Every kind of failure: the sheet explains each one and keeps the code. */
export const CodeFailsInEveryWay = meta.story({
  ...unproven,
  parameters: shows('edit-profile.state.code-failed'),
  play: async (playing) => {
    await fill(await askForCode(playing), '123456');
    await failInEveryWay(
      'confirmContactProof',
      playing,
      confirmButton,
      'We cannot reach the wallet service. Check your connection and try again.',
      'Too many tries. Wait a few minutes, then try again.',
    );
    await expect(playing.canvas.getByLabelText('Code')).toHaveValue('123456');
  },
});

/** The phone number is confirmed: a toast says so, and the field shows it. */
export const PhoneConfirmed = meta.story({
  ...unproven,
  parameters: shows('edit-profile.toast.phone-confirmed'),
  beforeEach(playing) {
    const user = () =>
      buildUser({
        ...nothingConfirmed,
        phoneProven: sentRequests('confirmContactProof').length > 0,
      });
    playing.msw.use(
      mock('profile').responds(() => Response.json(user())),
      mock('confirmContactProof').responds(() => Response.json(user())),
    );
  },
  play: async (playing) => {
    const { canvas } = playing;
    await enterCode(playing, '123 456');
    await expectToast('edit-profile.phone-confirmed');
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(textField(canvas, 'Phone (optional)')).toHaveFocus();
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: confirmPhone })).not.toBeInTheDocument();
    await expect(sentRequests('confirmContactProof').map(({ body }) => body)).toEqual([
      { kind: 'phone', code: '123456' },
    ]);
    await expect(storyServices().session.read()?.user?.phoneProven).toBe(true);
  },
});

/** The e-mail address is confirmed. */
export const EmailConfirmed = meta.story({
  args: { profile: userFixtures.named('nothing confirmed') },
  parameters: shows('edit-profile.toast.email-confirmed'),
  play: async (playing) => {
    const { args, canvas, userEvent } = playing;
    await fill(await askForCode(playing, confirmEmail), '123456');
    await userEvent.click(confirmButton(canvas));
    await expectToast('edit-profile.email-confirmed');
    await expect(args.onConfirmCode).toHaveBeenCalledOnce();
    await expect(args.onConfirmCode).toHaveBeenCalledWith('email', '123456');
    await expect(textField(canvas, 'E-mail address')).toHaveFocus();
  },
});

/** A new e-mail address and phone number are saved after the user enters the password. */
export const NewEmail = meta.story({
  ...flow,
  parameters: shows(
    'edit-profile.toast.updated',
    'edit-profile.state.new-email',
    'edit-profile.state.new-phone',
  ),
  beforeEach: ({ msw }) => msw.use(...asksWhoIsThere('updateProfile')),
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail address' });
    await fill(email, 'minjun@example.com');
    await fill(textField(canvas, 'Phone (optional)'), '010-2222-3333');
    await expect(email).toHaveAccessibleDescription(
      'You will sign in with it. We tell your old address, which can undo this for three days.',
    );
    await userEvent.click(saveButton(canvas));
    await showPresence(userEvent);
    await expectToast('edit-profile.updated');
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/myinfo');
    await expect(sentRequests('confirmPresence').map(({ body }) => body)).toEqual([
      { password: 'correct horse' },
    ]);
    await expect(sentRequests('updateProfile').at(-1)?.body).toEqual(
      expect.objectContaining({ email: 'minjun@example.com', phone: '010-2222-3333' }),
    );
    const stored = JSON.stringify(storyServices().session.read());
    await expect(stored).toContain('minjun@example.com');
    await expect(stored).not.toContain('correct horse');
  },
});

/** The presence sheet is closed: nothing is saved, and the form keeps its values. */
export const PresenceDeclined = meta.story({
  ...flow,
  parameters: shows('edit-profile.transition.presence-declined'),
  beforeEach: ({ msw }) => msw.use(...asksWhoIsThere('updateProfile')),
  play: async ({ canvas, userEvent }) => {
    await fill(
      await canvas.findByRole('textbox', { name: 'E-mail address' }),
      'minjun@example.com',
    );
    await userEvent.click(saveButton(canvas));
    await userEvent.click((await presenceSheet()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(textField(canvas, 'E-mail address')).toHaveValue('minjun@example.com');
    await waitFor(() => expect(saveButton(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expectNoToast();
    await expect(storyServices().navigate).not.toHaveBeenCalled();
  },
});

/** While the profile loads no form is shown, because an empty one would overwrite it. */
export const Loading = meta.story({
  parameters: shows('edit-profile.state.loading'),
  args: { profile: userFixtures.named('loading') },
});

/** The profile cannot be loaded: a card explains why, and no form is shown. */
export const LoadError = meta.story({
  parameters: shows('edit-profile.state.load-error'),
  args: { profile: userFixtures.named('failed') },
});

/** The saved profile is stored in the session, so screens that greet by name show it at once. */
export const SavedNameIsKnownAtOnce = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.updated'),
  play: async ({ canvas, userEvent }) => {
    await fill(await canvas.findByRole('textbox', { name: 'First name' }), 'Minjun');
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(storyServices().session.read()?.user?.firstName).toBe('Minjun'));
    const { cache } = storyServices().queries;
    await expect(cache.getQueryData(['user', { userId: 1 }])).toMatchObject({
      firstName: 'Minjun',
    });
    await waitFor(() => expect(sentRequests('profile')).toHaveLength(2));
  },
});

/** Every kind of failure: the form explains each one and can be sent again. */
export const FailsInEveryWay = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.failed'),
  play: async (playing) => {
    await playing.canvas.findByRole('textbox', { name: 'E-mail address' });
    await failInEveryWay(
      'updateProfile',
      playing,
      saveButton,
      'Check your connection and save again. Your changes are still here.',
    );
  },
});

/** Turning push on asks in the browser and subscribes this device at once, before the form is saved. */
export const PushTurnedOn = meta.story({
  ...flow,
  parameters: shows('edit-profile.rule.push-on'),
  beforeEach({ msw }) {
    browserWithPush('default');
    msw.use(...subscribingProvider());
  },
  play: async ({ canvas, userEvent }) => {
    const push = await canvas.findByRole('switch', { name: /your browser will ask you/ });
    await expect(push).not.toBeChecked();
    await userEvent.click(push);
    await waitFor(() => expect(notification(canvas, 'Push')).toBeChecked());
    await expect(sentRequests('subscribeToPush').map(({ body }) => body)).toEqual([
      { subscription: storySubscription },
    ]);
    await expect(sentRequests('updateProfile')).toEqual([]);
  },
});

/** This device cannot be subscribed: a toast says so, and the switch stays off. */
export const PushFailed = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.push-failed'),
  beforeEach({ msw }) {
    browserWithPush('default');
    msw.use(mock('subscribeToPush').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: /your browser will ask you/ }));
    await expectToast('security-settings.setting-failed');
    await expect(notification(canvas, 'Push')).not.toBeChecked();
  },
});
