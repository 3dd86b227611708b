import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { marker, planCall, planScreen, type Plan } from './plan.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const copies: string[] = [];
afterAll(() => {
  for (const copy of copies) rmSync(copy, { recursive: true });
});

/** Writes the files of a plan into an empty folder with the lint rules, and returns the messages of the lint. */
function lintOf(plan: Plan): string {
  const copy = mkdtempSync(join(tmpdir(), 'superwallet-new-'));
  copies.push(copy);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  cpSync('.oxlintrc.json', join(copy, '.oxlintrc.json'));
  mkdirSync(join(copy, 'checks/source'), { recursive: true });
  cpSync('checks/source/house-rules.js', join(copy, 'checks/source/house-rules.js'));
  for (const [path, text] of plan) write(path, text);
  const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/oxlint'), ['.'], {
    cwd: copy,
    encoding: 'utf8',
  });
  return stdout;
}

/** The task of the first marker in a text. */
const taskOf = (text: string) => text.split(`${marker}: `)[1]?.split('\n')[0] ?? '';

/** The files that the author must complete. */
const marked = (plan: Plan) => [...plan].filter(([, text]) => text.includes(marker));

const call = planCall('travel/souvenir', read);
const screen = planScreen('traveler/packing-list', read);

test('a call takes 6 files, each with a marker', () => {
  expect([...call.keys()]).toEqual([
    'src/wallet/entities/souvenir.ts',
    'src/api/calls/travel.ts',
    'src/mocks/builders.ts',
    'provider/traveler/souvenirs.ts',
    'provider/routes/travel-plan-routes.ts',
    'provider/testing/call-facts.ts',
  ]);
  expect(marked(call)).toHaveLength(6);
});

test('a screen with a form takes 18 files', () => {
  expect([...screen.keys()]).toEqual([
    'src/screens/packing-list/PackingListScreen.tsx',
    'src/wallet/forms/packing-list.ts',
    'app/routes/PackingListRoute.tsx',
    'stories/screens/PackingList.stories.tsx',
    'stories/catalogue/packing-list.ts',
    'stories/journeys/packing-list.journey.ts',
    'app/routes/routes.ts',
    'src/wallet/paths.ts',
    'stories/catalogue.ts',
    'src/wallet/notices/notices.ts',
    'src/wallet/notices/notices.golden.ts',
    'src/i18n/en/travel.ts',
    'src/i18n/en/titles.ts',
    'src/i18n/en/notices.ts',
    'src/i18n/ko/travel.ts',
    'src/i18n/ko/titles.ts',
    'src/i18n/ko/notices.ts',
    'src/screens/traveler/TravelerScreen.tsx',
  ]);
  // The lines in routes.ts, paths.ts, catalogue.ts, notices.ts and the English titles are complete.
  expect(marked(screen)).toHaveLength(13);
});

test.each([
  ['call', call],
  ['screen', screen],
])('the lint reports each incomplete file of a new %s', (_, plan) => {
  const messages = lintOf(plan);
  for (const [path, text] of marked(plan)) {
    expect(messages).toContain(`: ${path}: ${taskOf(text)}`);
  }
});

test.each(['bank-accounts', 'identity', 'money', 'notifications', 'profile', 'security', 'work'])(
  'a new call about %s is added to every table',
  (subject) => {
    const plan = planCall(`${subject}/souvenir`, read);
    expect(plan.size).toBe(6);
    for (const [path, text] of plan) expect(text, path).toMatch(/addSouvenir|NewSouvenir/);
  },
);

test.each(['digitalId', 'assets', 'localpay', 'work', 'myInfo'])(
  'a new screen below %s belongs to the section and the chunk of that screen',
  (parent) => {
    const plan = planScreen(`${parent}/souvenir`, read);
    expect(plan.size).toBe(18);
    expect(plan.get('src/wallet/paths.ts')).toMatch(
      new RegExp(`\\[paths\\.${parent}\\]: \\[paths\\.souvenir, `),
    );
    const routes = plan.get('app/routes/routes.ts') ?? '';
    const [, chunk = ''] = /\/\* chunk: ([\w-]+) \*\/ '\.\/SouvenirRoute/.exec(routes) ?? [];
    expect(routes.split(`/* chunk: ${chunk} */`).length).toBeGreaterThan(2);
  },
);

test('the error for an unknown subject or parent lists the known ones', () => {
  expect(() => planCall('weather/souvenir', read)).toThrow('choose bank-accounts, identity, money');
  expect(() => planScreen('weather/souvenir', read)).toThrow('choose digitalId, assets');
  expect(() => planCall('souvenir', read)).toThrow('write travel/souvenir');
});
