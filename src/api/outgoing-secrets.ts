import { hasSecretText } from '#wallet/secret-text.ts';

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

/** True if a text of a request that the user may have typed looks like a recovery phrase or a private key. */
export const isTextSecret = (sent: object): boolean => hasSecretText(sent, generatedFields);
