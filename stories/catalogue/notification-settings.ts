import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `notification-settings`. */
export const notificationSettings = {
  'notification-settings.state.default':
    'Switches for three channels and four kinds of notification, and a note on the kinds that are not sent yet (proposed copy).',
  'notification-settings.state.all-off':
    'If push is off, a note states that the bell shows no notifications.',
  'notification-settings.rule.saves':
    'A switch is saved at once, and the profile shows the same setting.',
  'notification-settings.rule.in-turn':
    'Switches that are pressed quickly are saved one after the other, and none is lost.',
  'notification-settings.toast.not-saved':
    "'Update Failed' if a switch could not be saved. The switch returns to its previous position, with a note below it.",
  'notification-settings.transition.security': 'A row leads to Security Settings.',
  'notification-settings.state.loading': 'Skeletons while the settings load.',
  'notification-settings.state.load-error':
    'The settings cannot be loaded: a card says why and offers to try again.',
} as const;

export const notificationSettingsScreen: ScreenFacts = {
  reads: {
    notificationSettings: {
      title: 'We could not load your notification settings',
      loading: 'Loading your notification settings',
      data: 'How to tell you',
      stillVisible: ['Security notifications'],
    },
  },
};
