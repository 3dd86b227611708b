import { browserBiometrics } from './biometrics.ts';
import type { Device } from './device.ts';
import type { TagReader } from './nfc-tags.ts';
import type { TextStorage } from './page-storage.ts';

/** A page whose browser can read NFC (Web NFC). */
interface NfcPage {
  NDEFReader: new () => TagReader;
}

const hasNfc = (page: object): page is NfcPage => 'NDEFReader' in page;

/** The device that a browser's page runs on. */
export function browserDevice(page: Window & typeof globalThis, storage: TextStorage): Device {
  const { navigator } = page;
  return {
    // Loaded on demand: only screens that scan need it.
    hasCamera: async () => (await import('./has-camera.ts')).hasCamera(navigator),
    hasNfc: () => hasNfc(page),
    async readTags(onText, signal) {
      if (!hasNfc(page)) throw new Error('This browser cannot read NFC');
      const { NDEFReader } = page;
      // Loaded on demand: only a local send needs it.
      const { readTagsWith } = await import('./nfc-tags.ts');
      await readTagsWith(() => new NDEFReader())(onText, signal);
    },
    biometrics: browserBiometrics(page, storage),
    // Without HTTPS there is no clipboard: the promise rejects, and the screen shows that copying failed.
    copy: async (text) => navigator.clipboard.writeText(text),
    share: 'share' in navigator ? (text) => navigator.share({ text }) : undefined,
    saveFile(fileName, content, type) {
      const address = URL.createObjectURL(new Blob([content], { type }));
      const link = page.document.createElement('a');
      link.href = address;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(address);
    },
    // Loaded on demand: only an approval request needs it.
    readFile: async (file) => (await import('./read-base64.ts')).readBase64(file),
    // Loaded on demand: only the identity check needs it.
    readImage: async (file, purpose) =>
      (await import('./scaled-image.ts')).readScaledImage(file, purpose),
  };
}
