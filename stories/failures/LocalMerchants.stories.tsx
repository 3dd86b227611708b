// Made by `npm run failures` from the contract and from what app/routes/LocalMerchantsRoute.tsx reads.
import preview from '#.storybook/preview';
import LocalMerchantsRoute from '#app/routes/LocalMerchantsRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LocalMerchants' });

const { failed, triedAgain } = failureStories('LocalMerchants', LocalMerchantsRoute);

/** The provider refuses merchants (403, 404, 409). */
export const MerchantsRefused = meta.story(failed('refused', 'merchants'));

/** The provider asks to wait for merchants (429). */
export const MerchantsTooMany = meta.story(failed('tooMany', 'merchants'));

/** The provider fails at merchants (500). */
export const MerchantsBroken = meta.story(failed('broken', 'merchants'));

/** Without a network there is no answer to merchants. */
export const MerchantsOffline = meta.story(failed('offline', 'merchants'));

/** The answer to merchants cannot be read. */
export const MerchantsUnreadable = meta.story(failed('unreadable', 'merchants'));

/** The answer to merchants takes long. */
export const MerchantsSlow = meta.story(failed('slow', 'merchants'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
