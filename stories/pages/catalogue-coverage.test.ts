import { expect, test } from 'vitest';

import { countFailures, coverageProblems, type StoryFacts } from './catalogue-coverage.ts';

const story = (facts: Partial<StoryFacts>): StoryFacts => ({
  id: 'screens-home--default',
  title: 'Screens/Home',
  name: 'Default',
  shows: ['home.state.default'],
  hasPlay: true,
  drivesFlow: false,
  hasOwnRender: false,
  controls: ['holdings'],
  uncontrolled: [],
  ...facts,
});
const playground = story({ id: 'screens-home--playground', name: 'Playground' });

test('matching entries and stories have no problems', () => {
  expect(coverageProblems(['home.state.default'], [story({}), playground])).toEqual([]);
});

test('an entry that no story shows is a problem', () => {
  expect(
    coverageProblems(['home.state.default', 'home.state.loading'], [story({}), playground]),
  ).toEqual(['No story shows home.state.loading']);
});

test("a screen's story that shows no entry is a problem, but not a component's story", () => {
  const stories = [playground, story({ id: 'a', shows: [] })];
  expect(coverageProblems(['home.state.default'], stories)).toEqual(['a shows no entry']);
  const component = story({ id: 'b', title: 'Components/Button', shows: [] });
  expect(coverageProblems(['home.state.default'], [playground, component])).toEqual([]);
});

test('an unknown entry is a problem', () => {
  const stories = [playground, story({ id: 'a', shows: ['home.state.nonsense'] })];
  expect(coverageProblems(['home.state.default'], stories)).toEqual([
    'a shows home.state.nonsense, which is no entry',
  ]);
});

test('a toast or a validation without a play function is a problem', () => {
  const shows = ['send.toast.transfer-failed'];
  const stories = [playground, story({ id: 'a', shows, hasPlay: false })];
  expect(coverageProblems(['home.state.default', 'send.toast.transfer-failed'], stories)).toEqual([
    'a shows send.toast.transfer-failed without a play function',
  ]);
});

const problemsWith = (facts: Partial<StoryFacts>) =>
  coverageProblems(['home.state.default'], [playground, story({ id: 'a', ...facts })]);

test("a screen's story without a control is a problem, unless it drives a flow", () => {
  expect(problemsWith({ controls: [] })).toEqual(['a has no control and drives no flow']);
  expect(problemsWith({ controls: [], drivesFlow: true })).toEqual([]);
  expect(problemsWith({ controls: [], title: 'Shell/Toast' })).toEqual([]);
});

test('state without a control is a problem', () => {
  expect(problemsWith({ uncontrolled: ['keys', 'locked'] })).toEqual([
    'a has no control for keys, locked',
  ]);
});

test('a story with its own render function is a problem, because its controls do nothing', () => {
  expect(problemsWith({ hasOwnRender: true })).toEqual([
    'a renders something of its own, which its controls do not change',
  ]);
  expect(problemsWith({ hasOwnRender: true, drivesFlow: true })).toEqual([]);
});

test('a screen without a playground is a problem', () => {
  expect(coverageProblems(['home.state.default'], [story({})])).toEqual([
    'Screens/Home has no story named Playground',
  ]);
});

test('failures, refusals and validations are counted among the stories of screens', () => {
  const showing = (id: string, title = 'Screens/Send') => story({ title, shows: [id] });
  const failures = [
    showing('send.validation.invalid-amount'),
    showing('send.toast.transfer-failed'),
    showing('deposit.state.declined'),
    showing('localpay.toast.nfc-not-available'),
    showing('failures.state.slow'),
  ];
  const others = [
    showing('send.state.default'),
    showing('work.state.approval-rejected'),
    showing('digital-id.state.biometric-not-configured'),
  ];
  const elsewhere = showing('toast.toast.copy-failed', 'Shell/Toast');
  expect(countFailures([...failures, ...others, elsewhere])).toEqual({ all: 8, failures: 5 });
});
