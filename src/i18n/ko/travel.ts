import type { TravelMessages } from '#i18n/en/travel.ts';

export const travel: TravelMessages = {};
