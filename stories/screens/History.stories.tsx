import { expect, fn, type within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { sampleActivities } from '#samples/activities.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';
import { decimal } from '#wallet/money/decimal.ts';
import type { Activity } from '#wallet/entities/activity.ts';

import { shows } from '../catalogue.ts';
import { fill } from '../fill.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { nowFixtures } from '../fixtures/now.ts';

type Canvas = ReturnType<typeof within>;

const activities = sampleActivities(fixedNow);

const activitiesFixtures = namedFixtures<readonly Activity[], string>({
  sample: activities,
  none: [],
  'all a year old': sampleActivities(new Date('2024-01-05T05:30:00.000Z')),
});

const meta = preview.meta({
  title: 'Screens/Activity History',
  component: HistoryScreen,
  argTypes: { activities: activitiesFixtures.control, now: nowFixtures.control },
  args: {
    activities: activitiesFixtures.named('sample'),
    now: nowFixtures.named('as in the samples'),
    onNavigate: fn(),
  },
});

/** The titles of the activities in sight, top to bottom. */
function shownTitles(canvas: Canvas): (string | null)[] {
  return canvas
    .queryAllByRole('listitem')
    .map((row: HTMLElement) => row.querySelector('p')?.textContent ?? null);
}

const titlesOf = (wanted: (activity: Activity) => boolean) =>
  activities.filter(wanted).map(({ title }) => title);

const optionsOf = (select: HTMLElement) =>
  Array.from(select.children, (option) =>
    option instanceof HTMLOptionElement ? option.value : '',
  );

/** Every activity, the latest first, with two filters and three tabs. */
export const Default = meta.story({
  parameters: shows('history.state.default', 'history.state.tab-all', 'history.rule.date-format'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('has filters and tabs that let everything through', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Activity History');
      const type = canvas.getByRole('combobox', { name: 'Type' });
      await expect(type).toHaveValue('all');
      await expect(optionsOf(type)).toEqual(['all', 'transaction', 'credential', 'work', 'travel']);
      const period = canvas.getByRole('combobox', { name: 'Period' });
      await expect(period).toHaveValue('all');
      await expect(optionsOf(period)).toEqual(['all', 'today', 'week', 'month']);
      const tabs = canvas.getAllByRole('tab');
      await expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Transactions', 'Services']);
      await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step(
      'lists every activity with title, description, amount, status and date',
      async () => {
        await expect(shownTitles(canvas)).toEqual(titlesOf(() => true));
        const first = canvas.getByText('Sent XP').closest('li');
        await expect(first).toHaveTextContent('To 0xfB69...d359');
        await expect(first).toHaveTextContent('−42.75 XP');
        await expect(first).toHaveTextContent('Pending');
        await expect(first).toHaveTextContent('Jan 5, 2025 14:30');
        await expect(canvas.getByText('Tax refund').closest('li')).toHaveTextContent('+$12.00');
        await expect(canvas.getByRole('status')).toHaveTextContent('13 activities');
      },
    );
    await step('goes back to Home', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
    });
  },
});

/** Every state of the screen, chosen by the controls. */
export const Playground = meta.story({ parameters: shows('history.state.default') });

/** Transactions only. */
export const TabTransactions = meta.story({
  parameters: shows('history.state.tab-transactions'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Transactions' }));
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type === 'transaction'));
  },
});

/** Everything except transactions. */
export const TabServices = meta.story({
  parameters: shows('history.state.tab-services'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Services' }));
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type !== 'transaction'));
    await expect(canvas.getByText('Employment contract')).toBeVisible();
  },
});

/** The type filter applies without changing the tab. */
export const FilterTypeTransaction = meta.story({
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'transaction');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type === 'transaction'));
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Credentials that were granted or requested. */
export const FilterTypeCredential = meta.story({
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'credential');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type === 'credential'));
  },
});

/** Approvals at work. */
export const FilterTypeWork = meta.story({
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'work');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type === 'work'));
  },
});

/** Trips and refunds. */
export const FilterTypeTravel = meta.story({
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'travel');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ type }) => type === 'travel'));
  },
});

/** Today is the calendar day of the viewer: an activity of last night is not part of it. */
export const PeriodToday = meta.story({
  args: {
    activities: [
      ...activities,
      {
        id: 100,
        type: 'work',
        title: 'Last night',
        description: 'One minute before midnight in Seoul',
        status: 'completed',
        date: '2025-01-04T14:59:00.000Z',
      },
      {
        id: 101,
        type: 'work',
        title: 'This morning',
        description: 'Midnight in Seoul',
        status: 'completed',
        date: '2025-01-04T15:00:00.000Z',
      },
    ],
  },
  parameters: shows('history.state.filter-period'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Period' }), 'today');
    await expect(shownTitles(canvas)).toEqual([
      'Sent XP',
      'Business trip expenses',
      'This morning',
    ]);
  },
});

/** At most seven days old. */
export const PeriodWeek = meta.story({
  parameters: shows('history.state.filter-period'),
  play: async ({ canvas }) => {
    await fill(canvas.getByRole('combobox', { name: 'Period' }), 'week');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ date }) => date >= '2024-12-29'));
  },
});

/** At most thirty days old. A tab and a filter apply together. */
export const PeriodMonth = meta.story({
  parameters: shows('history.state.filter-period'),
  play: async ({ canvas, userEvent }) => {
    await fill(canvas.getByRole('combobox', { name: 'Period' }), 'month');
    await expect(shownTitles(canvas)).toEqual(titlesOf(({ date }) => date >= '2024-12-06'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Services' }));
    await expect(shownTitles(canvas)).toEqual(
      titlesOf(({ date, type }) => date >= '2024-12-06' && type !== 'transaction'),
    );
  },
});

const statuses = [
  'completed',
  'verified',
  'approved',
  'processed',
  'pending',
  'failed',
  'rejected',
  'in_review',
];

/** Every status in one list: four green, one yellow, two red, any other grey. */
export const StatusColours = meta.story({
  args: {
    activities: statuses.map((status, index) => ({
      id: statuses.length - index,
      type: 'work',
      title: `Activity ${index + 1}`,
      description: 'One of each',
      status,
      date: fixedNow.toISOString(),
    })),
  },
  parameters: shows('history.state.status-colours'),
  play: async ({ canvas }) => {
    const colourOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    const green = colourOf('Completed');
    for (const words of ['Verified', 'Approved', 'Processed']) {
      await expect(colourOf(words)).toBe(green);
    }
    await expect(colourOf('Rejected')).toBe(colourOf('Failed'));
    const colours = ['Completed', 'Pending', 'Failed', 'In review'].map(colourOf);
    await expect(new Set(colours).size).toBe(4);
  },
});

/** Nothing passes the filters: a hint says so, and one press clears them. */
export const Empty = meta.story({
  args: { activities: activitiesFixtures.named('all a year old') },
  parameters: shows('history.state.empty'),
  play: async ({ canvas, step, userEvent }) => {
    await step('says that nothing was found', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'today');
      await expect(canvas.getByText('No activities found')).toBeVisible();
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    });
    await step('clears the filters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    });
    await step('says it again', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'today');
    });
  },
});

/** Without activities there are no filters to clear. */
export const NothingYet = meta.story({
  args: { activities: activitiesFixtures.named('none') },
  parameters: shows('history.state.empty'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activities found')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Activities of years show fifty at a time. Another filter starts at its first page. */
export const Thousand = meta.story({
  args: {
    activities: Array.from({ length: 1_000 }, (_, index) => ({
      id: 1_000 - index,
      type: index % 2 === 0 ? 'transaction' : 'credential',
      title: `Activity ${index + 1}`,
      description:
        index % 2 === 0 ? 'Maximiliana Wolfeschlegelsteinhausenbergerdorff' : '주민등록증',
      ...(index % 2 === 0
        ? { amount: { value: decimal('123456789012.123456789012345678'), unit: 'BusanCoin' } }
        : {}),
      status: statuses[index % statuses.length] ?? '',
      date: new Date(fixedNow.getTime() - index * 3_600_000).toISOString(),
      category: 'receive',
    })),
  },
  parameters: shows('history.state.paged'),
  play: async ({ canvas, step, userEvent }) => {
    await step('shows fifty, and fifty more', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    });
    await step('starts again with another filter', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Type' }), 'credential');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
      await expect(canvas.getByText('50 of 500')).toBeVisible();
    });
    await step('ends where everything is shown, without losing the focus', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'week');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(50);
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(canvas.getByText(/^All \d+ shown$/)).toHaveFocus();
      await fill(canvas.getByRole('combobox', { name: 'Type' }), 'all');
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'all');
    });
  },
});
