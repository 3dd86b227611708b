// Made by `npm run failures` from the contract and from what app/routes/ReceiptRoute.tsx reads.
import preview from '#.storybook/preview';
import ReceiptRoute from '#app/routes/ReceiptRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Receipt' });

const { failed, triedAgain } = failureStories('Receipt', ReceiptRoute);

/** The provider refuses receipt (403, 409). */
export const ReceiptRefused = meta.story(failed('refused', 'receipt'));

/** The provider asks to wait for receipt (429). */
export const ReceiptTooMany = meta.story(failed('tooMany', 'receipt'));

/** The provider fails at receipt (500). */
export const ReceiptBroken = meta.story(failed('broken', 'receipt'));

/** Without a network there is no answer to receipt. */
export const ReceiptOffline = meta.story(failed('offline', 'receipt'));

/** The answer to receipt cannot be read. */
export const ReceiptUnreadable = meta.story(failed('unreadable', 'receipt'));

/** The answer to receipt takes long. */
export const ReceiptSlow = meta.story(failed('slow', 'receipt'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
