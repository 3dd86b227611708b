import { Refusal } from '../refusal.ts';

/** Loaded when a password is first chosen: the list has about 30,000 entries and would delay the start. */
let list: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));
}

/**
 * Refuses a password that attackers try first (decision 98).
 * @throws {Refusal} if a maintained list contains the password, ignoring case
 */
export async function refuseCommonPassword(password: string): Promise<void> {
  list ??= readList();
  if ((await list).has(password.normalize('NFKC').toLowerCase())) {
    throw new Refusal('password-common');
  }
}
