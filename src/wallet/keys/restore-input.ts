import { isPhraseLength, phraseWords } from './phrase-words.ts';

/** What the restore text area holds: a backup file's text, or the words of a phrase with one space between. */
export type RestoreInput = { kind: 'backup'; text: string } | { kind: 'mnemonic'; phrase: string };

/** A longer text was not written here as a backup and is not read as one: ours have about 1,500 characters. */
export const maxBackupLength = 16_384;

export type RestoreInputProblem = 'key-management.no-data' | 'key-management.invalid-format';

/** What a text is as JSON; undefined where it is none. */
function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Tells by its shape what was pasted to restore from, or the first rule that it breaks (local §5, decision 73). Any
 * valid JSON passes as a backup and any 12 or 24 words as a phrase, also in quotation marks; whether they are one, only
 * reading them tells.
 */
export function checkRestoreInput(
  typed: string,
): { accepted: RestoreInput } | { problem: RestoreInputProblem } {
  const text = typed.trim();
  if (text === '') return { problem: 'key-management.no-data' };
  const json = readJson(text);
  const quoted = json === undefined ? text : json.value;
  const words =
    typeof quoted === 'string' && quoted.length <= maxBackupLength ? phraseWords(quoted) : [];
  if (isPhraseLength(words.length)) {
    return { accepted: { kind: 'mnemonic', phrase: words.join(' ') } };
  }
  return json === undefined
    ? { problem: 'key-management.invalid-format' }
    : { accepted: { kind: 'backup', text } };
}
