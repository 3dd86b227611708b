import { isPhraseLength, phraseWords } from './phrase-words.ts';

/** The content of the restore text area: a backup file's text, or the words of a phrase separated by single spaces. */
export type RestoreInput = { kind: 'backup'; text: string } | { kind: 'mnemonic'; phrase: string };

/** Maximum number of characters of a text that is parsed. A backup of the wallet has about 1,500. */
export const maxBackupLength = 16_384;

/** The notices about a text that is neither a backup nor a phrase. */
export type RestoreInputProblem = 'key-management.no-data' | 'key-management.invalid-format';

/** The parsed JSON of a text; undefined if it is not JSON. */
function readJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Classifies a text to restore from by its format, or returns the first rule that it breaks (local §5, decision 73).
 * Any valid JSON counts as a backup and any 12 or 24 words as a phrase, even in quotation marks; only reading them
 * shows whether they are valid.
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
