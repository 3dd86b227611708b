import { storyNameFromExport, toId } from 'storybook/internal/csf';

import { flowTag } from '#harness/render-route.tsx';

import type { StoryFacts } from './catalogue-coverage.ts';

interface Story {
  composed: {
    parameters: Record<string, unknown>;
    tags: string[];
    args: Record<string, unknown>;
    /** Storybook infers a control for every arg for which the file defines none, except functions. */
    argTypes: Record<string, { control?: { disable?: boolean } }>;
  };
  input: { play?: unknown; render?: unknown };
  meta: { input: { title?: string } };
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

/**
 * The facts of all stories, read from the stories themselves, so that no list has to be maintained. The pages about
 * stories are left out.
 */
export function readStories(): StoryFacts[] {
  const files = import.meta.glob<Record<string, unknown>>(
    ['../**/*.stories.tsx', '!./*.stories.tsx'],
    { eager: true },
  );
  return Object.values(files).flatMap((file) => {
    const stories = Object.entries(file).filter((entry): entry is [string, Story] =>
      isStory(entry[1]),
    );
    return stories.map(([exportName, story]) => {
      const title = story.meta.input.title ?? '';
      const name = storyNameFromExport(exportName);
      const { parameters, tags, args, argTypes } = story.composed;
      const shown = parameters['catalogue'];
      const isControlled = (arg: string) => {
        const control = argTypes[arg]?.control;
        return control !== undefined && control.disable !== true;
      };
      const state = Object.keys(args).filter((arg) => typeof args[arg] !== 'function');
      return {
        id: toId(title, name),
        title,
        name,
        shows: Array.isArray(shown) ? shown.map(String) : [],
        hasPlay: story.input.play !== undefined,
        drivesFlow: tags.includes(flowTag),
        hasOwnRender: story.input.render !== undefined,
        controls: Object.keys(argTypes).filter(isControlled),
        uncontrolled: state.filter((arg) => !isControlled(arg)),
      };
    });
  });
}
