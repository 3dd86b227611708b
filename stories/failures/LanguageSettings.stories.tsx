// Made by `npm run failures` from the contract and from what app/routes/LanguageSettingsRoute.tsx reads.
import preview from '#.storybook/preview';
import LanguageSettingsRoute from '#app/routes/LanguageSettingsRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LanguageSettings' });

const { failed, triedAgain } = failureStories('LanguageSettings', LanguageSettingsRoute);

/** The provider refuses profile (403, 404, 409). */
export const ProfileRefused = meta.story(failed('refused', 'profile'));

/** The provider asks to wait for profile (429). */
export const ProfileTooMany = meta.story(failed('tooMany', 'profile'));

/** The provider fails at profile (500). */
export const ProfileBroken = meta.story(failed('broken', 'profile'));

/** Without a network there is no answer to profile. */
export const ProfileOffline = meta.story(failed('offline', 'profile'));

/** The answer to profile cannot be read. */
export const ProfileUnreadable = meta.story(failed('unreadable', 'profile'));

/** The answer to profile takes long. */
export const ProfileSlow = meta.story(failed('slow', 'profile'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
