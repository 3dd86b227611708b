/** A new password, and texts about its owner that an attacker may know. */
export interface PasswordToJudge {
  password: string;
  known: readonly string[];
}

/** The code of the refusal of a weak password. */
export type PasswordWeakness = 'password-common' | 'password-guessable';

/**
 * The characters of a password or a known text that are judged. The time grows faster than the length: 100 characters
 * take up to 0.3 s, about as long as one hash, and 200 take up to 0.6 s.
 */
const judgedLength = 100;

/**
 * The least accepted score, from 0 to 4. The library calls 0 and 1 guessable by someone who may try often: fewer than
 * a million guesses find these passwords.
 */
const leastScore = 2;

/** Loaded when a password is first chosen: the lists have about 57,000 entries and would delay the start. */
let judge: ReturnType<typeof loadJudge> | undefined;

async function loadJudge() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return {
    common: new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
    estimator: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  };
}

/**
 * The reason to refuse a new password (decision 98): a maintained list contains it, ignoring case, or few guesses find
 * it; undefined for an acceptable one. It can take longer than a request may block the main thread.
 */
export async function findWeakness({
  password,
  known,
}: PasswordToJudge): Promise<PasswordWeakness | undefined> {
  judge ??= loadJudge();
  const { common, estimator } = await judge;
  const judged = prepare(password);
  if (common.has(judged.toLowerCase())) return 'password-common';
  const words = known.map(prepare).filter((word) => word.trim() !== '');
  return estimator.check(judged, words).score < leastScore ? 'password-guessable' : undefined;
}

/** Keyboards compose the same letter in different ways; normalising makes their texts equal. */
function prepare(text: string): string {
  return text.normalize('NFKC').slice(0, judgedLength);
}
