import { phones } from '../../.storybook/display-options.ts';
import type { SameAs } from '#harness/same-as.ts';
import { describeFailure } from '../stories/story-failure.ts';
import { openStoryPages, readStories, type Story } from './story-pages.ts';

/** Themes and phones for the pictures of each story. */
const themes = ['light', 'dark'] as const;
const pictured = ['phone', 'small'] as const;

/** The picture of a story in one mode, as a PNG. */
export interface StoryPicture {
  story: Story;
  /** Theme and width, such as `light.390`. */
  mode: string;
  png: Buffer;
  /** The story's reason for looking like another story. */
  sameAs: SameAs | undefined;
}

interface Pictured {
  /** The number of stories. */
  stories: number;
  /** One text for each story whose play function or rendering failed. Such stories have pictures too. */
  failures: string[];
}

/**
 * Takes a picture of every story of a running catalogue whose id contains the words, in both themes and at 390 and 320
 * px. A story is played once per width, because the themes differ only in colours.
 */
export async function takePictures(
  origin: string,
  words: readonly string[],
  onPicture: (picture: StoryPicture) => void,
): Promise<Pictured> {
  const stories = await readStories(origin, words);
  const failures: string[] = [];
  const pages = await openStoryPages(origin);
  try {
    for (const phone of pictured) {
      await pages.play(phone, stories, async ({ story, page, failure, sameAs }) => {
        if (failure !== undefined) failures.push(describeFailure(failure, origin));
        for (const theme of themes) {
          await page.evaluate((shown) => {
            document.documentElement.dataset['theme'] = shown;
          }, theme);
          // Storybook has stopped each animation at its end, by reversing it. Playwright would finish the reversed
          // animation, and so show its start.
          const png = await page.screenshot({ fullPage: true, animations: 'allow' });
          onPicture({ story, mode: `${theme}.${phones[phone].width}`, png, sameAs });
        }
      });
    }
  } finally {
    await pages.close();
  }
  return { stories: stories.length, failures };
}
