import type { IncomingMessage } from 'node:http';

import { chromium } from 'playwright';
import type { PreviewServer } from 'vite';

import { basePath } from '#wallet/paths.ts';
import { chromiumLaunchOptions } from '../browser/chromium.ts';

/** Pages without calls, alternating with stories that send calls as soon as they are rendered. */
const pages = [
  '?path=/docs/components-button--docs',
  '?path=/story/screens-send--transfer-complete',
  'iframe.html?viewMode=docs&id=components-card--docs',
  'iframe.html?viewMode=story&id=screens-assets--default',
  'iframe.html?viewMode=story&id=screens-my-info--sign-out',
  '?path=/story/superwallet-states--side-by-side&args=screen:receipt',
  '?path=/story/superwallet-flow-map--all-screens',
  '?path=/story/superwallet-catalogue--all-entries&args=find:send',
];
const loads = 40;

/** The parts of the preview window that the check reads. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** True if the page shows a docs page, or a story whose play function has finished or failed. Runs in the page. */
function isDrawn(): boolean {
  if (new URLSearchParams(location.search).get('viewMode') === 'docs') {
    return document.querySelector('#storybook-docs h1') !== null;
  }
  const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
  const phase = preview?.currentRender?.phase ?? '';
  return ['completed', 'finished', 'errored', 'aborted'].includes(phase);
}

/**
 * Loads pages of the built catalogue one after the other in one browser, and returns the API calls that reached the
 * server of the catalogue. A page sends such calls before the mocks' worker controls it, and they get a 404.
 */
export async function callsThatReachTheNetwork(
  origin: string,
  server: PreviewServer,
): Promise<string[]> {
  const reached: string[] = [];
  server.httpServer.on('request', ({ url = '' }: IncomingMessage) => {
    if (url.startsWith(`${basePath}/api`)) reached.push(url);
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    for (let load = 0; load < loads; load += 1) {
      const path = pages[load % pages.length] ?? '';
      await page.goto(new URL(path, origin).href);
      const inManager = path.startsWith('?');
      const preview = inManager
        ? await page.waitForSelector('#storybook-preview-iframe')
        : undefined;
      const frame = (await preview?.contentFrame()) ?? page.mainFrame();
      await frame.waitForFunction(isDrawn);
    }
  } finally {
    await browser.close();
  }
  return reached;
}
