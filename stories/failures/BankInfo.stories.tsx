// Made by `npm run failures` from the contract and from what app/routes/BankInfoRoute.tsx reads.
import preview from '#.storybook/preview';
import BankInfoRoute from '#app/routes/BankInfoRoute.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/BankInfo' });

const { failed, triedAgain } = failureStories('BankInfo', BankInfoRoute);

/** The provider refuses bankAccounts (403, 404, 409). */
export const BankAccountsRefused = meta.story(failed('refused', 'bankAccounts'));

/** The provider asks to wait for bankAccounts (429). */
export const BankAccountsTooMany = meta.story(failed('tooMany', 'bankAccounts'));

/** The provider fails at bankAccounts (500). */
export const BankAccountsBroken = meta.story(failed('broken', 'bankAccounts'));

/** Without a network there is no answer to bankAccounts. */
export const BankAccountsOffline = meta.story(failed('offline', 'bankAccounts'));

/** The answer to bankAccounts cannot be read. */
export const BankAccountsUnreadable = meta.story(failed('unreadable', 'bankAccounts'));

/** The answer to bankAccounts takes long. */
export const BankAccountsSlow = meta.story(failed('slow', 'bankAccounts'));

/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
