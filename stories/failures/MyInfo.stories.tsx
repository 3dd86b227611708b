// Made by `npm run failures` from the contract and from what app/routes/MyInfoRoute.tsx reads.
import preview from '#.storybook/preview';
import MyInfoRoute from '#app/routes/MyInfoRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/MyInfo' });

const { failed, triedAgain } = failureStories('MyInfo', MyInfoRoute);

/** The provider refuses user (403, 404, 409). */
export const UserRefused = meta.story(failed('refused', 'user'));

/** The provider asks to wait for user (429). */
export const UserTooMany = meta.story(failed('tooMany', 'user'));

/** The provider fails at user (500). */
export const UserBroken = meta.story(failed('broken', 'user'));

/** Without a network there is no answer to user. */
export const UserOffline = meta.story(failed('offline', 'user'));

/** The answer to user cannot be read. */
export const UserUnreadable = meta.story(failed('unreadable', 'user'));

/** The answer to user takes long. */
export const UserSlow = meta.story(failed('slow', 'user'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
