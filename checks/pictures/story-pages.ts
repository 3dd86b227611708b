import { join } from 'node:path';

import { chromium, type Browser, type Page } from 'playwright';
import * as z from 'zod/mini';

import {
  defaultPhone,
  defaultPhoneOnly,
  phones,
  type PhoneName,
} from '../../.storybook/display-options.ts';
import { pictureAgent, testRunnerAgent } from '../../.storybook/test-run.ts';
import { motionlessChromium } from '../browser/chromium.ts';
import type { SameAs } from '#harness/same-as.ts';
import type { StoryFailure } from '../stories/story-failure.ts';

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      name: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

/** A story, as listed in the catalogue's index. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The path of its file. */
  importPath: string;
  tags: readonly string[];
}

/**
 * The testable stories of a running catalogue whose ids contain all of these words.
 * @throws if there is no catalogue at the address
 */
export async function readStories(origin: string, words: readonly string[]): Promise<Story[]> {
  const answer = await fetch(new URL('index.json', origin)).catch((error: unknown) => {
    throw new Error(
      `No catalogue at ${origin}. Start it with \`npm run storybook\`, or set STORYBOOK_URL.`,
      { cause: error },
    );
  });
  const index = Index.parse(await answer.json());
  return Object.values(index.entries).filter(
    ({ type, id, tags }) =>
      type === 'story' &&
      tags.includes('test') &&
      words.every((word) => id.includes(word.toLowerCase())),
  );
}

/** A story that has been played, with the page that shows it. */
export interface PlayedStory {
  story: Story;
  page: Page;
  /** Undefined if its play function and the checks after it have passed. */
  failure: StoryFailure | undefined;
  /** The story's reason for looking like another story. */
  sameAs: SameAs | undefined;
}

/** Called after a story has been played, while its page still shows it. */
type OnPlayed = (played: PlayedStory) => Promise<void>;

/** Pages of one browser that show a catalogue. */
export interface StoryPages {
  /** Plays stories on a phone, two at a time. Resolves to the number of stories that were played. */
  play: (phone: PhoneName, stories: readonly Story[], onPlayed: OnPlayed) => Promise<number>;
  close: () => Promise<void>;
}

/** The folder for the pictures of failed stories. */
const pictures = join('test-results', 'stories');

/** Maximum time of a story, in milliseconds. */
const maxPlay = 60_000;

/** The parts of the preview's window that code in the page uses. */
interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: object;
    currentRender?: {
      id?: string;
      story?: { parameters?: { catalogue?: string[]; sameAs?: SameAs } };
    };
  };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    transports: object[];
    on: (event: string, listener: (data: never) => void) => void;
    off: (event: string, listener: (data: never) => void) => void;
    emit: (event: string, data: object) => void;
  };
}

/** The result of a story that the page has played. */
interface Finding {
  /** The failure's message. */
  message: string | undefined;
  /** The entries that the story shows. */
  entries: string[];
  sameAs: SameAs | undefined;
}

/** Renders and plays one story. Runs in the page. */
function play(id: string): Promise<Finding> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
  if (channel === undefined) throw new Error('the page does not show a catalogue');
  return new Promise((resolve) => {
    const messages: string[] = [];
    let isPlaying = false;
    const onError = (error: { message?: string; description?: string }) => {
      messages.push(error.message ?? error.description ?? 'an error without a message');
    };
    const listeners: Record<string, (data: never) => void> = {
      playFunctionThrewException: onError,
      storyThrewException: onError,
      storyErrored: onError,
      unhandledErrorsWhilePlaying: (errors: { message?: string }[]) => errors.forEach(onError),
      storyMissing: () => end('the catalogue has no such story'),
      storyRenderPhaseChanged: ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
        if (storyId !== id) return;
        if (newPhase === 'playing') isPlaying = true;
        if (['played', 'errored', 'aborted'].includes(newPhase)) isPlaying = false;
      },
      storyFinished: ({ storyId, status }: { storyId: string; status: string }) => {
        // If a story is rendered again while it plays, it finishes twice, and only the second result counts.
        if (storyId !== id || isPlaying) return;
        end(messages[0] ?? (status === 'error' ? 'the story failed' : undefined));
      },
    };
    function end(message: string | undefined) {
      for (const [event, listener] of Object.entries(listeners)) channel?.off(event, listener);
      const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
      const { catalogue = [], sameAs } = preview?.currentRender?.story?.parameters ?? {};
      resolve({ message, entries: catalogue, sameAs });
    }
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    // Selecting the current story again would not render it again.
    const { __STORYBOOK_PREVIEW__: preview } = window as PreviewWindow;
    const event = preview?.currentRender?.id === id ? 'forceRemount' : 'setCurrentStory';
    channel.emit(event, { storyId: id, viewMode: 'story' });
  });
}

async function withinTime<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`the story did not finish within ${maxPlay / 1000} s`));
    }, maxPlay);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page that plays one story after the other. */
async function openPage(browser: Browser, origin: string) {
  async function openContext() {
    const opened = await browser.newPage({
      reducedMotion: 'reduce',
      userAgent: ['Chromium', testRunnerAgent, pictureAgent].join(' '),
    });
    // Storybook's highlighter takes a tenth of the time, because it checks all elements after each change of the page.
    await opened.addInitScript(() => {
      Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
    });
    return opened;
  }
  let page = await openContext();
  let isLoaded = false;
  async function openAgain() {
    isLoaded = false;
    await page.context().close();
    page = await openContext();
  }
  async function loadOnce() {
    await page.goto(new URL('iframe.html?viewMode=story', origin).href, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (window as PreviewWindow).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
    );
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as PreviewWindow;
      // There is no manager, so the preview would serialise and store each event with its elements.
      channel?.transports.splice(0);
      // The step `stories` checks accessibility. It is disabled here by an event, because the address sets globals only
      // together with a story.
      channel?.emit('updateGlobals', { globals: { a11y: { manual: true } } });
    });
    isLoaded = true;
  }
  /** Loads the page. Retries once, because a failed page load is not the story's fault. */
  async function load() {
    try {
      await loadOnce();
    } catch (error) {
      console.error(`A page of the catalogue could not be loaded, and is opened again: ${String(error)}`);
      await openAgain();
      await loadOnce();
    }
  }
  return {
    async play(phone: PhoneName, story: Story, onPlayed: OnPlayed) {
      let failure: StoryFailure | undefined;
      let sameAs: SameAs | undefined;
      try {
        const { width, height } = phones[phone];
        await page.setViewportSize({ width, height });
        if (!isLoaded) await load();
        const playing = () => withinTime(page.evaluate(play, story.id));
        const finding = await playing().catch(async (error: unknown) => {
          // Vite reloads a page when it discovers a dependency that is not bundled yet. This is not the story's fault.
          if (!String(error).includes('context was destroyed')) throw error;
          await load();
          return playing();
        });
        sameAs = finding.sameAs;
        if (finding.message !== undefined)
          failure = failureOf(story, finding.message, finding.entries);
      } catch (error) {
        failure = failureOf(story, error instanceof Error ? error.message : String(error), []);
      }
      if (failure !== undefined) {
        const path = join(pictures, `${story.id}.png`);
        const isTaken = page.screenshot({ path });
        failure.picture = await isTaken.then(
          () => path,
          () => undefined,
        );
      }
      await onPlayed({ story, page, failure, sameAs });
      if (failure === undefined) return;
      // After a failure the page may hang or be closed.
      await openAgain();
    },
  };
}

/**
 * Opens a browser with two pages for the stories of a catalogue, each in its own context. The address of the catalogue
 * ends with a slash.
 */
export async function openStoryPages(origin: string): Promise<StoryPages> {
  const browser = await chromium.launch(motionlessChromium());
  const pages = await Promise.all([openPage(browser, origin), openPage(browser, origin)]);
  return {
    async play(phone, stories, onPlayed) {
      const played = stories.filter(
        ({ tags }) => phone === defaultPhone || !tags.includes(defaultPhoneOnly),
      );
      const waiting = [...played];
      const [first, second] = pages;
      const playAll = async (page: typeof first, next: () => Story | undefined) => {
        for (let story = next(); story !== undefined; story = next()) {
          await page.play(phone, story, onPlayed);
        }
      };
      // One page plays from the start and one from the end, so they rarely load the same file.
      await Promise.all([
        playAll(first, () => waiting.shift()),
        playAll(second, () => waiting.pop()),
      ]);
      return played.length;
    },
    close: () => browser.close(),
  };
}

const failureOf = (
  { id, title, name, importPath }: Story,
  message: string,
  entries: string[],
): StoryFailure => ({
  id,
  name: `${title} › ${name}`,
  place: importPath.replace(/^\.\//, ''),
  entries,
  message,
  picture: undefined,
});
