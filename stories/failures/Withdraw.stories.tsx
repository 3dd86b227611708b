// Made by `npm run failures` from the contract and from what app/routes/WithdrawRoute.tsx reads.
import preview from '#.storybook/preview';
import WithdrawRoute from '#app/routes/WithdrawRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/Withdraw' });

const { failed, triedAgain } = failureStories('Withdraw', WithdrawRoute);

/** The provider refuses ownAssets (403, 404, 409). */
export const OwnAssetsRefused = meta.story(failed('refused', 'ownAssets'));

/** The provider refuses bankAccounts (403, 404, 409). */
export const BankAccountsRefused = meta.story(failed('refused', 'bankAccounts'));

/** The provider asks to wait for ownAssets (429). */
export const OwnAssetsTooMany = meta.story(failed('tooMany', 'ownAssets'));

/** The provider asks to wait for bankAccounts (429). */
export const BankAccountsTooMany = meta.story(failed('tooMany', 'bankAccounts'));

/** The provider fails at ownAssets (500). */
export const OwnAssetsBroken = meta.story(failed('broken', 'ownAssets'));

/** The provider fails at bankAccounts (500). */
export const BankAccountsBroken = meta.story(failed('broken', 'bankAccounts'));

/** Without a network there is no answer to ownAssets. */
export const OwnAssetsOffline = meta.story(failed('offline', 'ownAssets'));

/** Without a network there is no answer to bankAccounts. */
export const BankAccountsOffline = meta.story(failed('offline', 'bankAccounts'));

/** The answer to ownAssets cannot be read. */
export const OwnAssetsUnreadable = meta.story(failed('unreadable', 'ownAssets'));

/** The answer to bankAccounts cannot be read. */
export const BankAccountsUnreadable = meta.story(failed('unreadable', 'bankAccounts'));

/** The answer to ownAssets takes long. */
export const OwnAssetsSlow = meta.story(failed('slow', 'ownAssets'));

/** The answer to bankAccounts takes long. */
export const BankAccountsSlow = meta.story(failed('slow', 'bankAccounts'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
