import type { SecurityMessages } from '#i18n/en/security.ts';

export const security: SecurityMessages = {};
