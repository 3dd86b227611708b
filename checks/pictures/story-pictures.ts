import { phones } from '../../.storybook/display-options.ts';
import type { SameAs } from '#harness/same-as.ts';
import { describeFailure } from '../stories/story-failure.ts';
import { openStoryPages, readStories, type Story } from './story-pages.ts';

/** Themes and phones in which a picture of each story is taken. */
const themes = ['light', 'dark'] as const;
const pictured = ['phone', 'small'] as const;

export interface StoryPicture {
  story: Story;
  /** Theme and width, such as `light.390`. */
  mode: string;
  png: Buffer;
  /** What the story says about a picture that it shares with another one. */
  sameAs: SameAs | undefined;
}

interface Pictured {
  /** How many stories were played. */
  stories: number;
  /** A text for each story whose play function or drawing failed. It has pictures all the same. */
  failures: string[];
}

/**
 * Takes a picture of every story of a running catalogue whose id contains the words, in both themes and at 390 and
 * 320 px. A story is played once a width: only colours differ between the themes.
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
          // Storybook holds each animation at its end, as the beginning of its reverse: ended once more, it would be at
          // its start.
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
