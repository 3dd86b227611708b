// Made by `npm run failures` from the contract and from what app/routes/LocalSendRoute.tsx reads.
import preview from '#.storybook/preview';
import LocalSendRoute from '#app/routes/LocalSendRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LocalSend' });

const { failed, triedAgain } = failureStories('LocalSend', LocalSendRoute);

/** The provider refuses assets (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets'));

/** The provider refuses recentContacts (403, 404, 409). */
export const RecentContactsRefused = meta.story(failed('refused', 'recentContacts'));

/** The provider asks to wait for assets (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets'));

/** The provider asks to wait for recentContacts (429). */
export const RecentContactsTooMany = meta.story(failed('tooMany', 'recentContacts'));

/** The provider fails at assets (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets'));

/** The provider fails at recentContacts (500). */
export const RecentContactsBroken = meta.story(failed('broken', 'recentContacts'));

/** Without a network there is no answer to assets. */
export const AssetsOffline = meta.story(failed('offline', 'assets'));

/** Without a network there is no answer to recentContacts. */
export const RecentContactsOffline = meta.story(failed('offline', 'recentContacts'));

/** The answer to assets cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets'));

/** The answer to recentContacts cannot be read. */
export const RecentContactsUnreadable = meta.story(failed('unreadable', 'recentContacts'));

/** The answer to assets takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets'));

/** The answer to recentContacts takes long. */
export const RecentContactsSlow = meta.story(failed('slow', 'recentContacts'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
