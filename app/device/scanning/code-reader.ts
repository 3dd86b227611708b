import type { Picture } from './read-qr-code.ts';

/** Reads QR codes in pictures, one at a time. */
export interface CodeReader {
  /** The text of the code in the picture; undefined without one. Rejects when the reader itself fails. */
  read: (picture: CanvasRenderingContext2D) => Promise<string | undefined>;
}

/** The part of the browser's `BarcodeDetector` that the wallet uses; the DOM types lack it. */
export interface CodeDetector {
  detect: (picture: HTMLCanvasElement) => Promise<readonly { rawValue: string }[]>;
}
/** The browser's detector class with its supported formats. */
export interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

declare global {
  interface Window {
    BarcodeDetector?: CodeDetectorClass;
  }
}

const format = 'qr_code';

/** Opens the browser's reader if it supports QR codes; otherwise lazy-loads the wallet's own. */
export async function openCodeReader(signal: AbortSignal): Promise<CodeReader> {
  const detector = await nativeDetector();
  return detector ? nativeReader(detector, signal) : workerReader(signal);
}

async function nativeDetector(): Promise<CodeDetector | undefined> {
  const Detector = window.BarcodeDetector;
  if (typeof Detector !== 'function') return undefined;
  try {
    const formats = await Detector.getSupportedFormats();
    return formats.includes(format) ? new Detector({ formats: [format] }) : undefined;
  } catch {
    return undefined;
  }
}

function nativeReader(detector: CodeDetector, signal: AbortSignal): CodeReader {
  // The system service behind the detector can be missing although its formats are listed, and can crash.
  let fallback: CodeReader | undefined;
  return {
    async read(picture) {
      if (fallback === undefined) {
        try {
          const [code] = await detector.detect(picture.canvas);
          return code?.rawValue || undefined;
        } catch {
          fallback = workerReader(signal);
        }
      }
      return fallback.read(picture);
    },
  };
}

function workerReader(signal: AbortSignal): CodeReader {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./qr-code.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined);
        worker.onerror = () => reject(new Error('The reader of QR codes could not be loaded'));
        const { width, height } = picture.canvas;
        const { data } = picture.getImageData(0, 0, width, height);
        worker.postMessage({ width, height, data } satisfies Picture, [data.buffer]);
      }),
  };
}
