import { english } from './english.ts';
import { korean } from './korean.ts';

/** The labels of the toaster, which shows notices in both languages. */
export const toasterLabels = {
  label: 'Notices ({hotkey})',
  closeLabels: { en: english.close, ko: korean.close },
  receiptLabels: { en: 'View receipt', ko: '영수증 보기' },
} as const;
