import { readTypedText } from '#wallet/typed-text.ts';

import { merchantCodeForm } from './merchant-recipient.ts';

/**
 * The merchant's code in a typed or pasted text, such as `busan-0001`, or `가맹점 busan-0001` as the wallet shows it;
 * undefined for a text without that format. The directory decides whether the merchant exists.
 */
export function typedMerchantCode(typed: string): string | undefined {
  const code = readTypedText(typed)
    .toLowerCase()
    .replace(/^(?:merchant:|가맹점) */, '');
  return /^[a-z].*-\d/.test(code) && merchantCodeForm.test(code) ? code : undefined;
}
