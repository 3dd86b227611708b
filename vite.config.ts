import { fileURLToPath } from 'node:url';

import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';

import { defaultPhone } from './.storybook/display-options.ts';
import { pictureAgent } from './.storybook/test-run.ts';
import { builtFiles, withoutComments } from './built-files.ts';
import { motionlessChromium } from './checks/browser/chromium.ts';
import { licences } from './licences.ts';
import { basePath, operatorPaths } from './src/wallet/paths.ts';
import { browserThemeColour } from './src/wallet/theme.ts';

const configDir = '.storybook';

/** True if the accessibility of each story is checked, which takes half of the time of a run. */
const checksAccessibility = process.env['STORY_AXE'] !== 'off';

/**
 * Every story as a test: played once, on the default phone in the light theme. The preview then checks its claims and
 * the colours of the dark theme, and `story-setup.ts` checks the page on a small phone.
 */
const storyProject = {
  // Storybook's own Vite config: without it aliases fail, and modules reload during a run.
  extends: './.storybook/vite.config.ts' as const,
  plugins: [
    storybookTest({
      configDir,
      initialGlobals: {
        theme: process.env['STORY_THEME'] ?? 'light',
        viewport: { value: defaultPhone, isRotated: false },
        ...(!checksAccessibility && { a11y: { manual: true } }),
      },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['./checks/stories/story-setup.ts'],
    // The addon's channel is a spy that stores each event with its elements. Clearing it saves a tenth of the time.
    clearMocks: true,
    // One page for all files: one page per file takes three times as long. The preview resets all state that could
    // leak.
    isolate: false,
    maxWorkers: 2,
    // A story waits up to ten seconds for each expectation, and a busy machine may need more than one such wait.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      screenshotFailures: true,
      headless: true,
      provider: playwright({
        launchOptions: motionlessChromium(),
        contextOptions: { userAgent: pictureAgent },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

/** The tests of failing reads of every screen (`stories/failures/`). They render routes in a browser like stories. */
const failureProject = {
  extends: './.storybook/vite.config.ts' as const,
  publicDir: '.storybook/static',
  test: {
    ...storyProject.test,
    name: 'failures',
    include: ['stories/failures/*.test.tsx'],
    setupFiles: [],
    browser: {
      ...storyProject.test.browser,
      viewport: { width: 390, height: 844 },
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

const walletLicences = licences('dist');

/** The manifest and the service worker, in the built wallet only: MSW's worker has the same scope (decision 85). */
function installableWallet() {
  return VitePWA({
    // `app/offline/service-worker.ts` registers the service worker and decides when a newer version is activated.
    injectRegister: false,
    registerType: 'prompt',
    manifest: {
      id: `${basePath}/`,
      name: 'Superwallet',
      short_name: 'Superwallet',
      description: "Your identity, your assets and your city's money in one wallet.",
      start_url: `${basePath}/`,
      scope: `${basePath}/`,
      display: 'standalone',
      theme_color: browserThemeColour.light,
      background_color: browserThemeColour.light,
      icons: [
        { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: 'icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
    strategies: 'injectManifest',
    srcDir: 'offline',
    filename: 'sw.js',
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg}'],
      rollupFormat: 'iife',
      buildPlugins: { vite: [walletLicences.collect] },
    },
  });
}

/**
 * Chunks that are preloaded with the wallet's script: the messages of the first screen, and, if the wallet renders its
 * first screen itself, the first calls and the ID cards of Home with their messages. The provider removes the links to
 * the latter from a page that it renders.
 */
const preloaded: ReadonlyMap<string, { unrendered: boolean }> = new Map([
  ['en-first', { unrendered: false }],
  ['ko-bell', { unrendered: false }],
  ['first-calls', { unrendered: true }],
  ['cards', { unrendered: true }],
  ['later-messages', { unrendered: true }],
  ['en-cards', { unrendered: true }],
]);

/** The name of the meta tag with the addresses of these files. The provider removes it. */
const messageFiles = 'superwallet-messages';

/** The messages of the first screen in the other languages, which the provider preloads for a page in one of them. */
const otherMessages: ReadonlySet<string> = new Set(['ko-first', 'en-bell']);

/** The prefix of files that are fetched after the first screen is shown. */
const idleFiles = 'assets/idle-';

function preloadFirstScreen(): Plugin {
  return {
    name: 'superwallet:preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const isLinked = (href: string) => html.includes(`/${href}"`);
        /** The files of a chunk and its imports, except those that the page already links to. */
        function filesOf(fileName: string, into: Set<string>): Set<string> {
          const part = bundle[fileName];
          if (part?.type !== 'chunk' || into.has(fileName) || isLinked(fileName)) return into;
          into.add(fileName);
          for (const imported of part.imports) filesOf(imported, into);
          return into;
        }
        const others = Object.values(bundle).flatMap((part) =>
          part.type === 'chunk' && otherMessages.has(part.name)
            ? [[part.name, `${basePath}/${part.fileName}`] as const]
            : [],
        );
        const meta = {
          tag: 'meta',
          injectTo: 'head' as const,
          attrs: { name: messageFiles, content: JSON.stringify(Object.fromEntries(others)) },
        };
        const links = Object.values(bundle).flatMap((part) => {
          const preload = part.type === 'chunk' ? preloaded.get(part.name) : undefined;
          if (part.type !== 'chunk' || preload === undefined) return [];
          return [...filesOf(part.fileName, new Set())].map((fileName) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `${basePath}/${fileName}`,
              'data-unrendered': preload.unrendered,
              'data-messages': /^(?:en|ko)-(?:first|bell)$/.test(part.name) && part.name,
            },
          }));
        });
        return [meta, ...links];
      },
    },
  };
}

export default defineConfig({
  root: 'app',
  base: `${basePath}/`,
  plugins: [
    withoutComments,
    react(),
    tailwindcss(),
    installableWallet(),
    preloadFirstScreen(),
    walletLicences.collect,
    walletLicences.write,
  ],
  worker: { plugins: () => [walletLicences.collect] },
  resolve: {
    alias: [
      // The router imports a shim of `useSyncExternalStore`, which React has had since version 18.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // TanStack Query imports its cache of mutations, which the wallet does not use.
      {
        find: /^\.\/mutationCache\.js$/,
        replacement: fileURLToPath(new URL('app/services/no-mutations.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: URLs for scripts or styles, and a request per glyph is cheap enough.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every supported browser preloads modules natively.
      polyfill: false,
      // Links to these files in the page would cost more than the earlier start of the idle chunk saves.
      resolveDependencies: (file, files) => (file.startsWith(idleFiles) ? [] : files),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load contains the names of all chunks, so they are short. The manifest maps them to their sources.
        chunkFileNames: ({ name }) => `${name === 'idle' ? idleFiles : 'assets/'}[hash:7].js`,
        codeSplitting: {
          // If a group included the dependencies of its modules, the first load would also need that group's file,
          // because of code that it shares with the forms.
          includeDependenciesRecursively: false,
          groups: builtFiles,
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', ...Object.values(operatorPaths)].map((path) => [
        `${basePath}${path}`,
        `http://127.0.0.1:${process.env['PORT'] ?? 4173}`,
      ]),
    ),
  },
  test: {
    root: '.',
    // The folder for screenshots of failed stories.
    attachmentsDir: 'test-results/stories',
    // `npm run story -- --coverage`: the coverage of `src/` by the stories.
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      thresholds: { lines: 90 },
    },
    projects: [
      {
        test: {
          name: 'unit',
          root: '.',
          include: ['{src,app,stories,checks,.storybook}/**/*.test.{ts,tsx}'],
          exclude: ['stories/failures/**'],
          // A test that derives keys takes seconds on a busy machine.
          testTimeout: 20_000,
          // Dates are shown in the device's time zone, so it is fixed for all machines.
          env: { TZ: 'Asia/Seoul' },
        },
      },
      {
        test: {
          name: 'provider',
          root: '.',
          include: ['provider/**/*.test.ts'],
          globalSetup: 'provider/testing/database-template.ts',
          // Each file starts a provider with its own database, and more workers only slow each other down.
          maxWorkers: 2,
          // Starting processes and databases takes seconds, and ten times as long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'library',
          root: '.',
          include: ['library/**/*.test.ts'],
          // Each test runs a compiler, a bundler or a browser.
          testTimeout: 60_000,
        },
      },
      storyProject,
      failureProject,
    ],
  },
});
