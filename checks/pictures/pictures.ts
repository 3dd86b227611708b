/**
 * Takes a picture of every story whose id contains the given text, in both themes and at 390 and 320 px, from a running
 * Storybook: `npm run pictures -- home`. Fails if a story fails, or if two stories of a file have the same picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { takePictures } from './story-pictures.ts';
import { hashOf, duplicateProblems, type StoryLook } from '../stories/duplicate-screenshots.ts';

const storybook = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006';
const folder = process.env['PICTURES'] ?? 'pictures';

/** The mode in which the stories of a file are compared. */
const comparedMode = 'light.390';
const looks: StoryLook[] = [];

mkdirSync(folder, { recursive: true });
const { stories, failures } = await takePictures(
  storybook,
  process.argv.slice(2),
  ({ story, mode, png, sameAs }) => {
    writeFileSync(join(folder, `${story.id}.${mode}.png`), png);
    if (mode === comparedMode) looks.push({ ...story, picture: hashOf(png), sameAs });
  },
);
const problems = [...failures, ...duplicateProblems(looks)];
console.log(`${stories} stories in ${folder}/`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 || stories === 0 ? 1 : 0;
