import type { AssetsMessages } from '#i18n/en/assets.ts';

export const assets: AssetsMessages = {};
