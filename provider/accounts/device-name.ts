import { parse } from 'bowser';

/** The most characters of a browser's description of itself that are read. */
const maxCharacters = 512;

/** What a device is called whose browser says nothing known. */
export const unknownDevice = 'Unknown device';

/** What a browser calls itself, such as `Chrome on Android`. */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, maxCharacters);
  if (text === '') return unknownDevice;
  const { browser, os } = parse(text);
  return [browser.name, os.name].filter(Boolean).join(' on ') || unknownDevice;
}
