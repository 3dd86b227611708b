import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview';

import { catalogue, kindOf, screenOf, type CatalogueId } from './catalogue.ts';
import { coverageProblems, storiesShowing, type StoryFacts } from './catalogue-coverage.ts';
import { flowTag } from './render-route.tsx';

interface Story {
  composed: {
    parameters: Record<string, unknown>;
    tags: string[];
    args: Record<string, unknown>;
    /** Storybook has inferred a control where the file names none, and has none for functions. */
    argTypes: Record<string, { control?: { disable?: boolean } }>;
  };
  input: { play?: unknown; render?: unknown };
  meta: { input: { title?: string } };
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && '_tag' in value && value._tag === 'Story';
}

/** Reads the facts from the stories themselves, so that no list of them has to be kept by hand. */
function readStories(): StoryFacts[] {
  const files = import.meta.glob<Record<string, unknown>>(
    ['./**/*.stories.tsx', '!./Catalogue.stories.tsx'],
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

const stories = readStories();
const ids = Object.keys(catalogue) as CatalogueId[];
const screens = [...new Set(ids.map(screenOf))];

function CataloguePage() {
  const problems = coverageProblems(ids, stories);
  return (
    <main className="mx-auto flex max-w-4xl flex-col gap-8 bg-surface p-8 text-ink">
      <header className="flex flex-col gap-2">
        <h1 className="text-balance font-bold">Catalogue</h1>
        <p className="text-ink-muted">
          {ids.length} states, validations, toasts and rules in {screens.length} areas, shown by{' '}
          {stories.filter(({ shows }) => shows.length > 0).length} stories.
        </p>
        {problems.length > 0 && (
          <ul
            role="alert"
            className="list-disc rounded-card bg-negative-soft p-5 pl-9 text-negative"
          >
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </header>
      {screens.map((screen) => (
        <section key={screen} aria-labelledby={`catalogue-${screen}`}>
          <h2 id={`catalogue-${screen}`} className="mb-2 text-title font-bold">
            {screen}
          </h2>
          <table className="w-full border-collapse text-left text-small">
            <thead>
              <tr className="border-b border-control-line text-ink-muted">
                <th className="w-24 py-2 pr-4 font-medium">Kind</th>
                <th className="py-2 pr-4 font-medium">What it shows</th>
                <th className="w-56 py-2 font-medium">Stories</th>
              </tr>
            </thead>
            <tbody>
              {ids
                .filter((id) => screenOf(id) === screen)
                .map((id) => (
                  <tr key={id} id={id} className="border-b border-line align-top">
                    <td className="py-2.5 pr-4 text-ink-muted">{kindOf(id)}</td>
                    <td className="py-2.5 pr-4">
                      {catalogue[id]}
                      <code className="block font-mono text-tiny text-ink-muted">{id}</code>
                    </td>
                    <td className="py-2.5">
                      <ul className="flex flex-col gap-1">
                        {storiesShowing(id, stories).map((story) => (
                          <li key={story.id}>
                            <a
                              href={`./?path=/story/${story.id}`}
                              target="_top"
                              className="font-medium text-brand-ink underline underline-offset-2"
                            >
                              {story.name}
                            </a>
                          </li>
                        ))}
                      </ul>
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </main>
  );
}

const meta = preview.meta({
  title: 'Superwallet/Catalogue',
  component: CataloguePage,
  parameters: { frame: 'own' },
  globals: { viewport: { value: 'wide', isRotated: false } },
});

/**
 * Every entry with the stories that show it. The check holds both ways: no entry without a story, no story without one.
 */
export const AllEntries = meta.story({
  play: async () => {
    await expect(coverageProblems(ids, stories)).toEqual([]);
  },
});
