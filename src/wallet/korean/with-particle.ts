import { lastSound } from './last-sound.ts';

/** Particles by their form after a consonant: the form after a vowel, and both for a word without a known reading. */
const particles = {
  을: ['를', '을(를)'],
  이: ['가', '이(가)'],
  은: ['는', '은(는)'],
  과: ['와', '과(와)'],
  으로: ['로', '(으)로'],
  아: ['야', '아(야)'],
  이나: ['나', '(이)나'],
  이라: ['라', '(이)라'],
  이에요: ['예요', '이에요(예요)'],
} as const;

/** A particle, or the verb 이다, in its form after a consonant. */
export type Particle = keyof typeof particles;

/** A word with its particle: `withParticle('XP', '을')` is `XP를`. After ㄹ, 으로 is 로. */
export function withParticle(word: string, particle: Particle): string {
  const [afterVowel, unknown] = particles[particle];
  const sound = lastSound(word);
  if (sound === undefined) return `${word}${unknown}`;
  const isOpen = sound === 'vowel' || (sound === 'rieul' && particle === '으로');
  return `${word}${isOpen ? afterVowel : particle}`;
}
