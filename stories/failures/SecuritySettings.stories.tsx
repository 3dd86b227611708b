// Made by `npm run failures` from the contract and from what app/routes/SecuritySettingsRoute.tsx reads.
import preview from '#.storybook/preview';
import SecuritySettingsRoute from '#app/routes/SecuritySettingsRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/SecuritySettings' });

const { failed, triedAgain } = failureStories('SecuritySettings', SecuritySettingsRoute);

/** The provider refuses securitySettings (403, 404, 409). */
export const SecuritySettingsRefused = meta.story(failed('refused', 'securitySettings'));

/** The provider refuses deviceSessions (403, 404, 409). */
export const DeviceSessionsRefused = meta.story(failed('refused', 'deviceSessions'));

/** The provider asks to wait for securitySettings (429). */
export const SecuritySettingsTooMany = meta.story(failed('tooMany', 'securitySettings'));

/** The provider asks to wait for deviceSessions (429). */
export const DeviceSessionsTooMany = meta.story(failed('tooMany', 'deviceSessions'));

/** The provider fails at securitySettings (500). */
export const SecuritySettingsBroken = meta.story(failed('broken', 'securitySettings'));

/** The provider fails at deviceSessions (500). */
export const DeviceSessionsBroken = meta.story(failed('broken', 'deviceSessions'));

/** Without a network there is no answer to securitySettings. */
export const SecuritySettingsOffline = meta.story(failed('offline', 'securitySettings'));

/** Without a network there is no answer to deviceSessions. */
export const DeviceSessionsOffline = meta.story(failed('offline', 'deviceSessions'));

/** The answer to securitySettings cannot be read. */
export const SecuritySettingsUnreadable = meta.story(failed('unreadable', 'securitySettings'));

/** The answer to deviceSessions cannot be read. */
export const DeviceSessionsUnreadable = meta.story(failed('unreadable', 'deviceSessions'));

/** The answer to securitySettings takes long. */
export const SecuritySettingsSlow = meta.story(failed('slow', 'securitySettings'));

/** The answer to deviceSessions takes long. */
export const DeviceSessionsSlow = meta.story(failed('slow', 'deviceSessions'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
