/**
 * The platform's source of secure random bytes, in a fresh array each time: `(bytes) => crypto.getRandomValues(new
 * Uint8Array(bytes))`.
 */
export type RandomBytes = (bytes: number) => Uint8Array;

/**
 * Draws bytes and overwrites the source's own copy, because they may become a key. @throws {RangeError} if the source
 * returns another number of bytes
 */
export function drawBytes(random: RandomBytes, bytes: number): Uint8Array<ArrayBuffer> {
  const drawn = random(bytes);
  if (drawn.length !== bytes)
    throw new RangeError('The random source returned another number of bytes.');
  const copy = new Uint8Array(drawn);
  drawn.fill(0);
  return copy;
}
