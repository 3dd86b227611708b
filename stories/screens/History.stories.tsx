import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import HistoryRoute from '#app/routes/HistoryRoute.tsx';
import { fixedNow } from '#mocks/builders.ts';
import { mock, mockEventStream, sentRequests } from '#mocks/scenarios.ts';
import { sampleActivities } from '#samples/activities.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { StreamMessage } from '#wallet/entities/stream-message.ts';
import type { Activity } from '#wallet/entities/activity.ts';
import { historyTabs, periods, typeFilters, type HistoryFilter } from '#wallet/entities/history.ts';

import { shows } from '../catalogue.ts';
import { fill } from '#harness/fill.ts';
import { activitiesFixtures, activityPages, manyActivities } from '../fixtures/activities.ts';
import { nowFixtures } from '../fixtures/now.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';
import { expectBusy } from '#harness/expect-busy.ts';

type Canvas = ReturnType<typeof within>;

const activities = sampleActivities(fixedNow);

const everything: HistoryFilter = { tab: 'all', type: 'all', period: 'all' };

/** Filters for the controls: each restricts the tab, the type or the period. */
const filterFixtures = namedFixtures<HistoryFilter, string>({
  everything,
  ...Object.fromEntries(historyTabs.map((tab) => [`tab ${tab}`, { ...everything, tab }])),
  ...Object.fromEntries(typeFilters.map((type) => [`type ${type}`, { ...everything, type }])),
  ...Object.fromEntries(periods.map((period) => [`period ${period}`, { ...everything, period }])),
});

const meta = preview.meta({
  title: 'Screens/Activity History',
  tags: ['autodocs'],
  component: HistoryScreen,
  argTypes: {
    activities: activitiesFixtures.control,
    now: nowFixtures.control,
    filter: filterFixtures.control,
  },
  args: {
    activities: activitiesFixtures.named('sample'),
    now: nowFixtures.named('as in the samples'),
    filter: filterFixtures.named('everything'),
    onFilter: fn(),
    onMore: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
});

/** The user's history, loaded from the mocks. */
const flow = rendersRoute(HistoryRoute, '/history');

/** The titles of the visible activities, top to bottom. */
function shownTitles(canvas: Canvas): (string | null)[] {
  return canvas
    .queryAllByRole('listitem')
    .map((row: HTMLElement) => row.querySelector('p')?.textContent ?? null);
}

/** A transaction is named after its other party. */
const rowTitle = ({ type, category, title, description }: Activity) =>
  type === 'transaction' && category !== 'exchange'
    ? description.replace('...', '...ends in ')
    : title;

const titlesOf = (wanted: (activity: Activity) => boolean) =>
  activities.filter(wanted).map(rowTitle);

/** Waits until the list shows exactly these titles. */
async function expectTitles(canvas: Canvas, titles: readonly string[]) {
  await waitFor(() => expect(shownTitles(canvas)).toEqual(titles));
}

const optionsOf = (select: HTMLElement) =>
  Array.from(select.children, (option) => option.textContent);

/** The filters of the last request. */
const lastQuery = () => String(sentRequests('activities').at(-1)?.query);

/** Every activity, the latest first, with two filters and three tabs. */
export const Default = meta.story({
  parameters: shows(
    'history.state.default',
    'history.state.tab-all',
    'history.rule.date-format',
    'history.transition.statement',
  ),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('has filters and tabs that show everything', async () => {
      await expectText(canvas.getByRole('heading', { level: 1 }), 'Activity History');
      const type = canvas.getByRole('combobox', { name: 'Type' });
      await expect(type).toHaveValue('all');
      await expect(optionsOf(type)).toEqual([
        'All types',
        'Transaction',
        'Credential',
        'Work',
        'Travel',
      ]);
      const period = canvas.getByRole('combobox', { name: 'Period' });
      await expect(period).toHaveValue('all');
      await expect(optionsOf(period)).toEqual(['All time', 'Today', 'Last 7 days', 'Last 30 days']);
      const tabs = within(canvas.getByRole('tablist', { name: 'Activities' })).getAllByRole('tab');
      await expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Transactions', 'Services']);
      await expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
    });
    await step('leads to the statements', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Statement' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/statement');
    });
    await step(
      'lists every activity with title, description, amount, status and date',
      async () => {
        await expect(shownTitles(canvas)).toEqual(titlesOf(() => true));
        const first = canvas.getAllByRole('listitem').at(0);
        await expectText(first, 'To 0xfB69...ends in d359');
        await expectText(first, 'Sent');
        await expectText(first, '−42.75 XP');
        await expectText(first, 'Pending');
        await expectText(first, 'Jan 5, 2025 14:30');
        await expectText(canvas.getByText('Tax refund').closest('li'), '+$12.00');
        await expect(canvas.getByRole('link', { name: /Tax refund/ })).toHaveAttribute(
          'href',
          expect.stringMatching(/\/traveler\?refund=\d+$/),
        );
        await expectText(canvas.getByRole('status'), '13 activities');
      },
    );
    await step('goes back to Home', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('history.state.default') });

/** The history is loading. */
export const Loading = meta.story({
  parameters: shows('history.state.loading'),
  args: { activities: activitiesFixtures.named('loading') },
});

/** The history cannot be loaded: a card explains why. */
export const LoadError = meta.story({
  parameters: shows('history.state.load-error'),
  args: { activities: activitiesFixtures.named('failed') },
});

/** After a retry the history is shown. Another type is loaded separately and can also fail. */
export const LoadErrorOfType = meta.story({
  ...flow,
  parameters: {
    ...shows('history.state.load-error', 'failures.rule.tried-again'),
    ...sameAs('Load Error', 'only the previous choice of a type differs'),
  },
  beforeEach: ({ msw }) => msw.use(mock('activities').refused(500)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('We could not load your activities')).toBeVisible();
    msw.use(mock('activities').ok());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expectTitles(
      canvas,
      titlesOf(() => true),
    );
    msw.use(mock('activities').refused(500));
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'work');
    await expect(await canvas.findByText('We could not load your activities')).toBeVisible();
  },
});

/** Only transactions are requested. Each of them links to its receipt, whose Back leads here. */
export const TabTransactions = meta.story({
  ...flow,
  parameters: shows('history.state.tab-transactions', 'history.transition.receipt'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Transactions' }));
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type === 'transaction'),
    );
    await expect(lastQuery()).toBe('type=transaction');
    await userEvent.click(canvas.getByRole('link', { name: /^To .*Sent.*XP/ }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/receipt/13?from=/history');
  },
});

/** Everything except transactions. Each activity leads to what it is about. */
export const TabServices = meta.story({
  ...flow,
  parameters: shows('history.state.tab-services', 'history.transition.services'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Services' }));
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type !== 'transaction'),
    );
    const leadsTo = (name: RegExp, href: RegExp) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(href),
      );
    await leadsTo(/^Employment contract/, /\/id$/);
    await leadsTo(/^Business trip expenses/, /\/document\/\d+$/);
    await leadsTo(/^National ID/, /\/credential\/\d+$/);
    await fill(canvas.getByRole('combobox', { name: 'Type' }), 'transaction');
    await expect(await canvas.findByText('No activities found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type !== 'transaction'),
    );
  },
});

/** The latest page has only transactions: an older service is found on a further page. */
export const OlderService = meta.story({
  ...flow,
  parameters: shows('history.state.services-further-back'),
  beforeEach: ({ msw }) =>
    msw.use(
      activityPages(
        activities.map((activity, index) =>
          index < 12 ? { ...activity, type: 'transaction' } : activity,
        ),
        5,
      ),
    ),
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Services' }));
    await step('says how many activities it has searched', async () => {
      await expect(await canvas.findByText('None among the latest 5 activities')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expect(await canvas.findByText('None among the latest 10 activities')).toBeVisible();
    });
    await step('finds the service', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
      await expectTitles(canvas, ['Rental agreement']);
      await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    });
  },
});

/** The type filter applies without changing the tab. */
export const FilterTypeTransaction = meta.story({
  ...flow,
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Type' }), 'transaction');
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type === 'transaction'),
    );
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Credentials that were granted or requested. */
export const FilterTypeCredential = meta.story({
  ...flow,
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Type' }), 'credential');
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type === 'credential'),
    );
  },
});

/** Approvals at work. */
export const FilterTypeWork = meta.story({
  ...flow,
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Type' }), 'work');
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type === 'work'),
    );
  },
});

/** Trips and refunds. */
export const FilterTypeTravel = meta.story({
  ...flow,
  parameters: shows('history.state.filter-type'),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Type' }), 'travel');
    await expectTitles(
      canvas,
      titlesOf(({ type }) => type === 'travel'),
    );
  },
});

/** Today is the calendar day of the user, so an activity of last night is left out. */
export const PeriodToday = meta.story({
  ...flow,
  parameters: shows('history.state.filter-period'),
  beforeEach: ({ msw }) =>
    msw.use(
      activityPages([
        ...activities.slice(0, 2),
        {
          id: 'work-101',
          type: 'work',
          title: 'This morning',
          description: 'Midnight in Seoul',
          status: 'completed',
          date: '2025-01-04T15:00:00.000Z',
        },
        {
          id: 'work-100',
          type: 'work',
          title: 'Last night',
          description: 'One minute before midnight in Seoul',
          status: 'completed',
          date: '2025-01-04T14:59:00.000Z',
        },
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('Last night');
    await fill(canvas.getByRole('combobox', { name: 'Period' }), 'today');
    await expectTitles(canvas, [
      'To 0xfB69...ends in d359',
      'Business trip expenses',
      'This morning',
    ]);
  },
});

/** Activities of the last seven days. */
export const PeriodWeek = meta.story({
  ...flow,
  parameters: shows('history.state.filter-period'),
  play: async ({ canvas }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Period' }), 'week');
    await expectTitles(
      canvas,
      titlesOf(({ date }) => date >= '2024-12-29'),
    );
    await expect(lastQuery()).toBe('since=2024-12-28T15%3A00%3A00.000Z');
  },
});

/** Activities of the last thirty days. A tab and a filter apply together. */
export const PeriodMonth = meta.story({
  ...flow,
  parameters: shows('history.state.filter-period'),
  play: async ({ canvas, userEvent }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Period' }), 'month');
    await expectTitles(
      canvas,
      titlesOf(({ date }) => date >= '2024-12-06'),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Services' }));
    await expectTitles(
      canvas,
      titlesOf(({ date, type }) => date >= '2024-12-06' && type !== 'transaction'),
    );
  },
});

/** The way back from a receipt restores the list with its filters. */
export const FilterStays = meta.story({
  ...rendersApp('/history'),
  parameters: { ...shows('history.rule.filter-stays'), frame: 'app' },
  play: async ({ canvas, userEvent }) => {
    await fill(await canvas.findByRole('combobox', { name: 'Period' }), 'month');
    await userEvent.click(canvas.getByRole('tab', { name: 'Transactions' }));
    await userEvent.click(await canvas.findByRole('link', { name: /^From KB Kookmin.*Received/ }));
    await canvas.findByRole('heading', { level: 1, name: 'Receipt' });
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByRole('combobox', { name: 'Period' })).toHaveValue('month');
    await expect(canvas.getByRole('tab', { name: 'Transactions' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('link', { name: /^From KB Kookmin.*Received/ })).toBeVisible();
  },
});

/** The stream reports a transaction: it is listed without a reload. */
export const GrowsLive = meta.story({
  ...rendersApp('/history'),
  parameters: { ...shows('history.rule.live'), frame: 'app' },
  beforeEach({ msw }) {
    let read = 0;
    // The event is sent after the history is loaded.
    let begin: (message: StreamMessage) => void = () => undefined;
    const beginning = new Promise<StreamMessage>((resolve) => (begin = resolve));
    msw.use(
      mock('activities').responds(() => {
        read += 1;
        begin({ type: 'transaction_update', data: { status: 'pending' } });
        return Response.json(read === 1 ? activities.slice(1) : activities);
      }),
      mockEventStream(beginning),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^To .*Sent.*XP/ })).toBeVisible();
  },
});

/** Every status in one list: four are green, one is yellow, two are red, and all others grey. */
export const StatusColours = meta.story({
  args: { activities: activitiesFixtures.named('every status') },
  parameters: shows('history.state.status-colours'),
  play: async ({ canvas }) => {
    const colourOf = (words: string) => getComputedStyle(canvas.getByText(words)).color;
    const green = colourOf('Completed');
    for (const words of ['Verified', 'Approved', 'Processed']) {
      await expect(colourOf(words)).toBe(green);
    }
    await expect(colourOf('Rejected')).toBe(colourOf('Failed'));
    await expect(colourOf('Waiting for its owner')).toBe(colourOf('Pending'));
    await expect(colourOf('Returned')).toBe(colourOf('In review'));
    const colours = ['Completed', 'Pending', 'Failed', 'In review'].map(colourOf);
    await expect(new Set(colours).size).toBe(4);
  },
});

/** No activity matches the filters: a hint says so, and one press clears them. */
export const Empty = meta.story({
  ...flow,
  parameters: shows('history.state.empty'),
  beforeEach: ({ msw }) =>
    msw.use(activityPages(sampleActivities(new Date('2024-01-05T05:30:00.000Z')))),
  play: async ({ canvas, step, userEvent }) => {
    await step('says that nothing was found', async () => {
      await fill(await canvas.findByRole('combobox', { name: 'Period' }), 'today');
      await expect(await canvas.findByText('No activities found')).toBeVisible();
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    });
    await step('clears the filters', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveValue('all');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(13));
    });
    await step('shows the message again', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'today');
      await expect(await canvas.findByText('No activities found')).toBeVisible();
    });
  },
});

/** A new account has no history, so no filters can be cleared. */
export const NothingYet = meta.story({
  args: { activities: activitiesFixtures.named('none') },
  parameters: shows('history.state.nothing-yet'),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No activities yet. What you send, receive, sign or request is listed here.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A long history shows fifty activities at a time and loads two hundred. A new filter starts at the top. */
export const Thousand = meta.story({
  ...flow,
  parameters: shows('history.state.paged'),
  beforeEach: ({ msw }) => msw.use(activityPages(manyActivities(1_000))),
  play: async ({ canvas, step, userEvent }) => {
    const showMore = () => userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    const expectRows = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
    await step('shows fifty, and fifty more', async () => {
      await expectRows(50);
      await expect(canvas.getByText('50 so far')).toBeVisible();
      await showMore();
      await expectRows(100);
      await expect(sentRequests('activities')).toHaveLength(1);
    });
    await step('loads the next page', async () => {
      await showMore();
      await showMore();
      await expectRows(200);
      await showMore();
      await expectRows(250);
      await expect(lastQuery()).toBe('before=credential-801');
    });
    await step('starts at the top with another filter', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'week');
      await expectRows(50);
      await expect(canvas.getByText('50 of 183')).toBeVisible();
    });
    await step('ends with everything shown, without losing the focus', async () => {
      await showMore();
      await showMore();
      await showMore();
      await expect(canvas.getByText('All 183 shown')).toHaveFocus();
    });
    await step('shows all of it again', async () => {
      await fill(canvas.getByRole('combobox', { name: 'Period' }), 'all');
      await expectRows(50);
    });
  },
});

/** The next page cannot be loaded: the shown activities stay, and a card offers to retry that page. */
export const MoreFailed = meta.story({
  ...flow,
  parameters: shows('history.state.more-failed'),
  beforeEach: ({ msw }) => msw.use(activityPages(activities, 5)),
  play: async ({ canvas, msw, userEvent }) => {
    const failed = 'We could not load more activities';
    const fail = async (shown: number) => {
      const more = await canvas.findByRole('button', { name: 'Show more' });
      msw.use(mock('activities').offline());
      await userEvent.click(more);
      await expect(await canvas.findByText(failed)).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(shown);
    };
    await fail(5);
    msw.use(activityPages(activities, 5));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
    await expect(canvas.queryByText(failed)).not.toBeInTheDocument();
    await fail(10);
  },
});

/** The next page is loading, and the button is busy. */
export const MoreOnItsWay = meta.story({
  args: { activities: activitiesFixtures.named('more on its way') },
  parameters: shows('history.state.more-reading'),
  play: async ({ canvas }) => {
    await expectBusy(canvas.getByRole('button', { name: 'Show more' }));
    await expect(canvas.getByText('13 so far')).toBeVisible();
  },
});
