import { expect, test } from 'vitest';

import { addChoicesAt } from './add-choices.ts';

test.each([
  ['/', ['send', 'receive', 'topUp', 'credential', 'approval', 'refund']],
  ['/assets', ['send', 'receive', 'topUp', 'credential', 'approval', 'refund']],
  ['/receipt/7', ['send', 'receive', 'topUp', 'credential', 'approval', 'refund']],
  ['/myinfo', ['send', 'receive', 'topUp', 'credential', 'approval', 'refund']],
  ['/no/such/place', ['send', 'receive', 'topUp', 'credential', 'approval', 'refund']],
  ['/id', ['credential', 'send', 'receive', 'topUp', 'approval', 'refund']],
  ['/credential/3', ['credential', 'send', 'receive', 'topUp', 'approval', 'refund']],
  ['/local-withdraw', ['topUp', 'send', 'receive', 'credential', 'approval', 'refund']],
  ['/document/8', ['approval', 'send', 'receive', 'topUp', 'credential', 'refund']],
  ['/travel-plan', ['refund', 'send', 'receive', 'topUp', 'credential', 'approval']],
])('at %s the order is %j', (path, choices) => {
  expect(addChoicesAt(path)).toEqual(choices);
});
