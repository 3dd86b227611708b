import { expect, test } from 'vitest';

import { describeFailure, shortReason } from './story-failure.ts';

const page = `<body>\n${'  <div>\n    text\n  </div>\n'.repeat(40)}</body>`;

const failure = {
  id: 'screens-send--pending',
  name: 'Screens/Send › Pending',
  place: 'stories/screens/Send.stories.tsx:212',
  entries: ['send.state.default'],
  picture: 'test-results/stories/pending.png',
};

test('the description of a failed story has its address, step, entry, reason and picture', () => {
  const message = [
    '',
    '\u001b[34mClick to debug the error directly in Storybook: http://localhost:6006/?path=x\u001b[39m',
    '',
    'In the step “sends”:',
    'In the step “waits”:',
    '\u001b[2mexpect(\u001b[22melement).toHaveTextContent()',
    '',
    'Expected element to have text content:',
    '  Sending',
    'Received:',
    '  Send',
  ].join('\n');
  expect(describeFailure({ ...failure, message }, 'http://localhost:6006').split('\n')).toEqual([
    '✗ Screens/Send › Pending  stories/screens/Send.stories.tsx:212',
    '  story    http://localhost:6006/?path=/story/screens-send--pending',
    '  step     sends › waits',
    '  entry    send.state.default: Asset, amount, recipient mode, recipient address, summary, send button.',
    '  failed   expect(element).toHaveTextContent()',
    '           Expected element to have text content: Sending',
    '           Received: Send',
    '  picture  test-results/stories/pending.png',
  ]);
});

test('the HTML of the page is removed from an error message', () => {
  const missing = `Unable to find an element with the text: Sent.\n\nIgnored nodes: comments, script, style\n${page}`;
  expect(shortReason(missing)).toEqual(['Unable to find an element with the text: Sent.']);
  const role = `Unable to find an accessible element with the role "button"\n\nHere are the accessible roles:\n\n${page}`;
  expect(shortReason(role)).toEqual([
    'Unable to find an accessible element with the role "button"',
  ]);
});

test('the description has at most ten lines, of at most 162 characters', () => {
  const text = describeFailure(
    {
      ...failure,
      entries: ['send.state.default', 'send.toast.transfer-complete', 'send.state.pending'],
      message: `In the step “a”:\n${`${'long '.repeat(80)}\n`.repeat(20)}`,
    },
    'http://localhost:6006',
  ).split('\n');
  expect(text).toHaveLength(10);
  expect(Math.max(...text.map((line) => line.length))).toBeLessThanOrEqual(162);
  expect(text[4]).toContain('(and 1 more)');
});
