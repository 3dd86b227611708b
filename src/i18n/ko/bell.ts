import type { BellMessages } from '#i18n/en/bell.ts';

export const bell: BellMessages = {};
