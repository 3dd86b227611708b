import { readFileSync } from 'node:fs';

import { parse, type Node } from 'postcss';
import { expect, test } from 'vitest';

/** Whether a rule applies only under a condition of the device, such as on a very low page. */
function isConditional(node: Node | undefined): boolean {
  if (node === undefined) return false;
  return (
    (node.type === 'atrule' && 'name' in node && node.name === 'media') ||
    isConditional(node.parent)
  );
}

test.each(['src/tokens/theme.css', 'app/wallet.css'])(
  'no rule of %s has `:root:has(…)`, with which each change of the page restyles all of it',
  (file) => {
    const found: string[] = [];
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (/:root\S*:has\(/.test(rule.selector) && !isConditional(rule)) found.push(rule.selector);
    });
    expect(found).toEqual([]);
  },
);
