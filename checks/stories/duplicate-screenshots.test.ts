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

test('stories are no duplicates if their pictures differ or they are in different files', () => {
  const other = look('Default', { id: 'screens-send--default', title: 'Screens/Send' });
  expect(duplicateProblems([look('Default'), look('Loading', { picture: 'b' }), other])).toEqual(
    [],
  );
});

test('equal pictures of two stories in a file are a problem', () => {
  expect(duplicateProblems([look('Default'), look('Loading')])).toEqual([
    'screens-home--loading looks like screens-home--default, but has no sameAs reason',
  ]);
});

test('a story may give a reason for looking like another one', () => {
  const sameAs = { story: 'Default', because: 'a screenshot does not show a request' };
  expect(duplicateProblems([look('Default'), look('Sent', { sameAs })])).toEqual([]);
});

test('a reason for a unique picture is a problem', () => {
  const sameAs = { story: 'Default', because: 'a screenshot does not show a request' };
  expect(duplicateProblems([look('Default'), look('Sent', { sameAs, picture: 'b' })])).toEqual([
    'screens-home--sent does not look like Default, its sameAs story',
  ]);
});

test('a playground needs no reason', () => {
  expect(duplicateProblems([look('Default'), look('Playground')])).toEqual([]);
});
