import { kindOf, type CatalogueId } from './catalogue.ts';

/** What the catalogue's check knows of a story. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** The entries that it says it shows. */
  shows: readonly string[];
  hasPlay: boolean;
}

/** Stories below these titles are screens, and a screen's story shows something of the catalogue. */
const screenTitles = ['Screens/', 'Shell/'];

/** Kinds whose stories must drive the screen there and assert it. */
const playedKinds: ReadonlySet<string> = new Set(['validation', 'toast']);

/** The stories that show an entry. */
export function storiesShowing(id: CatalogueId, stories: readonly StoryFacts[]): StoryFacts[] {
  return stories.filter(({ shows }) => shows.includes(id));
}

/** Every gap between catalogue and stories, a sentence each: none when each covers the other. */
export function coverageProblems(
  ids: readonly CatalogueId[],
  stories: readonly StoryFacts[],
): string[] {
  const unshown = ids
    .filter((id) => storiesShowing(id, stories).length === 0)
    .map((id) => `No story shows ${id}`);
  const perStory = stories.flatMap((story) => {
    const problems: string[] = [];
    const isScreen = screenTitles.some((title) => story.title.startsWith(title));
    if (isScreen && story.shows.length === 0) problems.push(`${story.id} shows no entry`);
    for (const id of story.shows) {
      const known = ids.find((candidate) => candidate === id);
      if (known === undefined) problems.push(`${story.id} shows ${id}, which is no entry`);
      else if (playedKinds.has(kindOf(known)) && !story.hasPlay) {
        problems.push(`${story.id} shows ${id} without a play function`);
      }
    }
    return problems;
  });
  return [...unshown, ...perStory];
}
