// Made by `npm run failures` from the contract and from what app/routes/NotificationSettingsRoute.tsx reads.
import preview from '#.storybook/preview';
import NotificationSettingsRoute from '#app/routes/NotificationSettingsRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/NotificationSettings' });

const { failed, triedAgain } = failureStories('NotificationSettings', NotificationSettingsRoute);

/** The provider refuses notificationSettings (403, 404, 409). */
export const NotificationSettingsRefused = meta.story(failed('refused', 'notificationSettings'));

/** The provider asks to wait for notificationSettings (429). */
export const NotificationSettingsTooMany = meta.story(failed('tooMany', 'notificationSettings'));

/** The provider fails at notificationSettings (500). */
export const NotificationSettingsBroken = meta.story(failed('broken', 'notificationSettings'));

/** Without a network there is no answer to notificationSettings. */
export const NotificationSettingsOffline = meta.story(failed('offline', 'notificationSettings'));

/** The answer to notificationSettings cannot be read. */
export const NotificationSettingsUnreadable = meta.story(
  failed('unreadable', 'notificationSettings'),
);

/** The answer to notificationSettings takes long. */
export const NotificationSettingsSlow = meta.story(failed('slow', 'notificationSettings'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
