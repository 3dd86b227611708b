import { hasSecretText } from '#wallet/secret-text.ts';

/**
 * The fields of requests that a program has made, or that are passwords: they may look like a secret (decision 151).
 * Every other text is checked, so that no new field is forgotten.
 */
export const generatedFields: ReadonlySet<string> = new Set([
  'assertion',
  'challenge',
  'content',
  'currentPassword',
  'documentHash',
  'imageData',
  'newPassword',
  'passkey',
  'password',
  'receiptHash',
  'signature',
]);

/** Whether a text of a request that a person can have typed looks like a recovery phrase or a private key. */
export const isTextSecret = (sent: object): boolean => hasSecretText(sent, generatedFields);
