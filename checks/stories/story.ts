/**
 * Plays the stories of a screen or a component, or all: `npm run story -- send`. Further words select the stories whose
 * names contain them: `npm run story -- send pending`. `--watch` plays them again when one of their files changes, and
 * `--changed` plays those that are affected by changes since the last commit. `--coverage` plays all stories, and fails
 * if they miss the coverage thresholds of `src/`.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

const {
  values: { watch, changed, coverage },
  positionals: [subject, ...words],
} = parseArgs({
  allowPositionals: true,
  options: {
    watch: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
});

/** The story files with this name, or else all whose names contain it. */
function filesOf(word: string): string[] {
  const wanted = word.replaceAll('-', '').toLowerCase();
  const files = globSync('stories/**/*.stories.tsx');
  const nameOf = (file: string) => basename(file, '.stories.tsx').toLowerCase();
  const exact = files.filter((file) => nameOf(file) === wanted);
  return exact.length > 0 ? exact : files.filter((file) => nameOf(file).includes(wanted));
}

const files = subject === undefined ? [] : filesOf(subject);
if (subject !== undefined && files.length === 0) {
  console.error(`No story file has a name that contains “${subject}”.`);
  process.exit(1);
}

const vitest = spawn(
  'vitest',
  [
    watch ? 'watch' : 'run',
    '--project=stories',
    '--reporter=./checks/stories/story-reporter.ts',
    ...(changed ? ['--changed'] : []),
    ...(coverage ? ['--coverage'] : []),
    // Spaces separate the words in the name of a story.
    ...(words.length > 0 ? ['--testNamePattern', `(?i:${words.join(' ')})`] : []),
    ...files,
  ],
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
