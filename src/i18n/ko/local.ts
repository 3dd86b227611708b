import type { LocalMessages } from '#i18n/en/local.ts';

export const local: LocalMessages = {};
