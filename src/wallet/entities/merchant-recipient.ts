/** The form of a merchant's code in the directory. */
export const merchantCodeForm = /^[a-z0-9-]{1,25}$/;

const prefix = 'merchant:';

/** The recipient of a payment to a merchant (decision 209). */
export function merchantRecipient(code: string): string {
  return `${prefix}${code}`;
}

/** The merchant's code in a recipient; undefined if the recipient is not a merchant. */
export function merchantCodeIn(recipient: string): string | undefined {
  const code = recipient.startsWith(prefix) ? recipient.slice(prefix.length) : '';
  return merchantCodeForm.test(code) ? code : undefined;
}
