// Made by `npm run failures` from the contract and from what app/routes/TravelerRoute.tsx reads.
import preview from '#.storybook/preview';
import TravelerRoute from '#app/routes/TravelerRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Traveler' });

const { failed, triedAgain } = failureStories('Traveler', TravelerRoute);

/** The provider refuses taxRefunds (403, 404, 409). */
export const TaxRefundsRefused = meta.story(failed('refused', 'taxRefunds'));

/** The provider asks to wait for taxRefunds (429). */
export const TaxRefundsTooMany = meta.story(failed('tooMany', 'taxRefunds'));

/** The provider fails at taxRefunds (500). */
export const TaxRefundsBroken = meta.story(failed('broken', 'taxRefunds'));

/** Without a network there is no answer to taxRefunds. */
export const TaxRefundsOffline = meta.story(failed('offline', 'taxRefunds'));

/** The answer to taxRefunds cannot be read. */
export const TaxRefundsUnreadable = meta.story(failed('unreadable', 'taxRefunds'));

/** The answer to taxRefunds takes long. */
export const TaxRefundsSlow = meta.story(failed('slow', 'taxRefunds'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
