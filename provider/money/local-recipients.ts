import { fullNameOf } from '../accounts/users.ts';
import { eq, inArray, or, type SQL, sql } from '../database/drizzle.ts';
import { users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import { phoneDigits, sameRecipient } from './contacts.ts';

/** Somebody here who was found by a phone number, an e-mail address, a DID or a name. */
export interface LocalRecipient {
  userId: number;
  name: string;
  /** Every text that they can be found by, as contacts keep them. */
  recipients: string[];
}

/**
 * Finds the account of a recipient of local currency (decision 92); nothing when no account here has it.
 * @throws {HttpError} 422 when more than one account has it, or for an address or e-mail that no account has: the local
 *   network pays phone numbers and account names only
 */
export async function findLocalRecipient(
  tx: Tx,
  typed: string,
): Promise<LocalRecipient | undefined> {
  const recipient = sameRecipient(typed);
  const found = await tx
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      phone: users.phone,
      email: users.email,
      didAddress: users.didAddress,
    })
    .from(users)
    .where(matching(recipient))
    .limit(2);
  const [user, second] = found;
  if (second !== undefined) {
    throw new HttpError(
      422,
      '같은 번호나 이름의 계정이 여러 개 있습니다. 받는 분의 이메일 주소를 입력해 주세요.',
    );
  }
  if (user !== undefined) {
    return {
      userId: user.id,
      name: fullNameOf(user),
      recipients: [recipient, user.phone, user.email, user.didAddress, fullNameOf(user)]
        .filter((text) => text !== '')
        .map(sameRecipient),
    };
  }
  if (recipient.startsWith('0x') || recipient.includes('@')) {
    throw new HttpError(
      422,
      '이 주소의 계정을 찾을 수 없습니다. 받는 분의 전화번호나 계정 이름을 확인해 주세요.',
    );
  }
  return undefined;
}

function matching(recipient: string): SQL | undefined {
  const digits = phoneDigits(recipient);
  if (digits !== undefined) {
    // A profile may have the number with its country code.
    return inArray(sql`regexp_replace(${users.phone}, '\\D', '', 'g')`, [
      digits,
      digits.replace(/^0/, '82'),
    ]);
  }
  if (recipient.startsWith('0x')) {
    return eq(sql`lower(right(${users.didAddress}, 40))`, recipient.slice('0x'.length));
  }
  if (recipient.includes('@')) return eq(sql`lower(${users.email})`, sql`lower(${recipient})`);
  // Western and Korean order.
  return or(
    eq(sql`lower(${users.firstName} || ' ' || ${users.lastName})`, recipient),
    eq(sql`lower(${users.lastName} || ${users.firstName})`, recipient),
  );
}
