/**
 * Takes a picture of every story whose id contains the given text, in both themes and at 390 and 320 px, from a running
 * Storybook: `npm run pictures -- home`. It fails when a story does.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { phones } from '../.storybook/display-options.ts';
import { chromiumLaunchOptions } from './chromium.ts';

const storybook = process.env['STORYBOOK_URL'] ?? 'http://127.0.0.1:6006';
const folder = process.env['PICTURES'] ?? 'pictures';
const wanted = process.argv.slice(2);

interface StoryIndex {
  entries: Record<string, { id: string; type: string }>;
}

const index = (await (await fetch(`${storybook}/index.json`)).json()) as StoryIndex;
const ids = Object.values(index.entries)
  .filter(({ type, id }) => type === 'story' && wanted.every((part) => id.includes(part)))
  .map(({ id }) => id);

mkdirSync(folder, { recursive: true });
const failed: string[] = [];
const browser = await chromium.launch(chromiumLaunchOptions());
for (const theme of ['light', 'dark'] as const) {
  for (const { width, height } of [phones.phone, phones.small]) {
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    for (const id of ids) {
      await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      const phase = await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
        };
        const current = preview?.currentRender?.phase ?? '';
        // In these phases the play function has finished or failed.
        return ['completed', 'finished', 'errored', 'aborted'].includes(current) && current;
      });
      if (!['completed', 'finished'].includes(String(await phase.jsonValue()))) {
        failed.push(`${id} (${theme}, ${width} px)`);
      }
      await page.screenshot({
        path: join(folder, `${id}.${theme}.${width}.png`),
        fullPage: true,
        animations: 'disabled',
      });
    }
    await page.close();
  }
}
await browser.close();
console.log(`${ids.length} stories in ${folder}/`);
for (const story of failed) console.error(`✗ ${story}: the play function failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
