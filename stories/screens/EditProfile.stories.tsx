import { expect, fn, waitFor, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import EditProfileRoute from '#app/routes/EditProfileRoute.tsx';
import { buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';
import { seeText } from '#stories/see-text.ts';

import { shows } from '../catalogue.ts';
import { failAgain } from '../fail-again.ts';
import { failInEveryWay } from '../fail-in-every-way.ts';
import { fill } from '../fill.ts';
import { userFixtures } from '../fixtures/user.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '../render-route.tsx';
import { seeSwitches } from '../see-switches.ts';
import { seeNoToast, seeToast } from '../see-toast.ts';
import { startsAgain } from '../starts-again.tsx';
import { notify, storyServices } from '../story-services.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Edit Profile',
  tags: ['autodocs'],
  component: EditProfileScreen,
  argTypes: { profile: userFixtures.control },
  args: {
    profile: userFixtures.named('sample'),
    onSave: fn(() => Promise.resolve()),
    notify,
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(EditProfileRoute);

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save changes' });
const textField = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const choice = (canvas: Canvas, name: string) => canvas.getByRole('combobox', { name });
const notification = (canvas: Canvas, name: string) =>
  canvas.getByRole('switch', { name: new RegExp(`^${name}`) });

const requiredMissing = {
  title: 'Required Fields Missing',
  message: 'Please fill in first name, last name and e-mail.',
  tone: 'destructive',
} as const;

/** Empties a required field and tries to save. Expects a toast, the field's words, the focus and no request. */
async function saveWithout(canvas: Canvas, name: string, words: string) {
  await fill(await canvas.findByRole('textbox', { name }), '  ');
  saveButton(canvas).click();
  await seeToast(requiredMissing);
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
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    const options = (name: string) =>
      Array.from(canvas.getByRole<HTMLSelectElement>('combobox', { name }).options).filter(
        ({ value }) => value !== '',
      );
    await step('is filled with what is stored', async () => {
      await expect(await canvas.findByRole('textbox', { name: 'First name' })).toHaveValue('Jiwoo');
      await seeText(canvas.getByRole('heading', { level: 1 }), 'Edit Profile');
      await expect(textField(canvas, 'Last name')).toHaveValue('Kim');
      await expect(textField(canvas, 'E-mail address')).toHaveValue('jiwoo.kim@example.com');
      await expect(textField(canvas, 'Phone (optional)')).toHaveValue('+82 10-1234-5678');
      await expect(choice(canvas, 'Country')).toHaveValue('Korea');
      await expect(choice(canvas, 'Time zone')).toHaveValue('UTC+9');
      await expect(choice(canvas, 'Language')).toHaveDisplayValue('English');
      await expect(choice(canvas, 'Currency')).toHaveValue('USD');
    });
    await step('has three parts', async () => {
      const parts = canvas.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
      await expect(parts).toEqual(['About you', 'Region and language', 'Notifications']);
    });
    await step('asks what to tell the person, and where', async () => {
      await seeSwitches(canvas, [
        ['E-mail notifications', 'To your e-mail address'],
        ['Push notifications', 'On this device'],
        ['SMS notifications', 'To your phone number'],
      ]);
    });
    await step('offers what the documents name', async () => {
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

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({
  parameters: shows('edit-profile.state.default'),
  decorators: [startsAgain],
  argTypes: { onSave: outcomes.control },
});

/** Where nothing is stored, English, US dollars, e-mail and push are preselected, and nothing else. */
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
    await step('refuses a malformed one', async () => {
      await fill(await canvas.findByRole('textbox', { name: 'E-mail address' }), 'jiwoo@example');
      await userEvent.click(saveButton(canvas));
      const email = textField(canvas, 'E-mail address');
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(
        'Enter an e-mail address like name@example.com.',
      );
      await seeNoToast();
    });
    await step('refuses none', () =>
      saveWithout(canvas, 'E-mail address', 'Enter your e-mail address.'),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** While the profile is saved, the form cannot change, and a second press saves nothing. */
export const Saving = meta.story({
  ...flow,
  parameters: shows('edit-profile.state.saving'),
  beforeEach({ msw }) {
    msw.use(mock('updateProfile').never());
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'First name' });
    await userEvent.dblClick(saveButton(canvas));
    const button = await canvas.findByRole('button', { name: 'Saving…' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(textField(canvas, 'First name')).toBeDisabled();
    await expect(notification(canvas, 'SMS')).toBeDisabled();
    await waitFor(() => expect(sentRequests('updateProfile')).toHaveLength(1));
  },
});

/** All fields are saved, also a country that is not offered. A toast says so, and My info opens. */
export const ProfileUpdated = meta.story({
  ...flow,
  parameters: shows('edit-profile.toast.updated'),
  beforeEach({ msw }) {
    msw.use(mock('profile').ok(buildUser({ country: 'Liechtenstein' })));
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('keeps and offers the stored country', async () => {
      const country = await canvas.findByRole('combobox', { name: 'Country' });
      await expect(country).toHaveDisplayValue('Liechtenstein');
    });
    await step('saves with Enter, once', async () => {
      await fill(textField(canvas, 'First name'), ' Minjun ');
      await fill(choice(canvas, 'Language'), 'ko');
      await fill(choice(canvas, 'Currency'), 'KRW');
      await userEvent.click(notification(canvas, 'SMS'));
      await userEvent.type(textField(canvas, 'Last name'), '{Enter}{Enter}');
      await seeToast({
        title: 'Profile Updated',
        message: 'Your profile has been updated.',
        tone: 'default',
      });
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/myinfo');
      await userEvent.type(textField(canvas, 'Last name'), '{Enter}');
      await expect(sentRequests('updateProfile').map(({ body }) => body)).toEqual([
        {
          firstName: 'Minjun',
          lastName: 'Kim',
          email: 'jiwoo.kim@example.com',
          phone: '+82 10-1234-5678',
          country: 'Liechtenstein',
          timezone: 'UTC+9',
          language: 'ko',
          currency: 'KRW',
          emailNotifications: true,
          smsNotifications: true,
          pushNotifications: true,
        },
      ]);
    });
  },
});

/** The request is refused: a toast says so, the form says why, keeps its values and can be saved again. */
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
    await seeToast({
      title: 'Update Failed',
      message: 'Failed to update profile. Please try again.',
      tone: 'destructive',
    });
    await seeText(canvas.getByRole('alert'), 'This e-mail address already has an account.');
    await expect(storyServices().navigate).not.toHaveBeenCalled();
    await expect(textField(canvas, 'E-mail address')).toHaveValue('minjun@example.com');
    await waitFor(() => expect(saveButton(canvas)).toHaveFocus());
  },
});

/** While the profile loads there is no form, because an empty one would overwrite it. */
export const Loading = meta.story({
  parameters: shows('edit-profile.state.loading'),
  args: { profile: userFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your profile')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** The profile cannot be loaded: a card says why, and Try again loads it. There is no form. */
export const LoadError = meta.story({
  ...flow,
  parameters: shows('edit-profile.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('profile').refused(500));
  },
  play: async ({ canvas }) => {
    await seeText(
      await canvas.findByRole('alert'),
      '500: {"error":"Something went wrong on our side."}',
    );
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await failAgain('profile', canvas);
  },
});

/** The saved profile is kept in the session, and screens that greet by name show it at once. */
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

/** No answer arrives, and the provider refuses in every way: each time the form says why and can be sent again. */
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
