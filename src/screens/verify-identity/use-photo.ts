import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useOneAtATime } from '#components/use-one-at-a-time.ts';

import { checkImage, type ImageProblem } from '#wallet/forms/verify-identity.ts';
import { ImageRefused } from '#wallet/image-refused.ts';

export interface PhotoSteps {
  /** Reads a photo, scaled down, as a data URL; rejects when it is no image that the device can read. */
  onReadImage: (file: File) => Promise<string>;
  onStart: () => void;
  /** Called with the photo, as a data URL. */
  onRead: (imageData: string) => void;
  log: (problem: string, detail: unknown) => void;
}

export interface Photo {
  reading: boolean;
  problem: ImageProblem | undefined;
  /** The field that takes the file. */
  field: RefObject<HTMLInputElement | null>;
  choose: (file: File) => void;
  /** Forgets the problem, and the photo that is being read. */
  reset: () => void;
}

/** Reads the photo of a document, and brings the focus back to its field when it is refused. */
export function usePhoto({ onReadImage, onStart, onRead, log }: PhotoSteps): Photo {
  const [problem, setProblem] = useState<ImageProblem>();
  const { busy: reading, run, cancel } = useOneAtATime();
  const field = useRef<HTMLInputElement>(null);

  async function read(file: File, signal: AbortSignal) {
    const refuse = (found: ImageProblem) => {
      // At once: the field is locked while it is being read, and takes the focus only when it has been drawn again.
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
      if (!signal.aborted) refuse(error instanceof ImageRefused ? error.problem : 'unreadable');
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
