import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

import { checkImage, type ImageProblem } from '#wallet/forms/verify-identity.ts';
import { ImageRefused, PhotoRefused } from '#wallet/image-refused.ts';

/** The function that reads a photo, and the callbacks for its progress. */
export interface PhotoSteps {
  /** Reads a photo, scaled down, as a data URL; rejects if the device cannot read it as an image. */
  onReadImage: (file: File) => Promise<string>;
  onStart: () => void;
  /** Called with the photo, as a data URL. */
  onRead: (imageData: string) => void;
  log: (problem: string, detail: unknown) => void;
}

/** The state of the photo's field. */
export interface Photo {
  reading: boolean;
  problem: ImageProblem | undefined;
  /** The file input. */
  field: RefObject<HTMLInputElement | null>;
  choose: (file: File) => void;
  /** Clears the error, and cancels the photo that is being read. */
  reset: () => void;
}

/** Reads the photo of a document. If the photo is refused, its field receives the focus again. */
export function usePhoto({ onReadImage, onStart, onRead, log }: PhotoSteps): Photo {
  const [problem, setProblem] = useState<ImageProblem>();
  const { busy: reading, run, cancel } = useOneAtATime();
  const field = useRef<HTMLInputElement>(null);

  async function read(file: File, signal: AbortSignal) {
    const refuse = (found: ImageProblem) => {
      // Synchronously: the field is disabled while the photo is read, and can receive the focus only after it has been
      // rendered.
      flushSync(() => {
        cancel();
        setProblem(found);
      });
      field.current?.focus();
    };
    setProblem(undefined);
    onStart();
    try {
      const imageData = await onReadImage(file);
      if (signal.aborted) return;
      const refused = checkImage(imageData);
      if (refused !== undefined) {
        refuse(refused);
        return;
      }
      onRead(imageData);
    } catch (error) {
      log('Reading the photo failed', error);
      const isKnown = error instanceof ImageRefused || error instanceof PhotoRefused;
      if (!signal.aborted) refuse(isKnown ? error.problem : 'unreadable');
    }
  }

  return {
    reading,
    problem,
    field,
    choose: (file) => void run((signal) => read(file, signal)),
    reset() {
      cancel();
      setProblem(undefined);
    },
  };
}
