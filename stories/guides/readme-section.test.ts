import { readFileSync, globSync } from 'node:fs';

import { expect, it, test } from 'vitest';

import { sectionOf } from './readme-section.ts';

const readme = readFileSync('README.md', 'utf8');

it('reads a section up to the next heading', () => {
  const text = '# All\n\n## One\n\nfirst\n\n### Two\n\nsecond\n\n## Three\n';
  expect(sectionOf(text, 'Two')).toBe('### Two\n\nsecond\n\n');
  expect(() => sectionOf(text, 'Four')).toThrow('The README has no section “Four”');
});

test('every section that a guide shows is in the README', () => {
  const guides = globSync('stories/guides/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const headings = guides.flatMap((guide) =>
    [...guide.matchAll(/sectionOf\(readme, '([^']+)'\)/g)].map(([, heading = '']) => heading),
  );
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(sectionOf(readme, heading)).toContain(heading);
});
