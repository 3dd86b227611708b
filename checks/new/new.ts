/**
 * Creates the files for a read and a create (`npm run new -- call travel/souvenir`) or for a screen with a form
 * (`npm run new -- screen traveler/packing-list`), and adds lines for them to existing files. The lint reports each
 * remaining marker.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { planCall, planScreen, type Plan } from './plan.ts';

const changed = new Set<string>();

function read(path: string): string {
  changed.add(path);
  return readFileSync(path, 'utf8');
}

const plans: Readonly<Record<string, (input: string) => Plan>> = {
  call: (input) => planCall(input, read),
  screen: (input) => planScreen(input, read),
};

const [kind = '', input = ''] = process.argv.slice(2);
const plan = Object.hasOwn(plans, kind) ? plans[kind] : undefined;
if (plan === undefined) {
  throw new Error(
    'Use: npm run new -- call travel/souvenir, or npm run new -- screen traveler/souvenirs',
  );
}
const files = plan(input);
const taken = [...files.keys()].filter((path) => !changed.has(path) && existsSync(path));
if (taken.length > 0) throw new Error(`Choose another name: ${taken.join(', ')} exists`);
for (const [path, text] of files) {
  console.log(`${changed.has(path) ? 'changed' : 'created'} ${path}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
spawnSync('prettier', ['--write', '--log-level', 'warn', ...files.keys()], { stdio: 'inherit' });
console.log(`${files.size} files. \`npm run lint\` lists the parts to write by hand.`);
