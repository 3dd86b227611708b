import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Storybook finds the stories of a file without running it, so it misses stories that a function returns. */
test('every exported story is a call of `meta.story`, so that it is played', () => {
  const missed = globSync('stories/**/*.stories.tsx').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^export const (\w+) = (?!meta\.story\()/gm),
      ([, name = '']) => `${name} in ${file}`,
    ),
  );
  expect(missed).toEqual([]);
});
