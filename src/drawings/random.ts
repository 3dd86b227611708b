/** FNV-1a of the UTF-16 code units of a text, as an unsigned 32-bit number. */
export function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619) >>> 0;
  }
  return value;
}

/** A generator of numbers from 0 to below 1 that is the same for the same seed, on every device. Not for secrets. */
export function createRandom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
