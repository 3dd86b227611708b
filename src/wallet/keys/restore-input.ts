/** What the restore text area holds: a backup file's text, or the words of a phrase with one space between. */
export type RestoreInput = { kind: 'backup'; text: string } | { kind: 'mnemonic'; phrase: string };

/** A longer text was not written here as a backup and is not read as one: ours have about 1,500 characters. */
export const maxBackupLength = 16_384;

export type RestoreInputProblem = 'key-management.no-data' | 'key-management.invalid-format';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Tells by its shape what was pasted to restore from, or the first rule that it breaks (local §5, decision 73). Any
 * valid JSON passes as a backup and any 12 or 24 words as a phrase; whether they are one, only reading them tells.
 */
export function checkRestoreInput(
  typed: string,
): { accepted: RestoreInput } | { problem: RestoreInputProblem } {
  const text = typed.trim();
  if (text === '') return { problem: 'key-management.no-data' };
  if (isJson(text)) return { accepted: { kind: 'backup', text } };
  const words = text.split(/\s+/);
  return words.length === 12 || words.length === 24
    ? { accepted: { kind: 'mnemonic', phrase: words.join(' ') } }
    : { problem: 'key-management.invalid-format' };
}
