import { join } from 'node:path';

/** Where the kept server of `npm run story` listens. */
export const storySocket = join('node_modules', '.cache', 'superwallet', 'story.sock');

/** The address of the catalogue that runs, or that is started. */
export const storybookOrigin = process.env['STORYBOOK_URL'] ?? 'http://localhost:6006/';

/** Whether a catalogue answers there. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(new URL('index.json', origin)).then(
    ({ ok }) => ok,
    () => false,
  );
