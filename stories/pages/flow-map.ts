import { titleLanguage, titleOfPath } from '#app/page/page-title.ts';
import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { documentedLanguages } from '#i18n/language.ts';
import { paths, sectionOf } from '#wallet/paths.ts';

import { screenPaths } from '#harness/screen-paths.ts';

/** A screen of the flow map. */
export interface FlowScreen {
  /** The screen's name in the catalogue. */
  name: string;
  /** The title of the page. */
  title: string;
  path: string;
  /** The name of the tab that the screen belongs to, or `my-info`. */
  section: string;
  /** The names of the screens that it links to. */
  leadsTo: readonly string[];
}

/** The texts of the source files, by their paths from the root of the repository: `src/screens/…`. */
export type Sources = Readonly<Record<string, string>>;

const routesFile = 'app/routes/routes.ts';

const namesByPath = new Map(Object.entries(screenPaths).map(([name, path]) => [path, name]));

/** The names of paths in source files: `paths.send`, `receiptPath(…)`. */
const nameIn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(paths).map(([key, path]) => [`paths.${key}`, namesByPath.get(path) ?? key]),
  ),
  'documentPath(': 'document-detail',
  'receiptPath(': 'receipt',
  'credentialPath(': 'credential',
  'assetPath(': 'asset',
};

/** Matches a link's target, but neither the value of a `from` prop nor the key of a table. */
const target = /(?<!from=\{|\[)(paths\.\w+|(?:document|receipt|credential|asset)Path\()/g;

function targetsIn(source: string): string[] {
  return [...source.matchAll(target)].flatMap(([text]) => nameIn[text] ?? []);
}

/** The imported file, if its links count as the screen's own. */
function importedFile(specifier: string, from: string): string | undefined {
  const aliases = {
    '#screens/': 'src/screens/',
    '#components/': 'src/components/',
    '#widgets/': 'src/widgets/',
  };
  for (const [alias, folder] of Object.entries(aliases)) {
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  }
  if (!specifier.startsWith('./') || !from.startsWith('src/')) return undefined;
  return from.slice(0, from.lastIndexOf('/') + 1) + specifier.slice(2);
}

/** The files of a route: its own, its screen's, and the components that these render. */
function filesOf(route: string, sources: Sources): ReadonlySet<string> {
  const files = new Set([route]);
  for (const file of files) {
    for (const [, specifier = ''] of (sources[file] ?? '').matchAll(
      /(?:from|import\() ?'([^']+)'/g,
    )) {
      const imported = importedFile(specifier, file);
      if (imported !== undefined && imported in sources) files.add(imported);
    }
  }
  return files;
}

/** The title of a path, as the specification shows it. */
function titleIn(path: string): string {
  const name = titleOfPath(path);
  return { en: english, ko: korean }[titleLanguage(name, documentedLanguages)].titles[name];
}

/** The routes in the router's table, each with its name and file. */
function routesIn(source: string): { name: string; file: string }[] {
  const inTable = [
    ...source.matchAll(
      /\[(paths\.\w+)\]: (?:chunk\([^']*'\.\/(\w+)\.tsx'|\{\s*component: \(\) => (\w+))/g,
    ),
  ].map(([, path = '', file, component]) => ({
    name: nameIn[path] ?? path,
    file: file ?? component ?? '',
  }));
  const details = [
    ...source.matchAll(/const (document|receipt|credential|asset)\w* = chunk\([^']*'\.\/(\w+)/g),
  ].map(([, kind = '', file = '']) => ({
    name: nameIn[`${kind}Path(`] ?? kind,
    file,
  }));
  return [...inTable, ...details];
}

/**
 * Every screen of the router with the screens that it links to, read from the source files. Links on every screen are
 * left out: the header, the navigation and the add button.
 */
export function flowMap(sources: Sources): FlowScreen[] {
  return routesIn(sources[routesFile] ?? '').map(({ name, file }) => {
    const path = screenPaths[name] ?? '';
    const targets = [...filesOf(`app/routes/${file}.tsx`, sources)].flatMap((source) =>
      targetsIn(sources[source] ?? ''),
    );
    return {
      name,
      title: titleIn(path),
      path,
      section: namesByPath.get(sectionOf(path)) ?? name,
      leadsTo: [...new Set(targets)].filter((other) => other !== name),
    };
  });
}
