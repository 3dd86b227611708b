import type { Language } from '#i18n/language.ts';

/** Formats a file size, given in bytes: `612 bytes` (`612바이트`), `248 KB`, `1.8 MB`. */
export function formatFileSize(bytes: number, language: Language): string {
  if (bytes < 1_000) {
    if (language === 'ko') return `${bytes}바이트`;
    return bytes === 1 ? '1 byte' : `${bytes} bytes`;
  }
  const kilobytes = Math.round(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${Math.round(bytes / 100_000) / 10} MB`;
}
