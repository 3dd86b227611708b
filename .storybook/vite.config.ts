import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

import { licences } from '../licences.ts';

const catalogueLicences = licences('storybook-static');

export default defineConfig({
  // Serves and emits the MSW worker, so that no static folder needs a copy of it.
  plugins: [
    react(),
    tailwindcss(),
    msw({ mode: 'worker-only' }),
    catalogueLicences.collect,
    catalogueLicences.write,
  ],
  worker: { plugins: () => [catalogueLicences.collect] },
  optimizeDeps: {
    // Without this list, a cold cache would discover these in the middle of a test run and reload the page.
    include: [
      '@noble/curves/secp256k1.js',
      '@noble/hashes/sha2.js',
      '@noble/hashes/sha3.js',
      '@noble/hashes/utils.js',
      '@scure/bip32',
      '@scure/bip39',
      '@scure/bip39/wordlists/english.js',
      '@tanstack/react-query',
      'axe-core',
      'big.js',
      'class-variance-authority',
      'comlink',
      'lucide-react',
      'msw',
      'msw/browser',
      'msw/experimental',
      'qr',
      'qr/decode.js',
      'radix-ui',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'storybook/internal/core-events',
      'storybook/internal/csf',
      'storybook/preview-api',
      'storybook/test',
      'storybook/theming',
      'wouter',
      'wouter/memory-location',
      'wouter/use-browser-location',
      'zod/mini',
    ],
  },
});
