import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { format } from 'prettier';

import { contract, type CallName } from '#api/contract.ts';
import {
  expectedScreens,
  failureKinds,
  refusingStatuses,
  type ExpectedRead,
  type ExpectedScreen,
  type FailureKind,
} from '#stories/failures/expected.ts';

/** The texts of some files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Where the stories of reads that fail are. */
export const generatedStories = 'stories/failures/*.stories.tsx';

/** How a file names a call that it reads for what it shows, and not on demand or in the cache only. */
const readings = [
  /useLoadable\(\s*'(\w+)'/g,
  /useQuery\(\s*(?:\{\s*\.\.\.)?queries\.query\(\s*'(\w+)'/g,
  /queryFn:[^;]*?client\(\s*'(\w+)'/g,
];

const imports = /(?:from |import\()'(\.[^']+)'/g;

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

const isCall = (name: string): name is CallName => Object.hasOwn(contract, name);

/** The calls that a file, with all that it imports of these files, reads for what it shows. */
export function readsOf(path: string, files: Files, seen = new Set<string>()): Set<CallName> {
  const text = files[path];
  if (text === undefined || seen.has(path)) return new Set();
  seen.add(path);
  const reads = new Set(readings.flatMap((reading) => matches(text, reading)).filter(isCall));
  for (const imported of matches(text, imports)) {
    const behind = readsOf(posix.join(posix.dirname(path), imported), files, seen);
    for (const read of behind) reads.add(read);
  }
  return reads;
}

type SeenRead = readonly [CallName, ExpectedRead];

/** Reads in groups that look the same. */
function alike(reads: readonly SeenRead[], look: (read: SeenRead) => string) {
  const groups = new Map<string, [CallName, ...CallName[]]>();
  for (const read of reads) {
    const group = groups.get(look(read));
    if (group === undefined) groups.set(look(read), [read[0]]);
    else group.push(read[0]);
  }
  return [...groups.values()];
}

const sentences: Readonly<Record<FailureKind, (reads: string, statuses: string) => string>> = {
  refused: (reads, statuses) => `The provider refuses ${reads} (${statuses}).`,
  tooMany: (reads) => `The provider asks to wait for ${reads} (429).`,
  broken: (reads) => `The provider fails at ${reads} (500).`,
  offline: (reads) => `Without a network there is no answer to ${reads}.`,
  unreadable: (reads) => `The answer to ${reads} cannot be read.`,
  slow: (reads) => `The answer to ${reads} takes long.`,
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function story(kind: FailureKind, reads: readonly [CallName, ...CallName[]]): string {
  const [first] = reads;
  const sentence = sentences[kind](reads.join(' or '), refusingStatuses(first).join(', '));
  return `/** ${sentence} */
export const ${capital(first)}${capital(kind)} = meta.story(failed('${[kind, ...reads].join("', '")}'));
`;
}

function storyFile(screen: string, { reads }: ExpectedScreen): string {
  const seen = Object.entries(reads) as SeenRead[];
  const cards = alike(seen, ([, { title }]) => title);
  const skeletons = alike(seen, ([read, { loading }]) => loading ?? read);
  const stories = failureKinds.flatMap((kind) =>
    (kind === 'slow' ? skeletons : cards).map((group) => story(kind, group)),
  );
  return `// Made by \`npm run failures\` from the contract and from what app/routes/${screen}Route.tsx reads.
import preview from '#.storybook/preview';
import ${screen}Route from '#app/routes/${screen}Route.tsx';

import { failureStories } from './failing-read.ts';

const meta = preview.meta({ title: 'Failures/${screen}' });

const { failed, triedAgain } = failureStories('${screen}', ${screen}Route);

${stories.join('\n')}
/** Everything fails, is tried again, and is there but for a row that cannot be read. */
export const TriedAgain = meta.story(triedAgain());
`;
}

/** What is missing in the words of a screen, or too much: it must name what the route reads, and nothing else. */
function assertNames(screen: string, read: ReadonlySet<CallName>): ExpectedScreen {
  const expected = expectedScreens[screen] ?? { reads: {} };
  const named = Object.keys({ ...expected.reads, ...expected.unseen }).filter(isCall);
  const missing = [...read].filter((call) => !named.includes(call)).join(', ');
  const idle = named.filter((call) => !read.has(call)).join(', ');
  if (missing !== '' || idle !== '') {
    throw new Error(
      `In stories/failures/expected.ts ${screen} lacks [${missing}], and does not read [${idle}]`,
    );
  }
  return expected;
}

/** The files of the app. */
export function appFiles(): Files {
  const paths = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

/** The files of the stories of reads that fail, from the files of the app. */
export async function failureStoryFiles(app: Files): Promise<Files> {
  const files: Record<string, string> = {};
  for (const path of Object.keys(app).toSorted()) {
    const screen = /^app\/routes\/(\w+)Route\.tsx$/.exec(path)?.[1];
    if (screen === undefined) continue;
    const expected = assertNames(screen, readsOf(path, app));
    if (Object.keys(expected.reads).length === 0) continue;
    files[`stories/failures/${screen}.stories.tsx`] = await format(storyFile(screen, expected), {
      parser: 'typescript',
      printWidth: 100,
      singleQuote: true,
    });
  }
  return files;
}
