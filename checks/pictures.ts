/**
 * Takes a picture of every story whose id contains the given text, in both themes and at 390 and 320 px, from a running
 * Storybook: `npm run pictures -- home`. It fails when a story does.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { takePictures } from './story-pictures.ts';

const storybook = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006';
const folder = process.env['PICTURES'] ?? 'pictures';

mkdirSync(folder, { recursive: true });
const { stories, failures } = await takePictures(
  storybook,
  process.argv.slice(2),
  ({ story, mode, png }) => writeFileSync(join(folder, `${story.id}.${mode}.png`), png),
);
console.log(`${stories} stories in ${folder}/`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 || stories === 0 ? 1 : 0;
