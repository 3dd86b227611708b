import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { acceptUndoCode } from './email-changes.ts';
import { addressLane } from './lanes.ts';

/**
 * Restores the old sign-in e-mail of an account by the code sent to that address.
 * @throws {Refusal} for a wrong code, or after too many wrong codes
 */
export async function undoEmailChange(
  { database, environment, limits, secretKey, messages }: AccountParts,
  { email, code }: { email: string; code: string },
  address: string,
): Promise<void> {
  const { clock, random } = environment;
  const tools = { key: secretKey, random };
  const undone = await limits.mailedCode({ email, address }, () =>
    database.transaction((tx) => acceptUndoCode(tx, { email, code, at: clock.now() }, tools), {
      lane: addressLane(address),
    }),
  );
  if (!undone) throw new Refusal('code-wrong');
  messages.wake();
}
