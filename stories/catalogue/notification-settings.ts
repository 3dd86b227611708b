import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `notification-settings`. */
export const notificationSettings = {
  'notification-settings.state.default':
    'Switches for three channels, for amounts in their messages, and for four kinds of notification.',
  'notification-settings.state.all-off': 'All switches are off.',
  'notification-settings.state.unproven':
    'Below a switch: the e-mail address or phone number must be confirmed first (proposed copy).',
  'notification-settings.state.without-phone':
    'Below the switch for SMS: there is no phone number yet (proposed copy).',
  'notification-settings.state.sandbox':
    'A sandbox replaces e-mail or SMS: nothing is sent, and the switch says so (proposed copy).',
  'notification-settings.state.push-off':
    'This device does not receive push notifications yet: the browser will ask (proposed copy).',
  'notification-settings.state.push-dismissed':
    'The question of the browser was closed: the switch stays off and says so (proposed copy).',
  'notification-settings.state.push-blocked':
    'The user has refused push notifications in the browser: the switch is off and says so (proposed copy).',
  'notification-settings.state.push-unsupported':
    'The browser cannot receive push notifications: the switch is off and says so (proposed copy).',
  'notification-settings.state.push-none':
    'The provider sends no push notifications: the switch is off and says so (proposed copy).',
  'notification-settings.state.push-unknown':
    'The device could not be checked: the switch is off and says so (proposed copy).',
  'notification-settings.rule.push-on':
    'Turning push on asks the user in the browser, subscribes this device and is saved.',
  'notification-settings.rule.push-stopped':
    'Turning push off ends the subscription of this device and is saved.',
  'notification-settings.toast.push-failed':
    "'Update Failed' if this device could not be subscribed. The switch stays off, with a note below it.",
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
  silentReads: { pushState: 'the switch says that this device could not be checked' },
};
