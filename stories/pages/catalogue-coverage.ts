import { kindOf, type CatalogueId } from '../catalogue.ts';

/** The facts of a story that the catalogue's check needs. */
export interface StoryFacts {
  id: string;
  title: string;
  name: string;
  /** The entries that the story declares. */
  shows: readonly string[];
  hasPlay: boolean;
  /** True if the story renders a route or the app, which have no args. */
  drivesFlow: boolean;
  /** True if the story renders anything other than its file's component with the args. */
  hasOwnRender: boolean;
  /** The args that a control changes. */
  controls: readonly string[];
  /** The args that are state, not actions, and have no control. */
  uncontrolled: readonly string[];
}

/** Stories below these titles are screens, and each must show an entry of the catalogue. */
const screenTitles = ['Screens/', 'Shell/'];

/** Stories below this title show a screen, by its args or by its route. */
const screenTitle = 'Screens/';

/** Kinds whose stories need a play function that reaches the state and asserts it. */
const playedKinds: ReadonlySet<string> = new Set(['validation', 'toast']);

/** The stories that show an entry. */
export function storiesShowing(id: CatalogueId, stories: readonly StoryFacts[]): StoryFacts[] {
  return stories.filter(({ shows }) => shows.includes(id));
}

/** Reasons why the controls of a screen's story do not reach its state. */
function controlProblems({
  id,
  title,
  drivesFlow,
  hasOwnRender,
  controls,
  uncontrolled,
}: StoryFacts): string[] {
  if (!title.startsWith(screenTitle) || drivesFlow) return [];
  const problems: string[] = [];
  if (controls.length === 0) problems.push(`${id} has no control and drives no flow`);
  if (uncontrolled.length > 0) problems.push(`${id} has no control for ${uncontrolled.join(', ')}`);
  if (hasOwnRender) {
    problems.push(`${id} renders something of its own, which its controls do not change`);
  }
  return problems;
}

/** The screens without a story whose controls reach every state. */
function playgroundProblems(stories: readonly StoryFacts[]): string[] {
  const screens = new Set(stories.map(({ title }) => title));
  for (const { title, name } of stories) if (name === 'Playground') screens.delete(title);
  return [...screens]
    .filter((title) => title.startsWith(screenTitle))
    .map((title) => `${title} has no story named Playground`);
}

/** Words in the names of entries about failures or refusals. The kind of such an entry does not show this. */
const failureName =
  /\b(failed|error|refused|declined|unreachable|unreadable|broken|lost|incorrect|reached|too-many)\b|\bnot-(available|confirmed|found|saved|shared)\b/;

/** True if an entry is a failure, a refusal or a validation, by its area, kind or name. */
function isFailure(id: string): boolean {
  const [area, kind, name = ''] = id.split('.');
  return area === 'failures' || kind === 'validation' || failureName.test(name);
}

/** The number of stories of screens, and how many of them show a failure, a refusal or a validation. */
export function countFailures(stories: readonly StoryFacts[]): { all: number; failures: number } {
  const ofScreens = stories.filter(({ title }) => title.startsWith(screenTitle));
  const failures = ofScreens.filter(({ shows }) => shows.some(isFailure));
  return { all: ofScreens.length, failures: failures.length };
}

/** Every gap between catalogue and stories, and every story without working controls, each as a sentence. */
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
    return [...problems, ...controlProblems(story)];
  });
  return [...unshown, ...perStory, ...playgroundProblems(stories)];
}
