// Made by `npm run failures` from the contract and from what app/routes/TravelPlanRoute.tsx reads.
import preview from '#.storybook/preview';
import TravelPlanRoute from '#app/routes/TravelPlanRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/TravelPlan' });

const { failed, triedAgain } = failureStories('TravelPlan', TravelPlanRoute);

/** The provider refuses travelPlans (403, 404, 409). */
export const TravelPlansRefused = meta.story(failed('refused', 'travelPlans'));

/** The provider asks to wait for travelPlans (429). */
export const TravelPlansTooMany = meta.story(failed('tooMany', 'travelPlans'));

/** The provider fails at travelPlans (500). */
export const TravelPlansBroken = meta.story(failed('broken', 'travelPlans'));

/** Without a network there is no answer to travelPlans. */
export const TravelPlansOffline = meta.story(failed('offline', 'travelPlans'));

/** The answer to travelPlans cannot be read. */
export const TravelPlansUnreadable = meta.story(failed('unreadable', 'travelPlans'));

/** The answer to travelPlans takes long. */
export const TravelPlansSlow = meta.story(failed('slow', 'travelPlans'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
