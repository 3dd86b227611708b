import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { licences } from '../../licences.ts';

const pageLicences = licences('dist/.server');

/** Builds the server renderer: one file without run-time dependencies. */
export default defineConfig({
  root: 'app',
  publicDir: false,
  plugins: [react(), pageLicences.collect, pageLicences.write],
  // As in the wallet's build: the router ships a shim for a hook that React has since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: true },
  // Otherwise the development build of React is used.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'page/render-page.tsx',
    outDir: '../dist/.server',
    emptyOutDir: true,
    // One chunk: a second one could be confused with the previous version's chunk of the same name.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
