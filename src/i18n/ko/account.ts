import type { AccountMessages } from '#i18n/en/account.ts';

export const account: AccountMessages = {};
