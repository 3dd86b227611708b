import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Serves and emits the MSW worker, so that no copy of it has to be kept in a static folder.
  plugins: [react(), tailwindcss(), msw({ mode: 'worker-only' })],
});
