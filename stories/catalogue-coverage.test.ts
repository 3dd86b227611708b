import { expect, test } from 'vitest';

import { coverageProblems, type StoryFacts } from './catalogue-coverage.ts';

const story = (facts: Partial<StoryFacts>): StoryFacts => ({
  id: 'screens-home--default',
  title: 'Screens/Home',
  name: 'Default',
  shows: ['home.state.default'],
  hasPlay: true,
  ...facts,
});

test('nothing is wrong when every entry and every story match', () => {
  expect(coverageProblems(['home.state.default'], [story({})])).toEqual([]);
});

test('an entry that no story shows is a problem', () => {
  expect(coverageProblems(['home.state.default', 'home.state.loading'], [story({})])).toEqual([
    'No story shows home.state.loading',
  ]);
});

test("a screen's story that shows no entry is a problem, a component's is not", () => {
  const stories = [story({}), story({ id: 'a', shows: [] })];
  expect(coverageProblems(['home.state.default'], stories)).toEqual(['a shows no entry']);
  const component = story({ id: 'b', title: 'Components/Button', shows: [] });
  expect(coverageProblems(['home.state.default'], [story({}), component])).toEqual([]);
});

test('an unknown entry is a problem', () => {
  const stories = [story({}), story({ id: 'a', shows: ['home.state.nonsense'] })];
  expect(coverageProblems(['home.state.default'], stories)).toEqual([
    'a shows home.state.nonsense, which is no entry',
  ]);
});

test('a toast or validation without a play function is a problem', () => {
  const stories = [story({ id: 'a', shows: ['send.toast.transfer-failed'], hasPlay: false })];
  expect(coverageProblems(['send.toast.transfer-failed'], stories)).toEqual([
    'a shows send.toast.transfer-failed without a play function',
  ]);
});
