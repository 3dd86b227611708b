import type { IdentityMessages } from '#i18n/en/identity.ts';

export const identity: IdentityMessages = {};
