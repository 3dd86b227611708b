/**
 * Compares every story with an earlier picture, in both themes and at 390 and 320 px: `npm run visual -- send`. The
 * first run and `--update` write the pictures, and `--from <revision>` writes the pictures of a git revision.
 * `visual/index.html` shows each difference (before, after and the difference). The command exits with 1 if there is
 * one. It builds the catalogue, unless STORYBOOK_URL is the address of a running one. The pictures are not in git
 * (decision 131).
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { pictureDifference } from './picture-difference.ts';
import { serveCatalogue } from '../catalogue/served-catalogue.ts';
import { takePictures, type StoryPicture } from './story-pictures.ts';

const folder = 'visual';
const folders = ['before', 'after', 'difference'] as const;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, from: { type: 'string' } },
});

const pathOf = (
  kind: (typeof folders)[number],
  { story, mode }: Pick<StoryPicture, 'story' | 'mode'>,
) => join(folder, kind, `${story.id}.${mode}.png`);

/** Builds the catalogue of a working copy and takes its pictures. */
async function picturesOf(workingCopy: string, onPicture: (picture: StoryPicture) => void) {
  const built = resolve(workingCopy, 'storybook-static');
  execFileSync('npm', ['run', 'build-storybook', '--', '--quiet'], {
    cwd: workingCopy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { origin, server } = await serveCatalogue(built);
  try {
    return await takePictures(origin, words, onPicture);
  } finally {
    await server.close();
  }
}

/** Writes the reference pictures of a revision, with the packages of this working copy. */
async function writeFromRevision(revision: string): Promise<void> {
  const workingCopy = join(mkdtempSync(join(tmpdir(), 'superwallet-visual-')), 'revision');
  execFileSync('git', ['worktree', 'add', '--detach', workingCopy, revision], { stdio: 'ignore' });
  try {
    symlinkSync(resolve('node_modules'), join(workingCopy, 'node_modules'), 'junction');
    await picturesOf(workingCopy, (picture) =>
      writeFileSync(pathOf('before', picture), picture.png),
    );
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', workingCopy], { stdio: 'ignore' });
  }
}

const section = (name: string) => `<section>
  <h2>${name}</h2>
  ${folders.map((kind) => `<figure><img src="${kind}/${name}.png" alt=""><figcaption>${kind}</figcaption></figure>`).join('\n  ')}
</section>`;

/** The page with all differences. */
const page = (names: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${names.length} pictures differ</title>
<style>
  body { font-family: system-ui, sans-serif; margin: 24px; background: #f5f4f1; }
  section { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 32px; }
  h2 { width: 100%; font-size: 16px; margin: 0; }
  figure { margin: 0; }
  img { border: 1px solid #ccc; background: #fff; }
</style>
<h1>${names.length} pictures differ</h1>
${names.map(section).join('\n')}
</html>
`;

// A full update also deletes the pictures of removed stories.
if (values.update && words.length === 0)
  rmSync(join(folder, 'before'), { recursive: true, force: true });
for (const kind of ['after', 'difference'])
  rmSync(join(folder, kind), { recursive: true, force: true });
for (const kind of folders) mkdirSync(join(folder, kind), { recursive: true });
if (values.from !== undefined) await writeFromRevision(values.from);

const differing: string[] = [];
let written = 0;
function compare(picture: StoryPicture): void {
  const before = pathOf('before', picture);
  if (values.update || !existsSync(before)) {
    writeFileSync(before, picture.png);
    written += 1;
    return;
  }
  const difference = pictureDifference(readFileSync(before), picture.png);
  if (difference === undefined) return;
  writeFileSync(pathOf('after', picture), picture.png);
  writeFileSync(pathOf('difference', picture), difference);
  differing.push(`${picture.story.id}.${picture.mode}`);
}

const running = process.env['STORYBOOK_URL'];
const { stories, failures } =
  running === undefined
    ? await picturesOf('.', compare)
    : await takePictures(running, words, compare);
writeFileSync(join(folder, 'index.html'), page(differing.toSorted()));

for (const failure of failures) console.error(failure);
console.log(
  `${stories} stories: ${written} reference pictures written, ${differing.length} pictures differ`,
);
if (differing.length > 0) console.log(`See ${join(folder, 'index.html')}`);
process.exitCode = differing.length > 0 || failures.length > 0 || stories === 0 ? 1 : 0;
