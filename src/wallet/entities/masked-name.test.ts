import { expect, test } from 'vitest';

import { maskName } from './masked-name.ts';

test.each([
  ['지우', '김', '김*우'],
  ['우', '김', '김*'],
  ['하늘빛', '제갈', '제***빛'],
  ['서연'.normalize('NFD'), '박'.normalize('NFD'), '박*연'.normalize('NFD')],
  ['伟', '王', '王*'],
  ['John', 'Smith', 'J*** S***'],
  ['Al', 'Wu', 'A*** W***'],
  ['Maria Luisa', 'Rossi', 'M*** L*** R***'],
  ['Anne-Marie', 'Dupont', 'A*** D***'],
  [' José ', 'Núñez', 'J*** N***'],
  ['É'.normalize('NFD'), 'B', `${'É'.normalize('NFD')}*** B***`],
  ['🍕', '', '🍕***'],
  ['', '', ''],
])('%s %s is shown as %s', (firstName, lastName, expected) => {
  expect(maskName(firstName, lastName)).toBe(expected);
});
