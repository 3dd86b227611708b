import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `language-settings`. */
export const languageSettings = {
  'language-settings.state.default':
    'A choice of six languages for the profile, and the languages that the wallet speaks (proposed copy).',
  'language-settings.state.other-language': 'A stored language that is not offered stays chosen.',
  'language-settings.state.not-spoken':
    'A language that the wallet does not speak yet: a note says so (proposed copy).',
  'language-settings.rule.saves-profile':
    'A choice is saved at once, without the other fields of the profile.',
  'language-settings.toast.not-saved':
    "'Update Failed' if a choice could not be saved. The previous language is selected again.",
  'language-settings.state.loading': 'Skeletons while the profile loads.',
  'language-settings.state.load-error':
    'The profile cannot be loaded: a card says why and offers to try again.',
} as const;

export const languageSettingsScreen: ScreenFacts = {
  reads: {
    profile: {
      title: 'We could not load your language',
      loading: 'Loading your language',
      data: 'Language of your profile',
      stillVisible: ['What the wallet speaks'],
    },
  },
};
