import { parse } from 'bowser';

/** Maximum number of characters read from a user agent. */
const maxCharacters = 512;

/** Name of a device with an unrecognised user agent. */
export const unknownDevice = 'Unknown device';

/** A device's name in Korean: `Android의 Chrome`. Names are stored in English. */
export function koreanDeviceName(name: string): string {
  if (name === unknownDevice) return '알 수 없는 기기';
  const [browser, system] = name.split(' on ');
  return system === undefined ? name : `${system}의 ${browser}`;
}

/** A device's name, from its user agent: browser and system, such as `Chrome on Android`. */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, maxCharacters);
  if (text === '') return unknownDevice;
  const { browser, os } = parse(text);
  return [browser.name, os.name].filter(Boolean).join(' on ') || unknownDevice;
}
