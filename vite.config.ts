import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';

import { defaultPhone } from './.storybook/display-options.ts';
import { pictureAgent } from './.storybook/test-run.ts';
import { builtFiles } from './built-files.ts';
import { motionlessChromium } from './checks/browser/chromium.ts';
import { licences } from './licences.ts';
import { basePath, operatorPaths } from './src/wallet/paths.ts';
import { browserThemeColour } from './src/wallet/theme.ts';

const configDir = '.storybook';

/** Whether the accessibility of each story is checked, which takes half of the time. */
const checksAccessibility = process.env['STORY_AXE'] !== 'off';

/**
 * Every story as a test: played once, on the default phone in the light theme. The preview then checks what it claims
 * and the colours of the other theme, and `story-setup.ts` the page on a small phone.
 */
const storyProject = {
  // Storybook's own Vite config: without it aliases fail and modules reload in the middle of a run.
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
    // The addon's channel is a spy that keeps each event, with the elements that it names: a tenth of the time.
    clearMocks: true,
    // One page for all files: a page a file takes three times as long. The preview resets what could leak.
    isolate: false,
    maxWorkers: 2,
    // A story waits ten seconds for each thing that must come, which a busy machine may need more than once.
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

/** The reads of every screen that fail: routes in a browser, drawn as the stories are (`stories/failures/`). */
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

/** The manifest and the service worker, in the built wallet only: MSW's worker wants the same scope (decision 85). */
function installableWallet() {
  return VitePWA({
    // `app/offline/service-worker.ts` registers it and decides when a newer one takes over.
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
 * What is fetched beside the wallet's script where the wallet draws its first screen itself: what it reads with, and
 * the ID cards of Home. The provider takes the links away from a page that it renders.
 */
const preloaded = new Set(['first-calls', 'cards']);

/** How the names of files begin that are fetched once the first screen is there. */
const idleFiles = 'assets/idle-';

function preloadFirstScreen(): Plugin {
  return {
    name: 'superwallet:preload-first-screen',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const named = (href: string) => html.includes(`/${href}"`);
        /** The files of a part and of what it imports that the page does not name yet. */
        function filesOf(fileName: string, into: Set<string>): Set<string> {
          const part = bundle[fileName];
          if (part?.type !== 'chunk' || into.has(fileName) || named(fileName)) return into;
          into.add(fileName);
          for (const imported of part.imports) filesOf(imported, into);
          return into;
        }
        return Object.values(bundle).flatMap((part) => {
          if (part.type !== 'chunk' || !preloaded.has(part.name)) return [];
          return [...filesOf(part.fileName, new Set())].map((fileName) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: {
              rel: 'modulepreload',
              crossorigin: true,
              href: `${basePath}/${fileName}`,
              'data-unrendered': true,
            },
          }));
        });
      },
    },
  };
}

export default defineConfig({
  root: 'app',
  base: `${basePath}/`,
  plugins: [
    react(),
    tailwindcss(),
    installableWallet(),
    preloadFirstScreen(),
    walletLicences.collect,
    walletLicences.write,
  ],
  worker: { plugins: () => [walletLicences.collect] },
  // The router brings a stand-in for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: scripts or styles, and a request a glyph is not worth inlining here.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that the wallet runs in preloads modules by itself.
      polyfill: false,
      // A link in the page for each file costs the page more than the idle part wins by coming sooner.
      resolveDependencies: (file, files) => (file.startsWith(idleFiles) ? [] : files),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // The first load names every chunk, so their names are short. The manifest tells which is which.
        chunkFileNames: ({ name }) => `${name === 'idle' ? idleFiles : 'assets/'}[hash].js`,
        codeSplitting: {
          // With them the first load would need the file too, for what the forms share with it.
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
    // Pictures of failed stories.
    attachmentsDir: 'test-results/stories',
    // `npm run story -- --coverage`: what the stories reach of the library.
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
          // Dates are shown in the device's time zone, so every machine takes the same one.
          env: { TZ: 'Asia/Seoul' },
        },
      },
      {
        test: {
          name: 'provider',
          root: '.',
          include: ['provider/**/*.test.ts'],
          globalSetup: 'provider/testing/database-template.ts',
          // Each file starts a provider with its own database; more at once only slow each other down.
          maxWorkers: 2,
          // Starting processes and databases takes seconds, and ten times as long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
