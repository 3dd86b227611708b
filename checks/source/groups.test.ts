import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const sources = globSync('{app,src}/**/*.tsx').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The field sets of a text that a screen reader would announce as a group without a name (decision 245). */
function namelessGroups(text: string): string[] {
  return [...text.matchAll(/<fieldset\b[^>]*>(?!\s*<legend\b)/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('role="none"'));
}

test.each([
  ['<fieldset disabled={busy}>\n<p>', 1],
  ['<fieldset role="none" disabled={busy}>\n<p>', 0],
  ['<fieldset key={1}>\n  <legend className="sr-only">', 0],
])('%j has nameless groups: %d', (text, count) => {
  expect(namelessGroups(text)).toHaveLength(count);
});

test('every field set has a legend, or is no group', () => {
  const found = sources.flatMap(({ file, text }) =>
    namelessGroups(text).map((tag) => `${file}: ${tag}`),
  );
  expect(found).toEqual([]);
});
