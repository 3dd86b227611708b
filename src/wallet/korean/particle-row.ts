/** A word, the form of its particle, and the word as a Korean reads it. */
export type ParticleRow = readonly [word: string, form: string, reading: string];
