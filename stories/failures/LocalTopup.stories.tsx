// Made by `npm run failures` from the contract and from what app/routes/LocalTopupRoute.tsx reads.
import preview from '#.storybook/preview';
import LocalTopupRoute from '#app/routes/LocalTopupRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LocalTopup' });

const { failed, triedAgain } = failureStories('LocalTopup', LocalTopupRoute);

/** The provider refuses assets (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets'));

/** The provider refuses exchangeRates or busanCoinRates (403, 404, 409). */
export const ExchangeRatesRefused = meta.story(
  failed('refused', 'exchangeRates', 'busanCoinRates'),
);

/** The provider asks to wait for assets (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets'));

/** The provider asks to wait for exchangeRates or busanCoinRates (429). */
export const ExchangeRatesTooMany = meta.story(
  failed('tooMany', 'exchangeRates', 'busanCoinRates'),
);

/** The provider fails at assets (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets'));

/** The provider fails at exchangeRates or busanCoinRates (500). */
export const ExchangeRatesBroken = meta.story(failed('broken', 'exchangeRates', 'busanCoinRates'));

/** Without a network there is no answer to assets. */
export const AssetsOffline = meta.story(failed('offline', 'assets'));

/** Without a network there is no answer to exchangeRates or busanCoinRates. */
export const ExchangeRatesOffline = meta.story(
  failed('offline', 'exchangeRates', 'busanCoinRates'),
);

/** The answer to assets cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets'));

/** The answer to exchangeRates or busanCoinRates cannot be read. */
export const ExchangeRatesUnreadable = meta.story(
  failed('unreadable', 'exchangeRates', 'busanCoinRates'),
);

/** The answer to assets or exchangeRates or busanCoinRates takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets', 'exchangeRates', 'busanCoinRates'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
