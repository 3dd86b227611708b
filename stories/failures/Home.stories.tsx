// Made by `npm run failures` from the contract and from what app/routes/HomeRoute.tsx reads.
import preview from '#.storybook/preview';
import HomeRoute from '#app/routes/HomeRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Home' });

const { failed, triedAgain } = failureStories('Home', HomeRoute);

/** The provider refuses assets (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets'));

/** The provider refuses exchangeRates (403, 404, 409). */
export const ExchangeRatesRefused = meta.story(failed('refused', 'exchangeRates'));

/** The provider refuses credentials (403, 404, 409). */
export const CredentialsRefused = meta.story(failed('refused', 'credentials'));

/** The provider refuses workApprovals (403, 404, 409). */
export const WorkApprovalsRefused = meta.story(failed('refused', 'workApprovals'));

/** The provider refuses transactions (403, 404, 409). */
export const TransactionsRefused = meta.story(failed('refused', 'transactions'));

/** The provider asks to wait for assets (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets'));

/** The provider asks to wait for exchangeRates (429). */
export const ExchangeRatesTooMany = meta.story(failed('tooMany', 'exchangeRates'));

/** The provider asks to wait for credentials (429). */
export const CredentialsTooMany = meta.story(failed('tooMany', 'credentials'));

/** The provider asks to wait for workApprovals (429). */
export const WorkApprovalsTooMany = meta.story(failed('tooMany', 'workApprovals'));

/** The provider asks to wait for transactions (429). */
export const TransactionsTooMany = meta.story(failed('tooMany', 'transactions'));

/** The provider fails at assets (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets'));

/** The provider fails at exchangeRates (500). */
export const ExchangeRatesBroken = meta.story(failed('broken', 'exchangeRates'));

/** The provider fails at credentials (500). */
export const CredentialsBroken = meta.story(failed('broken', 'credentials'));

/** The provider fails at workApprovals (500). */
export const WorkApprovalsBroken = meta.story(failed('broken', 'workApprovals'));

/** The provider fails at transactions (500). */
export const TransactionsBroken = meta.story(failed('broken', 'transactions'));

/** Without a network there is no answer to assets. */
export const AssetsOffline = meta.story(failed('offline', 'assets'));

/** Without a network there is no answer to exchangeRates. */
export const ExchangeRatesOffline = meta.story(failed('offline', 'exchangeRates'));

/** Without a network there is no answer to credentials. */
export const CredentialsOffline = meta.story(failed('offline', 'credentials'));

/** Without a network there is no answer to workApprovals. */
export const WorkApprovalsOffline = meta.story(failed('offline', 'workApprovals'));

/** Without a network there is no answer to transactions. */
export const TransactionsOffline = meta.story(failed('offline', 'transactions'));

/** The answer to assets cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets'));

/** The answer to exchangeRates cannot be read. */
export const ExchangeRatesUnreadable = meta.story(failed('unreadable', 'exchangeRates'));

/** The answer to credentials cannot be read. */
export const CredentialsUnreadable = meta.story(failed('unreadable', 'credentials'));

/** The answer to workApprovals cannot be read. */
export const WorkApprovalsUnreadable = meta.story(failed('unreadable', 'workApprovals'));

/** The answer to transactions cannot be read. */
export const TransactionsUnreadable = meta.story(failed('unreadable', 'transactions'));

/** The answer to assets or exchangeRates takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets', 'exchangeRates'));

/** The answer to credentials takes long. */
export const CredentialsSlow = meta.story(failed('slow', 'credentials'));

/** The answer to workApprovals takes long. */
export const WorkApprovalsSlow = meta.story(failed('slow', 'workApprovals'));

/** The answer to transactions takes long. */
export const TransactionsSlow = meta.story(failed('slow', 'transactions'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
