import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { languageNames } from '#components/LanguageSwitch.tsx';
import { languages } from '#i18n/language.ts';

import { catalogue, kindOf, screenOf, type CatalogueId } from '../catalogue.ts';
import { countFailures, coverageProblems, storiesShowing } from './catalogue-coverage.ts';
import { Chips } from './Chips.tsx';
import { EntryLink } from './EntryLink.tsx';
import { statesLink, storyLink, storyLinkIn } from './page-links.ts';
import { keepInAddress, pageStory } from './page-story.ts';
import { readStories } from './read-stories.ts';

const stories = readStories();
const ids = Object.keys(catalogue) as CatalogueId[];
const screens = [...new Set(ids.map(screenOf))];
const kinds = [...new Set(ids.map(kindOf))];
const problems = coverageProblems(ids, stories);
const showing = stories.filter(({ shows }) => shows.length > 0).length;
const ofScreens = countFailures(stories);
const failureShare = ofScreens.failures / ofScreens.all;

/** The selected part of the catalogue. Each field is stored in the address. */
interface Wanted {
  /** The name of a screen, or `all`. */
  screen: string;
  /** A kind of entry, or `all`. */
  kind: string;
  /** Words of an entry's id or sentence. */
  find: string;
}

/** Normalises a text for the search. In Storybook's addresses ids have spaces instead of dots. */
const plain = (text: string) => text.toLowerCase().replaceAll('.', ' ').trim();

/** The entry with exactly this id, or all entries of the kind that contain the words. */
function entriesFound({ kind, find }: Wanted): CatalogueId[] {
  const words = plain(find);
  const exactMatch = ids.find((id) => plain(id) === words);
  if (exactMatch !== undefined) return [exactMatch];
  return ids.filter(
    (id) =>
      (kind === 'all' || kindOf(id) === kind) &&
      (plain(id).includes(words) || plain(catalogue[id]).includes(words)),
  );
}

const link = 'font-medium text-brand-ink underline underline-offset-2';

function Entry({ id }: { id: CatalogueId }) {
  return (
    <tr id={id} className="border-b border-line align-top last:border-b-0">
      <td className="py-2.5 pr-4 pl-4 text-ink-muted">{kindOf(id)}</td>
      <td className="py-2.5 pr-4">
        {catalogue[id]}
        <EntryLink id={id} />
      </td>
      <td className="py-2.5">
        <ul className="flex flex-col gap-1">
          {storiesShowing(id, stories).map((story) => (
            <li key={story.id} className="flex flex-wrap gap-x-3">
              <a href={storyLink(story.id)} target="_top" className={link}>
                {story.name}
              </a>
              {languages.map((language) => (
                <a
                  key={language}
                  lang={language}
                  href={storyLinkIn(story.id, language)}
                  target="_top"
                  aria-label={`${story.name}, ${languageNames[language]}`}
                  className={link}
                >
                  {languageNames[language]}
                </a>
              ))}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function EntryTable({ entries }: { entries: readonly CatalogueId[] }) {
  return (
    <table className="w-full min-w-xl table-fixed border-collapse border-t border-line text-left text-small">
      <colgroup>
        <col className="w-28" />
        <col />
        <col className="w-60" />
      </colgroup>
      <thead>
        <tr className="border-b border-line text-ink-muted">
          <th className="py-2 pl-4 font-medium">Kind</th>
          <th className="py-2 font-medium">What it shows</th>
          <th className="py-2 font-medium">Stories</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((id) => (
          <Entry key={id} id={id} />
        ))}
      </tbody>
    </table>
  );
}

/** The counts by kind, such as `state 10 · toast 2`, the most frequent kind first. */
function kindCounts(entries: readonly CatalogueId[]): string {
  return kinds
    .map((kind) => [kind, entries.filter((id) => kindOf(id) === kind).length] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([, left], [, right]) => right - left)
    .map(([kind, count]) => `${kind} ${count}`)
    .join(' · ');
}

interface AreaProps {
  screen: string;
  entries: readonly CatalogueId[];
  startsOpen: boolean;
}

/** The maximum number of entries that are open at first. The page with all entries open takes seconds to render. */
const maxOpen = 200;

/** The entries of a screen, rendered only while the area is open. */
function Area({ screen, entries, startsOpen }: AreaProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-raised"
    >
      <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-3 rounded-card px-4 py-2">
        <ChevronRight aria-hidden className="size-4 text-ink-muted group-open:rotate-90" />
        <h2 className="min-w-0 text-title font-bold wrap-anywhere">{screen}</h2>
        <span className="text-small text-ink-muted">{entries.length}</span>
        <span className="ml-auto text-small text-ink-muted">{kindCounts(entries)}</span>
      </summary>
      {isOpen && (
        <>
          <a
            href={statesLink(screen)}
            target="_top"
            className={`mx-4 mb-2 inline-block text-small ${link}`}
          >
            All states of {screen}
          </a>
          <div className="overflow-x-auto">
            <EntryTable entries={entries} />
          </div>
        </>
      )}
    </details>
  );
}

function CataloguePage({
  onChange,
  ...start
}: Wanted & { onChange: (part: Partial<Wanted>) => void }) {
  const [wanted, setWanted] = useState(start);
  const onWant = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part });
    onChange(part);
  };
  const found = entriesFound(wanted);
  const count = (screen: string) => found.filter((id) => screenOf(id) === screen).length;
  const shown = screens.filter(
    (screen) => count(screen) > 0 && (wanted.screen === 'all' || wanted.screen === screen),
  );
  const shownCount = shown.reduce((total, screen) => total + count(screen), 0);
  const isFew = shownCount <= maxOpen;
  return (
    <main className="grid min-h-dvh grid-cols-1 items-start gap-x-10 gap-y-6 bg-surface p-8 text-ink lg:grid-cols-[13rem_minmax(0,64rem)]">
      <header className="col-span-full flex flex-col gap-3">
        <h1 className="text-title font-bold">Catalogue</h1>
        <p className="text-ink-muted">
          {ids.length} entries in {screens.length} areas, shown by {showing} of {stories.length}{' '}
          stories, each in {languages.length} languages. Shown here: {shownCount}. Of the{' '}
          {ofScreens.all} stories of screens {ofScreens.failures} ({Math.round(failureShare * 100)}{' '}
          %) show a failure, a refusal or a validation.
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
        <label className="flex max-w-md flex-col gap-1 text-small font-medium">
          Find by id or sentence
          <input
            type="search"
            value={wanted.find}
            onChange={({ target }) => onWant({ find: target.value })}
            placeholder="send.validation, or “offline”"
            className="min-h-11 rounded-control border border-control-line bg-raised px-3 text-body font-normal"
          />
        </label>
        <Chips
          label="Kind"
          choices={[
            ['all', `All kinds`],
            ...kinds.map(
              (kind) =>
                [kind, `${kind} ${ids.filter((id) => kindOf(id) === kind).length}`] as const,
            ),
          ]}
          value={wanted.kind}
          onChange={(kind) => onWant({ kind })}
        />
      </header>
      <nav
        aria-label="Areas"
        className="top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto text-small lg:sticky"
        tabIndex={-1}
      >
        <ul className="flex flex-wrap gap-x-1 lg:flex-col">
          {['all', ...screens].map((screen) => (
            <li key={screen}>
              <button
                type="button"
                aria-pressed={screen === wanted.screen}
                onClick={() => onWant({ screen })}
                className="flex min-h-8 w-full items-center justify-between gap-3 rounded-small px-2.5 text-left aria-pressed:bg-brand-soft aria-pressed:font-semibold aria-pressed:text-brand-ink"
              >
                {screen === 'all' ? 'All areas' : screen}
                <span className="text-ink-muted">
                  {screen === 'all' ? found.length : count(screen)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex min-w-0 flex-col gap-3">
        {shown.map((screen) => (
          // A change between many and few entries resets the areas that the user has opened.
          <Area
            key={`${screen} ${isFew}`}
            screen={screen}
            startsOpen={isFew}
            entries={found.filter((id) => screenOf(id) === screen)}
          />
        ))}
        {shown.length === 0 && <p>No entry has these words. Try fewer, or another kind.</p>}
      </div>
    </main>
  );
}

const meta = preview.meta({
  title: 'Superwallet/Catalogue',
  component: CataloguePage,
  ...pageStory,
  args: { screen: 'all', kind: 'all', find: '', onChange: () => undefined },
});

/**
 * Every entry with the stories that show it. A check fails on an entry without a story, and on a story without an
 * entry.
 */
export const AllEntries = meta.story({
  render: (args, { id }) => <CataloguePage {...args} onChange={keepInAddress(id)} />,
  play: async ({ canvas, args, step }) => {
    await expect(problems).toEqual([]);
    await expect(failureShare).toBeGreaterThanOrEqual(0.25);
    // An address with a selection keeps it: the steps would change it.
    if (args.screen !== 'all' || args.kind !== 'all' || args.find !== '') return;
    const search = canvas.getByRole('searchbox', { name: 'Find by id or sentence' });
    await step('finds an entry by its id', async () => {
      await userEvent.type(search, 'send.validation');
      await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(2));
      await expect(canvas.getByRole('heading', { level: 2, name: 'send' })).toBeVisible();
    });
    await step('shows one area and one kind', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation')).getByRole('button', { name: /^send/ }),
      );
      await waitFor(() => expect(canvas.getAllByRole('table')).toHaveLength(1));
      await userEvent.clear(search);
      const kindMenu = within(canvas.getByRole('group', { name: 'Kind' }));
      await userEvent.click(kindMenu.getByRole('button', { name: /^toast \d+$/ }));
      await waitFor(() =>
        expect(
          canvas
            .getAllByRole('row')
            .slice(1)
            .map(({ id }) => id),
        ).toEqual([
          'send.toast.transfer-complete',
          'send.toast.waiting',
          'send.toast.contact-saved',
          'send.toast.contact-failed',
          'send.toast.contact-uncertain',
          'send.toast.transfer-failed',
        ]),
      );
    });
    await step('shows every area again, closed until it is opened', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^All areas/ }));
      await userEvent.click(canvas.getByRole('button', { name: 'All kinds' }));
      await waitFor(() =>
        expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(screens.length),
      );
      await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('heading', { level: 2, name: 'send' }));
      const rows = within(await canvas.findByRole('table'))
        .getAllByRole('row')
        .slice(1);
      await expect(rows).toHaveLength(ids.filter((id) => screenOf(id) === 'send').length);
    });
    await step('links each story in both languages', async () => {
      await expect(canvas.getByText(/, each in 2 languages\./)).toBeVisible();
      const [inKorean] = canvas.getAllByRole('link', { name: /^Default, 한국어$/ });
      await expect(inKorean).toHaveAttribute(
        'href',
        './?path=/story/screens-send--default&globals=language:ko',
      );
    });
  },
});
