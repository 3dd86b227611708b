import { expect, test } from 'vitest';

import { follow, type Movement, type Trail } from './screen-motion.ts';

const movementsAlong = (...paths: readonly string[]): Movement[] => {
  let trail: Trail = { paths: paths.slice(0, 1), movement: 'open' };
  return paths.slice(1).map((path) => {
    trail = follow(trail, path);
    return trail.movement;
  });
};

test.each<[about: string, paths: string[], movements: Movement[]]>([
  [
    'along the tabs in their order',
    ['/', '/assets', '/work', '/myinfo'],
    ['right', 'right', 'right'],
  ],
  ['against the order of the tabs', ['/work', '/localpay', '/'], ['left', 'left']],
  ['between tabs, also to the one before', ['/', '/assets', '/'], ['right', 'left']],
  ['into a screen, and back', ['/assets', '/asset/BTC', '/assets'], ['open', 'back']],
  [
    'through a list, and back twice',
    ['/', '/history', '/receipt/7', '/history', '/'],
    ['open', 'open', 'back', 'back'],
  ],
  [
    'to a tab from deep below another',
    ['/', '/history', '/receipt/7', '/work'],
    ['open', 'open', 'back'],
  ],
  [
    'to a screen that was left earlier',
    ['/', '/history', '/', '/history'],
    ['open', 'back', 'open'],
  ],
])('%s', (_, paths, movements) => expect(movementsAlong(...paths)).toEqual(movements));

test('a long trail forgets its start', () => {
  let trail: Trail = { paths: ['/'], movement: 'open' };
  for (let id = 0; id < 500; id += 1) trail = follow(trail, `/receipt/${id}`);
  expect(trail.paths).toHaveLength(100);
  expect(follow(trail, '/receipt/498').movement).toBe('back');
});
