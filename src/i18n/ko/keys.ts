import type { KeysMessages } from '#i18n/en/keys.ts';

export const keys: KeysMessages = {};
