import { hasSecretText } from '#wallet/secret-text.ts';

import { apiErrorOf } from './client.ts';

/**
 * Request fields that a program generates, or that are passwords: they may look like a secret (decision 151). All
 * other texts are checked, so that a new field is checked by default.
 */
export const generatedFields: ReadonlySet<string> = new Set([
  'assertion',
  'challenge',
  'content',
  'currentPassword',
  'documentHash',
  'imageData',
  'keptPasskey',
  'newPassword',
  'passkey',
  'password',
  'receiptHash',
  'signature',
  'subscription',
]);

/**
 * Refuses a request with a text of the user that looks like a recovery phrase or a private key, which must not leave
 * the device (decision 151).
 * @throws {ApiError} with the code `secret-text`
 */
export async function refuseSecrets(sent: object): Promise<void> {
  if (!hasSecretText(sent, generatedFields)) return;
  throw await apiErrorOf(
    422,
    JSON.stringify({ error: 'Looks like a secret', code: 'secret-text' }),
  );
}
