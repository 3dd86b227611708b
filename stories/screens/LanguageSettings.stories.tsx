import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import LanguageSettingsRoute from '#app/routes/LanguageSettingsRoute.tsx';
import { buildUser } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import {
  LanguageSettingsScreen,
  type LanguageSettingsActions,
} from '#screens/language-settings/LanguageSettingsScreen.tsx';
import { expectText } from '#harness/expect-text.ts';

import { shows } from '../catalogue.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { outcomes } from '../fixtures/outcomes.ts';
import { rendersRoute } from '#harness/render-route.tsx';
import { expectNoToast, expectToast } from '#harness/expect-toast.ts';
import { notify, storyServices } from '#harness/story-services.ts';

type Canvas = ReturnType<typeof within>;

const profileFixtures = loadableFixtures({
  English: { language: 'en' },
  Korean: { language: 'ko' },
  Japanese: { language: 'ja' },
  'one that is not offered': { language: 'de' },
  'nothing chosen': { language: '' },
});

const meta = preview.meta({
  title: 'Screens/Language settings',
  tags: ['autodocs'],
  component: LanguageSettingsScreen,
  argTypes: { profile: profileFixtures.control },
  args: {
    profile: profileFixtures.named('English'),
    onUpdateSetting: fn<LanguageSettingsActions['onUpdateSetting']>(() => Promise.resolve()),
    notify,
    log: fn(),
    onNavigate: fn(),
    onRetry: fn(),
  },
});

const flow = rendersRoute(LanguageSettingsRoute);

const choice = (canvas: Canvas, name: string) => canvas.findByRole('radio', { name });
const chosen = (canvas: Canvas) => {
  const radios: HTMLElement[] = canvas.getAllByRole('radio');
  return radios
    .filter((radio) => radio.matches(':checked'))
    .map((radio) => radio.getAttribute('value'));
};

/** Six languages, each with its own name, and the language that the wallet uses today. */
export const Default = meta.story({
  parameters: shows('language-settings.state.default'),
  play: async ({ args, canvas, step, userEvent }) => {
    await step('offers the languages of Edit Profile', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Language');
      const languages = within(
        canvas.getByRole('radiogroup', { name: 'Language of your profile' }),
      );
      await expect(
        languages.getAllByRole('radio').map((radio) => radio.parentElement?.textContent),
      ).toEqual(['English', '한국어', '日本語', '中文', 'Español', 'Français']);
      await expect(chosen(canvas)).toEqual(['en']);
      await expect(canvas.getByText('한국어')).toHaveAttribute('lang', 'ko');
    });
    await step('shows the languages of the wallet', async () => {
      await expectText(
        canvas.getByRole('region', { name: 'What the wallet speaks' }),
        'ScreensEnglishLocalPay’s Send and Withdraw, and notificationsKoreanEnglish' +
          'Support chatEnglish, Korean, Japanese, Chinese, Spanish and French',
      );
    });
    await expect(
      canvas.getByText('The wallet and the support chat follow your choice at once.'),
    ).toBeVisible();
    await step('leads back to My info', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/myinfo');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({
  parameters: shows('language-settings.state.default'),
  argTypes: { onUpdateSetting: outcomes.control },
});

/** The stored language is shown even if it is not one of the six. */
export const OtherLanguage = meta.story({
  parameters: shows('language-settings.state.other-language'),
  args: { profile: profileFixtures.named('one that is not offered') },
  play: async ({ canvas }) => {
    await expect(chosen(canvas)).toEqual(['de']);
    await expect(canvas.getAllByRole('radio')).toHaveLength(7);
  },
});

/** The wallet does not speak four of the languages yet, and says so. */
export const NotSpoken = meta.story({
  parameters: shows('language-settings.state.not-spoken'),
  args: { profile: profileFixtures.named('Japanese') },
  play: async ({ canvas }) => {
    await expect(chosen(canvas)).toEqual(['ja']);
    await expect(
      canvas.getByText(
        'The wallet does not speak this language yet. Its screens stay in English, and the support chat begins in your language.',
      ),
    ).toBeVisible();
  },
});

/** A choice is shown and saved at once, without changing the rest of the profile. */
export const Saved = meta.story({
  ...flow,
  parameters: shows('language-settings.rule.saves-profile'),
  play: async ({ canvas, msw, userEvent }) => {
    const korean = await choice(canvas, '한국어');
    msw.use(
      mock('profile').ok(buildUser({ language: 'ko' })),
      mock('user').ok(buildUser({ language: 'ko' })),
    );
    await userEvent.click(korean);
    await expect(korean).toBeChecked();
    await waitFor(() =>
      expect(sentRequests('updateProfile').map(({ body }) => body)).toEqual([
        { language: 'ko', localLanguage: 'ko' },
      ]),
    );
    await waitFor(() => expect(storyServices().session.read()?.user?.language).toBe('ko'));
    await expect(korean).toBeChecked();
    await expectNoToast();
  },
});

/** The provider cannot save the choice: it is reverted, and a toast and a note say so. */
export const NotSaved = meta.story({
  ...flow,
  parameters: shows('language-settings.toast.not-saved'),
  beforeEach({ msw }) {
    msw.use(mock('updateProfile').refused(500));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await choice(canvas, 'Français'));
    await expectToast('security-settings.setting-failed');
    await expect(chosen(canvas)).toEqual(['en']);
    await expectText(
      canvas.getByRole('alert'),
      'This could not be saved, and is as it was before. Try again.',
    );
  },
});

/** While the profile loads, no language is chosen. */
export const Loading = meta.story({
  parameters: shows('language-settings.state.loading'),
  args: { profile: profileFixtures.named('loading') },
});

/** The profile cannot be loaded: a card explains why. The wallet's current language is still shown. */
export const LoadError = meta.story({
  parameters: shows('language-settings.state.load-error'),
  args: { profile: profileFixtures.named('failed') },
});
