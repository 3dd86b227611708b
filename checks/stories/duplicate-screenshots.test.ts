import { expect, test } from 'vitest';

import { duplicateProblems, type StoryLook } from './duplicate-screenshots.ts';

const look = (name: string, changes: Partial<StoryLook> = {}): StoryLook => ({
  id: `screens-home--${name.toLowerCase()}`,
  title: 'Screens/Home',
  name,
  picture: 'a',
  sameAs: undefined,
  ...changes,
});

test('stories of one file with different pictures, or of different files, are not duplicates', () => {
  const other = look('Default', { id: 'screens-send--default', title: 'Screens/Send' });
  expect(duplicateProblems([look('Default'), look('Loading', { picture: 'b' }), other])).toEqual(
    [],
  );
});

test('equal pictures of two stories in a file are a problem', () => {
  expect(duplicateProblems([look('Default'), look('Loading')])).toEqual([
    'screens-home--loading looks like screens-home--default, and does not say why',
  ]);
});

test('a story may give a reason for looking like another one', () => {
  const sameAs = { story: 'Default', because: 'a request has no picture' };
  expect(duplicateProblems([look('Default'), look('Sent', { sameAs })])).toEqual([]);
});

test('a reason for a unique picture is a problem', () => {
  const sameAs = { story: 'Default', because: 'a request has no picture' };
  expect(duplicateProblems([look('Default'), look('Sent', { sameAs, picture: 'b' })])).toEqual([
    'screens-home--sent says that it looks like Default, and does not',
  ]);
});

test('a playground needs no reason', () => {
  expect(duplicateProblems([look('Default'), look('Playground')])).toEqual([]);
});
