import { readFileSync } from 'node:fs';

import { parse, type Node } from 'postcss';
import { expect, test } from 'vitest';

/** Whether a rule only applies under a condition of the device, as on a very low page. */
function isConditional(node: Node | undefined): boolean {
  if (node === undefined) return false;
  return (
    (node.type === 'atrule' && 'name' in node && node.name === 'media') ||
    isConditional(node.parent)
  );
}

test.each(['src/tokens/theme.css', 'app/wallet.css'])(
  'no rule of %s looks through the whole page: each change of the page would style it all',
  (file) => {
    const found: string[] = [];
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      if (/:root\S*:has\(/.test(rule.selector) && !isConditional(rule)) found.push(rule.selector);
    });
    expect(found).toEqual([]);
  },
);
