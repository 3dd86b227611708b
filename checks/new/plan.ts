import { readFileSync } from 'node:fs';

/** Reads a file of the project. The path is relative to the root. */
export type Read = (path: string) => string;

/** The contents of the created and changed files, by their paths from the root. */
export type Plan = ReadonlyMap<string, string>;

/** Marks generated code that the author must complete. The lint rule `house/no-markers` reports each marker. */
export const marker = 'TODO(new)';

/** The subjects of calls, named like the files of `src/api/calls/`, with the provider's files that serve them. */
const subjects = {
  'bank-accounts': { routes: 'bank-account-routes', folder: 'accounts' },
  identity: { routes: 'identity-routes', folder: 'identity' },
  money: { routes: 'money-routes', folder: 'money' },
  notifications: { routes: 'notification-routes', folder: 'notifications' },
  profile: { routes: 'user-routes', folder: 'accounts' },
  security: { routes: 'security-routes', folder: 'accounts' },
  travel: { routes: 'travel-plan-routes', folder: 'traveler' },
  work: { routes: 'work-routes', folder: 'work' },
} as const;

/** The screens of `src/wallet/paths.ts` that link to other screens, with the area of their messages. */
const areas = {
  digitalId: 'identity',
  assets: 'assets',
  localpay: 'local',
  work: 'work',
  traveler: 'travel',
  myInfo: 'account',
} as const;

const isParent = (name: string): name is keyof typeof areas => Object.hasOwn(areas, name);

const isSubject = (name: string): name is keyof typeof subjects => Object.hasOwn(subjects, name);

const capital = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** Splits `parent/name` into its two parts, in the spelling of file names. */
function partsOf(input: string): [parent: string, name: string] {
  const [, parent, name] = /^([\w-]+)\/([a-z][a-z0-9-]*)$/.exec(input) ?? [];
  if (parent === undefined || name === undefined) {
    throw new Error(
      `“${input}” is not a name with its parent: write travel/souvenir, or traveler/packing-list`,
    );
  }
  return [parent, name];
}

/** The spellings of a name that templates use. */
function spellingsOf(fileName: string) {
  const words = fileName.replaceAll('-', ' ');
  const Name = words.split(' ').map(capital).join('');
  const plural = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);
  const name = `${Name.slice(0, 1).toLowerCase()}${Name.slice(1)}`;
  return {
    Name,
    name,
    names: plural(name),
    'file-name': fileName,
    'file-names': plural(fileName),
    words,
    'word-names': plural(words),
    Title: words.split(' ').map(capital).join(' '),
    path: `/${fileName}`,
  };
}

/** Fills the `{{…}}` of a template. */
function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  const file = new URL(`templates/${template}.txt`, import.meta.url);
  return readFileSync(file, 'utf8').replaceAll(/\{\{([\w-]+)\}\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${template}.txt uses {{${key}}}, which has no value`);
    return value;
  });
}

/** Inserts a text before or after the last match of a pattern. */
function insert(text: string, side: 'before' | 'after', pattern: RegExp, added: string): string {
  const found = Array.from(text.matchAll(pattern)).at(-1);
  if (found === undefined) throw new Error(`Nothing matches ${String(pattern)}`);
  const at = side === 'before' ? found.index : found.index + found[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

const ownImports = /^(?:import|\}) .*from '(?:#|\.)[^']+';\n/gm;

/** Adds an import after the last import of a project file. */
const addImport = (text: string, line: string) => insert(text, 'after', ownImports, `${line}\n`);

const entityImports = /^(?:import|\}) .*from '#wallet\/entities\/[^']+';\n/gm;

/** Inserts lines at the end of the exported function that adds the routes. */
function insertAtEndOfRoutes(text: string, lines: string): string {
  const start = text.search(/^export function add\w+Routes/m);
  const end = text.indexOf('\n}\n', start) + 1;
  if (start === -1 || end === 0) throw new Error('No exported function adds the routes');
  return text.slice(0, end) + lines + text.slice(end);
}

/** The files of a read and a create of one kind of entity. `travel/souvenir` gives `souvenirs` and `addSouvenir`. */
export function planCall(input: string, read: Read): Plan {
  const [subject, fileName] = partsOf(input);
  if (!isSubject(subject)) {
    throw new Error(`No calls are about “${subject}”: choose ${Object.keys(subjects).join(', ')}`);
  }
  const { routes, folder } = subjects[subject];
  const values = spellingsOf(fileName);
  const { Name, names } = values;
  const fill = (template: string) => fillTemplate(`call/${template}`, values);
  const contractFile = `src/api/calls/${subject}.ts`;
  const mocksFile = 'src/mocks/builders.ts';
  const routesFile = `provider/routes/${routes}.ts`;
  const factsFile = 'provider/testing/call-facts.ts';

  let contract = insert(read(contractFile), 'before', /^\} as const satisfies/gm, fill('contract'));
  contract = insert(
    contract,
    'after',
    entityImports,
    `import { New${Name}, ${Name} } from '#wallet/entities/${fileName}.ts';\n${
      contract.includes('import { rowsOf }')
        ? ''
        : "import { rowsOf } from '#wallet/entities/rows.ts';\n"
    }`,
  );
  return new Map([
    [`src/wallet/entities/${fileName}.ts`, fill('entity')],
    [contractFile, contract],
    [mocksFile, insert(read(mocksFile), 'before', /^\};$/gm, fill('mock'))],
    [`provider/${folder}/${values['file-names']}.ts`, fill('domain')],
    [
      routesFile,
      addImport(
        insertAtEndOfRoutes(read(routesFile), fill('routes')),
        `import { add${Name}, ${names}Of } from '../${folder}/${values['file-names']}.ts';`,
      ),
    ],
    [
      factsFile,
      insert(read(factsFile), 'before', /^\};\n\n\/\*\* A body of every/gm, fill('facts')),
    ],
  ]);
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The files of a screen with a form. With `traveler/packing-list`, the screen at `paths.traveler` links to it. */
export function planScreen(input: string, read: Read): Plan {
  const [parent, fileName] = partsOf(input);
  if (!isParent(parent)) {
    throw new Error(
      `No screen can be added below “${parent}”: choose ${Object.keys(areas).join(', ')}`,
    );
  }
  const area = areas[parent];
  const values = { ...spellingsOf(fileName), parent, area };
  const { Name, name } = values;
  const fill = (template: string, more: Readonly<Record<string, string>> = {}) =>
    fillTemplate(`screen/${template}`, { ...values, ...more });

  const routesFile = 'app/routes/routes.ts';
  let table = read(routesFile);
  const parentEntry = new RegExp(
    `\\[paths\\.${parent}\\]: chunk\\([^[]*?import\\((?:/\\* chunk: ([\\w-]+) \\*/ )?'\\./(\\w+)Route`,
  );
  const [, parentChunk, parentName = ''] = parentEntry.exec(table) ?? [];
  // The number of chunks has a limit, so the new screen shares one with its parent.
  const chunk = parentChunk ?? kebab(parent);
  const importOf = (route: string) => `import(/* chunk: ${chunk} */ './${route}Route.tsx')`;
  table = table.replace(`import('./${parentName}Route.tsx')`, importOf(parentName));
  const entry = `  [paths.${name}]: chunk(() => ${importOf(Name)}, {\n    messages: ['forms', '${area}'],\n  }),\n`;

  const pathsFile = 'src/wallet/paths.ts';
  const pathList = insert(
    read(pathsFile),
    'before',
    /^\} as const;\n\n\/\*\* The screens that a tab/gm,
    `  ${name}: '/${fileName}',\n`,
  );

  const catalogueFile = 'stories/catalogue.ts';
  let catalogue = insert(
    read(catalogueFile),
    'after',
    /^(?:import|\}) .*from '\.\/catalogue\/[^']+';\n/gm,
    `import { ${name}, ${name}Screen } from './catalogue/${fileName}.ts';\n`,
  );
  catalogue = insert(catalogue, 'before', /^\} as const;/gm, `  ...${name},\n`);
  catalogue = insert(
    catalogue,
    'before',
    /^\};\n\nexport type CatalogueId/gm,
    `  ${Name}: ${name}Screen,\n`,
  );

  const noticesFile = 'src/wallet/notices/notices.ts';
  const goldenFile = 'src/wallet/notices/notices.golden.ts';
  const parentFile = `src/screens/${kebab(parentName).slice(1)}/${parentName}Screen.tsx`;
  return new Map([
    [`src/screens/${fileName}/${Name}Screen.tsx`, fill('screen')],
    [`src/wallet/forms/${fileName}.ts`, fill('form')],
    [`app/routes/${Name}Route.tsx`, fill('route')],
    [`stories/screens/${Name}.stories.tsx`, fill('stories')],
    [`stories/catalogue/${fileName}.ts`, fill('catalogue')],
    [`stories/journeys/${fileName}.journey.ts`, fill('journey')],
    [routesFile, insert(table, 'before', /^\};\n\nconst notFound/gm, entry)],
    [
      pathsFile,
      insert(pathList, 'after', new RegExp(`\\[paths\\.${parent}\\]: \\[`, 'g'), `paths.${name}, `),
    ],
    [catalogueFile, catalogue],
    [
      noticesFile,
      insert(
        read(noticesFile),
        'before',
        /^\};\n\n\/\*\* The codes of screens in/gm,
        fill('notice-kinds'),
      ),
    ],
    [goldenFile, insert(read(goldenFile), 'before', /^\} as const satisfies/gm, fill('notices'))],
    ...(['en', 'ko'] as const).flatMap((language): [string, string][] => {
      const file = (messages: string) => `src/i18n/${language}/${messages}.ts`;
      const added = (messages: string, pattern: RegExp, template: string): [string, string] => [
        file(messages),
        insert(read(file(messages)), 'before', pattern, fill(template)),
      ];
      return [
        added(area, /^\};/gm, `messages.${language}`),
        added('titles', /^\};/gm, `title.${language}`),
        added('notices', /^ {2}\},\n\};/gm, `notices.${language}`),
      ];
    }),
    [
      parentFile,
      `// ${marker}: add a link to paths.${name} to the screen, and remove this line.\n${read(parentFile)}`,
    ],
  ]);
}
