import { expect, test } from 'vitest';

import { scopedStyles, tokensOf } from './scoped-styles.ts';

test.each([
  ['html,:host{color:red}', ':where(.superwallet){color:red}'],
  ['.p-5,h1{color:red}', ':where(.superwallet) .p-5,:where(.superwallet) h1{color:red}'],
  [
    ':root[data-theme=dark]{color-scheme:dark}',
    ':root[data-theme=dark] :where(.superwallet),:where(.superwallet)[data-theme=dark]{color-scheme:dark}',
  ],
  [
    ':root:has(main :is(input:not([type=radio]),a):focus) .strip{top:0}',
    ':root:has(main :is(input:not([type=radio]),a):focus) :where(.superwallet) .strip{top:0}',
  ],
  [':root:has([data-bar]){top:0}', ':root:has(.superwallet [data-bar]){top:0}'],
  ['@layer theme,base;', '@layer superwallet.theme,superwallet.base;'],
  ['@keyframes a{from{top:0}}', '@keyframes a{from{top:0}}'],
  ['@property --a{syntax:"*"}', ''],
  [
    '@layer properties{@supports (top:0){*{--a:0}}}',
    '@layer superwallet.properties{:where(.superwallet) *{--a:0}}',
  ],
])('%s is changed to apply only inside the library’s element', (css, scoped) => {
  expect(scopedStyles(css)).toBe(scoped);
});

test('the tokens are the rules of the theme layer', () => {
  const styles = scopedStyles('@layer theme{:root{--a:1px}}@layer base{h1{top:0}}');
  expect(tokensOf(styles)).toBe('@layer superwallet.theme{:where(.superwallet){--a:1px}}');
});
