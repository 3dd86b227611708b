import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'postcss';

/** The wallet's rendering code, without stories, tests and documents. */
const rendering = ['src/{components,widgets,shell,screens}/**/*.{ts,tsx}', 'app/**/*.{html,tsx}'];

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const texts = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** The words of all string literals in the code. */
function wordsOf(code: string): string[] {
  return [...code.replaceAll(comments, '').matchAll(texts)].flatMap(([, ...quoted]) =>
    (quoted.find((text) => text !== undefined) ?? '').split(/\s+/),
  );
}

/** The names of the classes in a stylesheet. */
function classesOf(stylesheet: string): string[] {
  const names: string[] = [];
  parse(stylesheet).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:\\.|[\w-])+)/g))
      names.push(name.replaceAll(/\\(.)/g, '$1'));
  });
  return names;
}

/** The classes in the built wallet's stylesheets that no wallet code uses. */
export function unusedClasses(folder: string): string[] {
  const files = globSync(rendering, { exclude: ['**/*.test.*'] });
  const words = new Set(files.flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
  const sheets = globSync('assets/*.css', { cwd: folder });
  const classes = sheets.flatMap((sheet) => classesOf(readFileSync(join(folder, sheet), 'utf8')));
  return [...new Set(classes)].filter((name) => !words.has(name));
}
