import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { paths } from '#wallet/paths.ts';

import { flowMap } from './flow-map.ts';

const files = globSync(['app/routes/*.{ts,tsx}', 'src/{screens,components,widgets}/**/*.tsx']);
const map = flowMap(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])));
const screen = (name: string) => map.find((candidate) => candidate.name === name);

test('the map has every path of the wallet and the four screens with an id', () => {
  expect(map).toHaveLength(Object.keys(paths).length + 4);
  expect(map.every(({ title }) => title !== '')).toBe(true);
});

test('the links of a screen come from its own files', () => {
  expect(screen('assets')).toEqual({
    name: 'assets',
    title: 'Assets',
    path: '/assets',
    section: 'assets',
    leadsTo: ['receive', 'send', 'deposit', 'withdraw', 'history', 'asset', 'receipt'],
  });
  expect(screen('my-info')?.leadsTo).toContain('edit-profile');
  expect(screen('work')?.leadsTo).toContain('document-detail');
});

test('a screen with an id is in its section', () => {
  expect(screen('receipt')?.section).toBe('assets');
  expect(screen('asset')?.section).toBe('assets');
  expect(screen('asset')?.leadsTo).toContain('local-topup');
  expect(screen('document-detail')?.title).toBe('Document Details');
});

test('the targets of each screen are on the map', () => {
  const names = map.map(({ name }) => name);
  for (const { leadsTo } of map) for (const name of leadsTo) expect(names).toContain(name);
});

test('every screen outside the navigation is linked from another screen', () => {
  const linked = new Set(map.flatMap(({ leadsTo }) => leadsTo));
  const unlinked = map.filter(({ name, section }) => !linked.has(name) && name !== section);
  expect(unlinked.map(({ name }) => name)).toEqual([]);
});
