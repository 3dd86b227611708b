// Made by `npm run failures` from the contract and from what app/routes/DepositRoute.tsx reads.
import preview from '#.storybook/preview';
import DepositRoute from '#app/routes/DepositRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Deposit' });

const { failed, triedAgain } = failureStories('Deposit', DepositRoute);

/** The provider refuses exchangeRates (403, 404, 409). */
export const ExchangeRatesRefused = meta.story(failed('refused', 'exchangeRates'));

/** The provider asks to wait for exchangeRates (429). */
export const ExchangeRatesTooMany = meta.story(failed('tooMany', 'exchangeRates'));

/** The provider fails at exchangeRates (500). */
export const ExchangeRatesBroken = meta.story(failed('broken', 'exchangeRates'));

/** Without a network there is no answer to exchangeRates. */
export const ExchangeRatesOffline = meta.story(failed('offline', 'exchangeRates'));

/** The answer to exchangeRates cannot be read. */
export const ExchangeRatesUnreadable = meta.story(failed('unreadable', 'exchangeRates'));

/** The answer to exchangeRates takes long. */
export const ExchangeRatesSlow = meta.story(failed('slow', 'exchangeRates'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
