import { parse } from 'bowser';

/** The most characters of a browser's description of itself that are read. */
const mostCharacters = 512;

/** What a browser calls itself, such as `Chrome on Android`; `Unknown device` for one that says nothing known. */
export function deviceNameOf(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, mostCharacters);
  if (text === '') return 'Unknown device';
  const { browser, os } = parse(text);
  return [browser.name, os.name].filter(Boolean).join(' on ') || 'Unknown device';
}
