import { receivingAddressOf } from './receiving-address.ts';
import type { User } from './user.ts';

/**
 * The identifier for paying a user: a phone number or an e-mail address that they have proven (decision 207), or else
 * the DID, which every account has.
 */
export function payRecipientOf({
  phone,
  phoneProven,
  email,
  emailProven,
  didAddress,
}: Pick<User, 'phone' | 'phoneProven' | 'email' | 'emailProven' | 'didAddress'>): string {
  if (phoneProven) return phone.trim();
  return emailProven ? email : (receivingAddressOf({ didAddress })?.did ?? email);
}
