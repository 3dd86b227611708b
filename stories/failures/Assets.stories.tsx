// Made by `npm run failures` from the contract and from what app/routes/AssetsRoute.tsx reads.
import preview from '#.storybook/preview';
import AssetsRoute from '#app/routes/AssetsRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Assets' });

const { failed, triedAgain } = failureStories('Assets', AssetsRoute);

/** The provider refuses assets (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets'));

/** The provider refuses exchangeRates (403, 404, 409). */
export const ExchangeRatesRefused = meta.story(failed('refused', 'exchangeRates'));

/** The provider refuses transactions (403, 404, 409). */
export const TransactionsRefused = meta.story(failed('refused', 'transactions'));

/** The provider asks to wait for assets (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets'));

/** The provider asks to wait for exchangeRates (429). */
export const ExchangeRatesTooMany = meta.story(failed('tooMany', 'exchangeRates'));

/** The provider asks to wait for transactions (429). */
export const TransactionsTooMany = meta.story(failed('tooMany', 'transactions'));

/** The provider fails at assets (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets'));

/** The provider fails at exchangeRates (500). */
export const ExchangeRatesBroken = meta.story(failed('broken', 'exchangeRates'));

/** The provider fails at transactions (500). */
export const TransactionsBroken = meta.story(failed('broken', 'transactions'));

/** Without a network there is no answer to assets. */
export const AssetsOffline = meta.story(failed('offline', 'assets'));

/** Without a network there is no answer to exchangeRates. */
export const ExchangeRatesOffline = meta.story(failed('offline', 'exchangeRates'));

/** Without a network there is no answer to transactions. */
export const TransactionsOffline = meta.story(failed('offline', 'transactions'));

/** The answer to assets cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets'));

/** The answer to exchangeRates cannot be read. */
export const ExchangeRatesUnreadable = meta.story(failed('unreadable', 'exchangeRates'));

/** The answer to transactions cannot be read. */
export const TransactionsUnreadable = meta.story(failed('unreadable', 'transactions'));

/** The answer to assets or exchangeRates takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets', 'exchangeRates'));

/** The answer to transactions takes long. */
export const TransactionsSlow = meta.story(failed('slow', 'transactions'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
