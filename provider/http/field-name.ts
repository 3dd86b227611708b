/** Labels of fields whose name does not simply split into words. */
const fieldNames: Readonly<Record<string, string>> = {
  toAddress: 'recipient address',
  didAddress: 'DID address',
  userId: 'user id',
  imageData: 'image',
  isRevoked: 'isRevoked flag',
  isAutomatic: 'isAutomatic flag',
};

/** The user-facing name of a field: its label above, or its key split into words. Without a key, `body`. */
export function nameOf(key: PropertyKey | undefined): string {
  const field = String(key ?? 'body');
  return fieldNames[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
