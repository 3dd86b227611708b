import type { FormsMessages } from '#i18n/en/forms.ts';

export const forms: FormsMessages = {};
