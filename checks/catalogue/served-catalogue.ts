import { preview, type PreviewServer } from 'vite';

/** Serves a built catalogue. Its address ends with a slash. */
export async function serveCatalogue(
  folder: string,
): Promise<{ origin: string; server: PreviewServer }> {
  const server = await preview({
    configFile: false,
    root: '.',
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 6107, host: '127.0.0.1' },
  });
  return { origin: server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:6107/', server };
}
