// Made by `npm run failures` from the contract and from what app/routes/LocalWithdrawRoute.tsx reads.
import preview from '#.storybook/preview';
import LocalWithdrawRoute from '#app/routes/LocalWithdrawRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/LocalWithdraw' });

const { failed, triedAgain } = failureStories('LocalWithdraw', LocalWithdrawRoute);

/** The provider refuses assets (403, 404, 409). */
export const AssetsRefused = meta.story(failed('refused', 'assets'));

/** The provider refuses bankAccounts (403, 404, 409). */
export const BankAccountsRefused = meta.story(failed('refused', 'bankAccounts'));

/** The provider asks to wait for assets (429). */
export const AssetsTooMany = meta.story(failed('tooMany', 'assets'));

/** The provider asks to wait for bankAccounts (429). */
export const BankAccountsTooMany = meta.story(failed('tooMany', 'bankAccounts'));

/** The provider fails at assets (500). */
export const AssetsBroken = meta.story(failed('broken', 'assets'));

/** The provider fails at bankAccounts (500). */
export const BankAccountsBroken = meta.story(failed('broken', 'bankAccounts'));

/** Without a network there is no answer to assets. */
export const AssetsOffline = meta.story(failed('offline', 'assets'));

/** Without a network there is no answer to bankAccounts. */
export const BankAccountsOffline = meta.story(failed('offline', 'bankAccounts'));

/** The answer to assets cannot be read. */
export const AssetsUnreadable = meta.story(failed('unreadable', 'assets'));

/** The answer to bankAccounts cannot be read. */
export const BankAccountsUnreadable = meta.story(failed('unreadable', 'bankAccounts'));

/** The answer to assets or bankAccounts takes long. */
export const AssetsSlow = meta.story(failed('slow', 'assets', 'bankAccounts'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
