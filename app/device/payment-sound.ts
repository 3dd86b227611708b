/** The tones of a payment: frequency in hertz, start and end in seconds. */
const tones = [
  { frequency: 880, start: 0, end: 0.14 },
  { frequency: 1318.5, start: 0.14, end: 0.4 },
] as const;

/** The sound of an arrived payment. */
export interface PaymentSound {
  /** Allows the sound; call it in a press, because browsers allow no sound before one. */
  allow: () => void;
  /** Plays the sound once, if it is allowed. */
  play: () => void;
  close: () => void;
}

/** Creates the sound on a browser's audio. `createContext` is called at the first allowed sound. */
export function createPaymentSound(
  createContext: () => AudioContext,
  log: (problem: string, detail: unknown) => void,
): PaymentSound {
  let context: AudioContext | undefined;
  const failed = (error: unknown) => log('The sound of a payment cannot be played', error);

  return {
    allow() {
      try {
        context ??= createContext();
        if (context.state === 'suspended') context.resume().catch(failed);
      } catch (error) {
        failed(error);
      }
    },
    play() {
      if (context === undefined || context.state !== 'running') return;
      const now = context.currentTime;
      for (const { frequency, start, end } of tones) {
        const oscillator = context.createOscillator();
        const volume = context.createGain();
        oscillator.frequency.value = frequency;
        // A fade avoids a click at the end of the tone.
        volume.gain.setValueAtTime(0.3, now + start);
        volume.gain.exponentialRampToValueAtTime(0.001, now + end);
        oscillator.connect(volume).connect(context.destination);
        oscillator.start(now + start);
        oscillator.stop(now + end);
      }
    },
    close() {
      context?.close().catch(failed);
      context = undefined;
    },
  };
}
