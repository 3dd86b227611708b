import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What draws the pages of the built wallet for the provider: one file, which needs no package at run time. */
export default defineConfig({
  root: 'app',
  publicDir: false,
  plugins: [react()],
  // As in the wallet: the router brings a stand-in for what React has had since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  ssr: { noExternal: true },
  // Else React would be the one for development.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'page/render-page.tsx',
    outDir: '../dist/.server',
    emptyOutDir: true,
    // A part of its own would know the renderer of a version before by the same name.
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
