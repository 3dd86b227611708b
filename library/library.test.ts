import { execFile, execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import * as esbuild from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { motionlessChromium } from '../checks/browser/chromium.ts';

import { installConsumer, pack, readManifest } from './install-consumer.ts';

const run = promisify(execFile);
const bin = (name: string, file: string) => resolve('node_modules', name, file);

/** Budget of a page with Button and Card, in kB (1,000 bytes) of gzipped JavaScript, without React. */
const twoComponentsBudget = 12;
const isReact = /^react(-dom)?(\/|$)/;

const serverPackages = ['hono', '@hono/node-server', 'pg', '@electric-sql/pglite', 'drizzle-orm'];

let tarball = '';
let consumer = '';

/** Runs the script of an installed package and returns its output. Rejects if the script fails. */
async function output(cwd: string, script: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [script, ...args], { cwd });
  return stdout;
}

beforeAll(() => {
  execFileSync(process.execPath, ['library/build.ts'], { stdio: 'inherit' });
  tarball = pack();
  consumer = installConsumer(tarball);
}, 120_000);

afterAll(() => {
  if (consumer !== '') rmSync(consumer, { recursive: true });
});

describe('the package', () => {
  it('is accepted by publint', async () => {
    await output('.', bin('publint', 'src/cli.js'), 'run', tarball, '--strict');
  });

  it('has types for ES modules, which are its only format', async () => {
    const attw = bin('@arethetypeswrong/cli', 'dist/index.js');
    await output('.', attw, tarball, '--profile', 'esm-only', '--no-definitely-typed');
  });

  it('imports no module by an alias or by a TypeScript file name', () => {
    const files = globSync('dist-library/package/**/*.{js,d.ts}');
    const unresolved = files.filter((file) =>
      /(from |import\()['"](#|[^'"]+\.tsx?['"])/.test(readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(unresolved).toEqual([]);
  });

  it('contains neither React nor a part of the server', () => {
    const { dependencies, peerDependencies } = readManifest();
    expect(Object.keys(peerDependencies)).toEqual(['msw', 'react', 'react-dom']);
    for (const name of ['react', 'react-dom', ...serverPackages]) {
      expect(dependencies).not.toHaveProperty(name);
    }
  });

  it('contains no tests', () => {
    expect(globSync('dist-library/package/**/*.test.*')).toEqual([]);
  });
});

describe('a project that has installed the package', () => {
  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])('type-checks with %s', async (config) => {
    await output(consumer, bin('typescript', 'bin/tsc'), '--project', config);
  });

  it('can import every entry in Node', async () => {
    const { name, exports } = readManifest();
    const entries = Object.keys(exports).filter((entry) => !/\.(css|json)$/.test(entry));
    const imports = entries.map((entry) => `await import('${join(name, entry)}');`).join('\n');
    expect(entries).toContain('./screens/send');
    await run(process.execPath, ['--input-type=module', '--eval', imports], { cwd: consumer });
  });

  it(`uses at most ${twoComponentsBudget} kB for Button and Card with esbuild`, async () => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [join(consumer, 'src/two-components.tsx')],
      bundle: true,
      minify: true,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react-dom'],
      write: false,
    });
    const [file] = outputFiles;
    const size = gzipSync(file?.contents ?? '').length / 1_000;
    console.log(`Button and Card by esbuild: ${size.toFixed(1)} of ${twoComponentsBudget} kB`);
    expect(file?.text).toContain('superwallet');
    expect(size).toBeLessThanOrEqual(twoComponentsBudget);
  });

  it(`uses at most ${twoComponentsBudget} kB for Button and Card with Vite`, async () => {
    const built = await build({
      configFile: false,
      root: consumer,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: { input: join(consumer, 'src/two-components.tsx'), external: isReact },
      },
    });
    const chunks = 'output' in built ? built.output.filter(({ type }) => type === 'chunk') : [];
    const code = chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
    const size = gzipSync(code).length / 1_000;
    console.log(`Button and Card by Vite: ${size.toFixed(1)} of ${twoComponentsBudget} kB`);
    expect(code).toContain('superwallet');
    expect(size).toBeLessThanOrEqual(twoComponentsBudget);
  });

  it('does not bundle unused modules', async () => {
    const { outputFiles } = await esbuild.build({
      stdin: {
        contents: ['components', 'widgets', 'shell', 'wallet', 'api', 'mocks', 'screens/send']
          .map((entry) => `import 'superwallet-ui/${entry}';`)
          .join('\n'),
        resolveDir: consumer,
      },
      bundle: true,
      format: 'esm',
      logLevel: 'silent',
      write: false,
    });
    expect(outputFiles[0]?.text).toBe('');
  });
});

describe('in a browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(motionlessChromium());
  });
  afterAll(() => browser.close());

  /** Builds the consumer's Send page with Vite, opens it, and calls `inspect` with the page. */
  async function openSend(inspect: (page: Page) => Promise<void>): Promise<void> {
    cpSync(bin('msw', 'lib/mockServiceWorker.js'), join(consumer, 'public/mockServiceWorker.js'));
    await build({
      configFile: false,
      root: consumer,
      logLevel: 'error',
      build: { target: 'esnext' },
    });
    const server = await preview({
      configFile: false,
      root: consumer,
      logLevel: 'error',
      preview: { port: 6109, host: '127.0.0.1' },
    });
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    try {
      await page.goto('http://127.0.0.1:6109/');
      await inspect(page);
    } finally {
      await page.close();
      await server.close();
    }
  }

  it('shows a styled screen with the answers of the mocks', async () => {
    const errors: string[] = [];
    await openSend(async (page) => {
      page.on('pageerror', (error) => errors.push(error.message));
      await page.getByRole('heading', { name: 'Send Assets' }).waitFor();
      await page.getByLabel('Recipient address').fill('0x52908400098527886E0F7030069857D2E4169EE7');
      await page.getByLabel('Asset').selectOption('XP');
      await page.getByLabel('Amount', { exact: true }).fill('5');
      const submit = page.getByRole('button', { name: 'Send', exact: true });
      const look = () =>
        submit.evaluate((element) => {
          const { backgroundColor, borderTopWidth, fontSize, minHeight } =
            getComputedStyle(element);
          return { backgroundColor, borderTopWidth, fontSize, minHeight };
        });
      const shape = { borderTopWidth: '0px', fontSize: '15px', minHeight: '52px' };
      await expect.poll(look).toEqual({ ...shape, backgroundColor: 'rgb(52, 45, 158)' });
      await page.evaluate(() => {
        document.documentElement.dataset['theme'] = 'dark';
      });
      await expect.poll(look).toEqual({ ...shape, backgroundColor: 'rgb(97, 101, 238)' });
      await submit.click();
      await page.getByText('Transfer Complete', { exact: true }).waitFor();
    });
    expect(errors).toEqual([]);
  });

  /** All computed styles on the page: each property of each element and its pseudo-elements. */
  const looks = (page: Page): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, html, body *')].flatMap((element) =>
        ['', '::before', '::after', '::marker', '::placeholder', '::file-selector-button'].flatMap(
          (pseudo) => {
            const style = getComputedStyle(element, pseudo);
            return [...style].map(
              (name) => `${element.tagName}${pseudo} ${name}: ${style.getPropertyValue(name)}`,
            );
          },
        ),
      ),
    );

  it.each(['light', 'dark'] as const)(
    'does not change a host page that has other styles, in the %s theme',
    async (colorScheme) => {
      const page = await browser.newPage({ colorScheme });
      await page.setContent(readFileSync('library/host-page.html', 'utf8'));
      const before = await looks(page);
      await page.addStyleTag({ path: 'dist-library/package/styles.css' });
      const after = await looks(page);
      expect(before).toContain('BODY --color-ink: crimson');
      expect(after).toHaveLength(before.length);
      expect(after.filter((look, at) => look !== before[at])).toEqual([]);
      await page.close();
    },
  );
});
