import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Serves and emits the MSW worker, so that no copy of it has to be kept in a static folder.
  plugins: [react(), tailwindcss(), msw({ mode: 'worker-only' })],
  optimizeDeps: {
    // Found late on a cold cache, each of these would reload the page in the middle of a test run.
    include: [
      'big.js',
      'class-variance-authority',
      'lucide-react',
      'msw',
      'msw/browser',
      'msw/experimental',
      'qr',
      'radix-ui',
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'storybook/internal/csf',
      'storybook/test',
      'storybook/theming',
      'zod/mini',
    ],
  },
});
