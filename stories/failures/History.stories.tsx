// Made by `npm run failures` from the contract and from what app/routes/HistoryRoute.tsx reads.
import preview from '#.storybook/preview';
import HistoryRoute from '#app/routes/HistoryRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/History' });

const { failed, triedAgain } = failureStories('History', HistoryRoute);

/** The provider refuses activities (403, 404, 409). */
export const ActivitiesRefused = meta.story(failed('refused', 'activities'));

/** The provider asks to wait for activities (429). */
export const ActivitiesTooMany = meta.story(failed('tooMany', 'activities'));

/** The provider fails at activities (500). */
export const ActivitiesBroken = meta.story(failed('broken', 'activities'));

/** Without a network there is no answer to activities. */
export const ActivitiesOffline = meta.story(failed('offline', 'activities'));

/** The answer to activities cannot be read. */
export const ActivitiesUnreadable = meta.story(failed('unreadable', 'activities'));

/** The answer to activities takes long. */
export const ActivitiesSlow = meta.story(failed('slow', 'activities'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
