import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';

import { chromiumLaunchOptions } from './checks/chromium.ts';
import { basePath } from './src/wallet/paths.ts';

const configDir = '.storybook';

/** Every story as a test, in one theme. */
function storyProject(theme: 'light' | 'dark') {
  return {
    // Storybook's own Vite config: without it aliases fail and modules reload in the middle of a run.
    extends: './.storybook/vite.config.ts' as const,
    plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
    test: {
      name: `stories-${theme}`,
      // One page for all files: a page a file takes three times as long. The preview resets what could leak.
      isolate: false,
      maxWorkers: 2,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: chromiumLaunchOptions() }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

export default defineConfig({
  root: 'app',
  base: `${basePath}/`,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: scripts or styles, and a request a glyph is not worth inlining here.
    assetsInlineLimit: 0,
    // Every browser that the wallet runs in preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    port: 5173,
    proxy: { [`${basePath}/api`]: `http://127.0.0.1:${process.env['PORT'] ?? 4173}` },
  },
  test: {
    root: '.',
    projects: [
      {
        test: { name: 'unit', root: '.', include: ['{src,app,stories,checks}/**/*.test.ts'] },
      },
      {
        test: {
          name: 'provider',
          root: '.',
          include: ['provider/**/*.test.ts'],
          // Each file starts a provider with its own database; more at once only slow each other down.
          maxWorkers: 2,
          testTimeout: 20_000,
        },
      },
      storyProject('light'),
      // The Storybook panel shows one verdict a story, so it gets one theme.
      ...(process.env['VITEST_STORYBOOK'] ? [] : [storyProject('dark')]),
    ],
  },
});
