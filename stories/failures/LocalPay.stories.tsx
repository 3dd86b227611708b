// Made by `npm run failures` from the contract and from what app/routes/LocalPayRoute.tsx reads.
import preview from '#.storybook/preview';
import LocalPayRoute from '#app/routes/LocalPayRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LocalPay' });

const { failed, triedAgain } = failureStories('LocalPay', LocalPayRoute);

/** The provider refuses assets or busanCoinRates (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets', 'busanCoinRates'));

/** The provider refuses localPayFigures (403, 404, 409). */
export const LocalPayFiguresRefused = meta.story(failed('refused', 'localPayFigures'));

/** The provider asks to wait for assets or busanCoinRates (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets', 'busanCoinRates'));

/** The provider asks to wait for localPayFigures (429). */
export const LocalPayFiguresTooMany = meta.story(failed('tooMany', 'localPayFigures'));

/** The provider fails at assets or busanCoinRates (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets', 'busanCoinRates'));

/** The provider fails at localPayFigures (500). */
export const LocalPayFiguresBroken = meta.story(failed('broken', 'localPayFigures'));

/** Without a network there is no answer to assets or busanCoinRates. */
export const AssetsOffline = meta.story(failed('offline', 'assets', 'busanCoinRates'));

/** Without a network there is no answer to localPayFigures. */
export const LocalPayFiguresOffline = meta.story(failed('offline', 'localPayFigures'));

/** The answer to assets or busanCoinRates cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets', 'busanCoinRates'));

/** The answer to localPayFigures cannot be read. */
export const LocalPayFiguresUnreadable = meta.story(failed('unreadable', 'localPayFigures'));

/** The answer to assets or busanCoinRates takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets', 'busanCoinRates'));

/** The answer to localPayFigures takes long. */
export const LocalPayFiguresSlow = meta.story(failed('slow', 'localPayFigures'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
