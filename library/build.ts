/**
 * Builds `superwallet-ui` from `src/` into `dist-library/package/`: ES modules, one for each source file, their
 * types, the stylesheets and the package's own `package.json`. Run by `npm run build:library`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import tailwindcss from '@tailwindcss/vite';
import { transform } from 'esbuild';
import { build } from 'vite';
import * as z from 'zod/mini';

import { scopedStyles, tokensOf } from './scoped-styles.ts';

const sources = 'dist-library/sources';
const target = 'dist-library/package';

/** The modules of a folder of `src/`, without their tests, as paths from `src/`. */
const modulesIn = (folder: string): readonly string[] =>
  globSync('**/*.{ts,tsx}', { cwd: join('src', folder), exclude: ['**/*.test.{ts,tsx}'] })
    .map((file) => posix.join(folder, file.replaceAll('\\', '/')))
    .toSorted();

/** The folders that the package exports, each as one entry. */
const exportedFolders: readonly string[] = [
  'components',
  'widgets',
  'shell',
  ...globSync('screens/*', { cwd: 'src' })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted(),
  'wallet',
  'i18n',
  'api',
  'mocks',
];

/** A module with the messages of one area. They are exported as parts of `english` and `korean`. */
const isAreaOfMessages = /^i18n\/(?:en|ko)\//;

function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * Writes the modules with relative imports instead of the project's aliases. Also writes an entry for each exported
 * folder, which re-exports all of its modules.
 */
function writeSources(): void {
  for (const module of modulesIn('.')) {
    const text = readFileSync(join('src', module), 'utf8').replaceAll(
      /(?<=')#(?<path>(?:\w|-)+\/[^']+\.tsx?)(?=')/g,
      (_, path: string) => relativePath(module, path),
    );
    mkdirSync(dirname(join(sources, module)), { recursive: true });
    writeFileSync(join(sources, module), text);
  }
  for (const folder of exportedFolders) {
    const exported = modulesIn(folder)
      .filter((module) => !isAreaOfMessages.test(module))
      .map((module) => relativePath(`${folder}/index.ts`, module));
    writeFileSync(
      join(sources, folder, 'index.ts'),
      exported.map((path) => `export * from '${path}';\n`).join(''),
    );
  }
}

/** Rewrites the imports of declaration files to the package's file names. */
function finishDeclarations(): void {
  for (const file of globSync(`${target}/**/*.d.ts`)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(?<=['"]\.{1,2}\/[^'"\n]+)\.tsx?(?=['"])/g, '.js'));
  }
}

async function writeStyles(): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss({ optimize: false })],
    build: {
      write: false,
      cssMinify: false,
      rolldownOptions: { input: 'src/tokens/theme.css' },
    },
  });
  const files = 'output' in built ? built.output : [];
  const compiled = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (compiled?.type !== 'asset') throw new Error('Tailwind has built no stylesheet');
  // Nesting is compiled away for older browsers; `light-dark()` is not, because the page chooses the scheme.
  const { code } = await transform(String(compiled.source), {
    loader: 'css',
    minify: true,
    target: ['chrome123', 'firefox120', 'safari17.5'],
    supported: { nesting: false },
  });
  const styles = scopedStyles(code);
  writeFileSync(join(target, 'styles.css'), styles);
  writeFileSync(join(target, 'tokens.css'), tokensOf(styles));
  // Some compilers require types for the import of a stylesheet.
  for (const name of ['styles', 'tokens'])
    writeFileSync(join(target, `${name}.css.d.ts`), 'export {};\n');
}

const Project = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** The packages that the built modules and their types import. */
function importedPackages(): readonly string[] {
  const texts = globSync(`${target}/**/*.{js,d.ts}`).map((file) => readFileSync(file, 'utf8'));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/(?:from |import ?\(|import )['"](?<name>(?:@[\w-]+\/)?\w[\w.-]*)/g)].map(
      ({ groups }) => groups?.['name'] ?? '',
    ),
  );
  return [...new Set(imported)].toSorted();
}

/** Packages that the host provides, so that its page has only one copy of each. */
const peers = new Set(['react', 'react-dom', 'msw']);

const newestVersion = /^## (?<version>\d+\.\d+\.\d+)/m;

/** Dependencies have the project's versions. A peer may have any version with the same major number (decision 132). */
function writeManifest(): void {
  const { dependencies, devDependencies } = Project.parse(
    JSON.parse(readFileSync('package.json', 'utf8')),
  );
  const versionOf = (name: string): string => {
    const version = dependencies[name] ?? (peers.has(name) ? devDependencies[name] : undefined);
    if (version === undefined)
      throw new Error(`The library imports ${name}, which is not a dependency of the project`);
    return version;
  };
  const rangeOf = (name: string): string =>
    peers.has(name) ? `^${versionOf(name).replace(/\..*/, '')}.0.0` : `^${versionOf(name)}`;
  const changes = readFileSync('library/CHANGELOG.md', 'utf8');
  const names = importedPackages();
  const ranges = (wanted: readonly string[]) =>
    Object.fromEntries(wanted.map((name) => [name, rangeOf(name)]));
  const entry = (file: string) => ({ types: `${file}.d.ts`, default: `${file}.js` });
  const sheet = (file: string) => ({ types: `${file}.d.ts`, default: file });
  const manifest = {
    name: 'superwallet-ui',
    version: newestVersion.exec(changes)?.groups?.['version'],
    description: 'The components and screens of Superwallet for React',
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      ...Object.fromEntries(
        exportedFolders.map((folder) => [`./${folder}`, entry(`./${folder}/index`)]),
      ),
      './tokens.css': sheet('./tokens.css'),
      './styles.css': sheet('./styles.css'),
      './package.json': './package.json',
    },
    dependencies: ranges(names.filter((name) => !peers.has(name))),
    peerDependencies: ranges(names.filter((name) => peers.has(name))),
    // Required only by the mocks.
    peerDependenciesMeta: { msw: { optional: true } },
  };
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  for (const document of ['README.md', 'CHANGELOG.md'])
    cpSync(join('library', document), join(target, document));
}

rmSync('dist-library', { recursive: true, force: true });
writeSources();
execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'library/tsconfig.json'], {
  stdio: 'inherit',
});
finishDeclarations();
await writeStyles();
writeManifest();
rmSync(sources, { recursive: true });
