import { readFileSync, globSync } from 'node:fs';

import { expect, it, test } from 'vitest';

import { sectionOf } from './markdown-section.ts';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

it('reads a section up to the next heading', () => {
  const text = '# All\n\n## One\n\nfirst\n\n### Two\n\nsecond\n\n## Three\n';
  expect(sectionOf(text, 'Two')).toBe('### Two\n\nsecond\n\n');
  expect(() => sectionOf(text, 'Four')).toThrow('There is no section “Four”');
});

test('CONTRIBUTING.md has every section that a guide shows', () => {
  const guides = globSync('stories/guides/*.mdx').map((file) => readFileSync(file, 'utf8'));
  const headings = guides.flatMap((guide) =>
    [...guide.matchAll(/sectionOf\(contributing, '([^']+)'\)/g)].map(([, heading = '']) => heading),
  );
  expect(headings.length).toBeGreaterThan(1);
  for (const heading of headings) expect(sectionOf(contributing, heading)).toContain(heading);
});
