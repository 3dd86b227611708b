import { Refusal } from '../refusal.ts';

/** Fetched when a password is first chosen: the list has about 30,000 entries, and a start must not wait for it. */
let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/**
 * Refuses a password that attackers try first (decision 98).
 * @throws {Refusal} for one of a maintained list, in upper or lower case
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  list ??= readList();
  if ((await list).has(password.normalize('NFKC').toLowerCase())) {
    throw new Refusal('password-common');
  }
}
