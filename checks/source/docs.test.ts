import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';

/** Maximum size of the README in bytes: the pages of `docs/` have the details. */
const readmeLimit = 6_000;

const pages = globSync('docs/*.md').toSorted();
const documents = [
  'README.md',
  'AGENTS.md',
  'SECURITY.md',
  ...globSync('CONTRIBUTING.md'),
  ...pages,
].map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const folders = [
  '.ci',
  '.github',
  '.storybook',
  'app',
  'checks',
  'docs',
  'library',
  'provider',
  'src',
  'stories',
];
const folderPath = new RegExp(`^(?:${folders.join('|').replaceAll('.', String.raw`\.`)})/`);
const sourceFile = /^[\w.@/-]*\w\.(?:css|js|md|mdx|sql|ts|tsx|yml)(?::\d+)?$/;

/** Removes code blocks, whose links and names are examples. */
const withoutBlocks = (text: string) => text.replaceAll(/^```[^]*?^```$/gm, '');

/** The relative targets of links and pictures, without their anchors. */
const linksIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

/** The names of files and folders in backticks; a name may be a glob. */
const filesIn = (text: string): string[] =>
  [...withoutBlocks(text).matchAll(/`([\w.@/{},*-]+(?::\d+)?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => folderPath.test(name) || sourceFile.test(name));

/** The names after `npm run`. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);

/** True for a file of the examples in CONTRIBUTING, which does not exist until a reader creates it. */
const isExample = (name: string): boolean => /souvenir|packing-?list/i.test(name);

/** True if a file or folder exists. A name without a folder, such as `sw.js`, may be in any folder. */
function exists(name: string): boolean {
  const pattern = name.replace(/:\d+$/, '').replace(/\/$/, '');
  const anywhere = pattern.includes('/') ? [] : [`{${folders.join(',')}}/**/${pattern}`];
  return globSync([pattern, ...anywhere]).length > 0;
}

describe('the parser of documents', () => {
  const text =
    '[a](docs/money.md#rails) ![b](wallet.png) [c](https://example.com) `src/api/` `sw.js` `npm run dev`\n' +
    '`app/{keys,device}/*.ts` `Rail` `/superwallet` `ReceiveScreen.tsx:42`\n```sh\n`src/none.ts` [d](none.md)\n```\n';

  it('finds links, names of files and scripts', () => {
    expect(linksIn(text)).toEqual(['docs/money.md', 'wallet.png']);
    expect(filesIn(text)).toEqual([
      'src/api/',
      'sw.js',
      'app/{keys,device}/*.ts',
      'ReceiveScreen.tsx:42',
    ]);
    expect(scriptsIn(text)).toEqual(['dev']);
  });

  it.each([
    ['src/api/', true],
    ['app/{keys,device}/*.ts', true],
    ['ReceiveScreen.tsx:42', true],
    ['package.json', true],
    ['src/api/none.ts', false],
    ['none.ts', false],
  ])('checks that %s exists: %s', (name, expected) => {
    expect(exists(name)).toBe(expected);
  });
});

test('the README is short', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(readmeLimit);
});

test('the README links to every page of the docs', () => {
  const linked = linksIn(readFileSync('README.md', 'utf8'));
  expect(pages.filter((page) => !linked.includes(page))).toEqual([]);
});

test.each(documents)('every relative link of $file leads to a file', ({ file, text }) => {
  const missing = linksIn(text).filter((target) => !existsSync(join(dirname(file), target)));
  expect(missing).toEqual([]);
});

test.each(documents)('every file mentioned in $file exists', ({ text }) => {
  expect(filesIn(text).filter((name) => !exists(name) && !isExample(name))).toEqual([]);
});

test.each(documents)('every script mentioned in $file is in package.json', ({ text }) => {
  expect(scriptsIn(text).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('docs/testing.md describes every script', () => {
  const testing = readFileSync('docs/testing.md', 'utf8');
  const described = new Set(['start', 'test', ...scriptsIn(testing)]);
  expect(Object.keys(scripts).filter((name) => !described.has(name))).toEqual([]);
});
