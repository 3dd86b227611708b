import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import preview from '#.storybook/preview';

import { phones } from '../../.storybook/display-options.ts';
import { catalogue, screenOf, type CatalogueId } from '../catalogue.ts';
import type { StoryFacts } from './catalogue-coverage.ts';
import { Chips } from './Chips.tsx';
import { EntryLink } from './EntryLink.tsx';
import { storyLink } from './page-links.ts';
import { keepInAddress, pageStory } from './page-story.ts';
import { readStories } from './read-stories.ts';
import { expectText } from '#harness/expect-text.ts';
import { Thumbnail, thumbnailScale } from '../states/Thumbnail.tsx';

const stories = readStories();
const ids = Object.keys(catalogue) as CatalogueId[];
const screens = [...new Set(ids.map(screenOf))];

/** The selection of the page. Each field is stored in the address, as a word: Storybook turns `320` into a number. */
interface Shown {
  screen: string;
  theme: 'light' | 'dark';
  phone: 'phone' | 'small';
  text: 'usual' | 'double';
}

/** The entries of a screen that the story shows. */
const entriesIn = (screen: string, { shows }: StoryFacts) =>
  ids.filter((id) => screenOf(id) === screen && shows.includes(id));

/** The catalogue position of the first entry that is among the given ones. */
const placeOf = (entries: readonly CatalogueId[]) => ids.findIndex((id) => entries.includes(id));

function State({
  story,
  entries,
  shown: { theme, phone, text },
}: {
  story: StoryFacts;
  entries: readonly CatalogueId[];
  shown: Shown;
}) {
  const globals = `theme:${theme};textSize:${text === 'double' ? 200 : 100}`;
  const { width, height } = phones[phone];
  return (
    <li className="flex flex-col gap-2" style={{ width: width * thumbnailScale }}>
      <a
        href={storyLink(story.id)}
        target="_top"
        className="flex flex-col gap-2 rounded-control font-semibold text-ink"
      >
        <Thumbnail
          // A change of phone, theme or text size restarts the story.
          key={`${globals} ${width}`}
          id={story.id}
          name={story.name}
          width={width}
          height={height}
          globals={globals}
        />
        {story.name}
      </a>
      <ul className="flex flex-col gap-2 text-small">
        {entries.map((id) => (
          <li key={id}>
            {catalogue[id]}
            <EntryLink id={id} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function StatesPage({ onChange, ...start }: Shown & { onChange: (part: Partial<Shown>) => void }) {
  // The address may name an unknown screen.
  const asked = screens.find((known) => known === start.screen) ?? 'home';
  const [shown, setShown] = useState({ ...start, screen: asked });
  const show = (part: Partial<Shown>) => {
    setShown({ ...shown, ...part });
    onChange(part);
  };
  const states = stories
    .map((story) => ({ story, entries: entriesIn(shown.screen, story) }))
    .filter(({ entries }) => entries.length > 0)
    // In the catalogue's order: first the normal states of a screen, then its failures.
    .toSorted((one, two) => placeOf(one.entries) - placeOf(two.entries));
  return (
    <main className="flex min-h-dvh flex-col gap-6 bg-surface p-8 text-ink">
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <label className="flex flex-col gap-1 text-small font-medium">
            Screen
            <select
              value={shown.screen}
              onChange={({ target }) => show({ screen: target.value })}
              className="min-h-11 min-w-60 rounded-control border border-control-line bg-raised px-3 text-body font-semibold"
            >
              {screens.map((screen) => (
                <option key={screen}>{screen}</option>
              ))}
            </select>
          </label>
          <Chips
            label="Theme"
            choices={[
              ['light', 'Light'],
              ['dark', 'Dark'],
            ]}
            value={shown.theme}
            onChange={(theme) => show({ theme })}
          />
          <Chips
            label="Phone"
            choices={[
              ['phone', '390 px'],
              ['small', '320 px'],
            ]}
            value={shown.phone}
            onChange={(phone) => show({ phone })}
          />
          <Chips
            label="Text size"
            choices={[
              ['usual', '100% text'],
              ['double', '200% text'],
            ]}
            value={shown.text}
            onChange={(text) => show({ text })}
          />
        </div>
        <h1 className="text-title font-bold">
          {shown.screen}{' '}
          <span className="text-body font-normal text-ink-muted">in {states.length} stories</span>
        </h1>
      </header>
      <ul className="flex flex-wrap gap-x-6 gap-y-8">
        {states.map(({ story, entries }) => (
          <State key={story.id} story={story} entries={entries} shown={shown} />
        ))}
      </ul>
    </main>
  );
}

const meta = preview.meta({
  title: 'Superwallet/States',
  // A story test has no server for the embedded stories, so the check of the built catalogue opens this page.
  tags: ['!test'],
  component: StatesPage,
  ...pageStory,
  args: {
    screen: 'not-found',
    theme: 'light' as const,
    phone: 'phone' as const,
    text: 'usual' as const,
    onChange: () => undefined,
  },
});

/** All states of one screen, each rendered by its story (decision 129). */
export const SideBySide = meta.story({
  render: (args, { id }) => <StatesPage {...args} onChange={keepInAddress(id)} />,
  play: async ({ canvas, step, args }) => {
    // An address with a selection keeps it: the steps would change it.
    if (args.screen !== 'not-found' || args.phone !== 'phone') return;
    await step('names each story with its entries', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'not-found');
      const [sentence] = canvas.getAllByText(
        "An unknown route shows a card titled 'Page Not Found'.",
      );
      await expect(sentence).toBeVisible();
    });
    await step('renders phones of the chosen width', async () => {
      const [picture] = canvas.getAllByRole('link');
      await userEvent.click(canvas.getByRole('button', { name: '320 px' }));
      await waitFor(() => expect(picture).toBeVisible());
      await expect(canvas.getByRole('button', { name: '320 px' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.click(canvas.getByRole('button', { name: '390 px' }));
    });
  },
});
