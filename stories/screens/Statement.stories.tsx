import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import StatementRoute from '#app/routes/StatementRoute.tsx';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { StatementScreen, type StatementActions } from '#screens/statement/StatementScreen.tsx';
import { expectText } from '#harness/expect-text.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { rendersRoute } from '#harness/render-route.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';

import { shows } from '../catalogue.ts';
import { longStatement, statementFixtures } from '../fixtures/statements.ts';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Screens/Statement',
  tags: ['autodocs'],
  component: StatementScreen,
  argTypes: { statement: statementFixtures.control },
  args: {
    month: '2024-12',
    months: ['2025-01', '2024-12', '2024-11'],
    owner: 'Jiwoo Kim',
    statement: statementFixtures.named('sample'),
    onMonth: fn(),
    onSave: fn(),
    onPrint: fn() as StatementActions['onPrint'],
    onRetry: fn(),
    onNavigate: fn(),
  },
});

const flow = rendersRoute(StatementRoute, '/statement?month=2024-12');

const part = (canvas: Canvas, name: string) => canvas.getByRole('region', { name });
const rows = (canvas: Canvas, name: string) => within(part(canvas, name)).getAllByRole('listitem');

/** The balances at both ends of a month, and every movement with its fee. */
export const Default = meta.story({
  parameters: shows('statement.state.default', 'statement.transition.back'),
  play: async ({ canvas, args, step, userEvent }) => {
    await step('shows each balance', async () => {
      const [xp, , , , , coin] = rows(canvas, 'Balances');
      await expectText(xp, 'Opening balance 1,275.501');
      await expectText(xp, '1,250.5 XP');
      await expectText(coin, 'Opening balance 65,700');
      await expectText(coin, 'Closing balance');
      await expect(canvas.getByText('Test money')).toBeVisible();
    });
    await step('shows each movement with its fee, the oldest first', async () => {
      const list = rows(canvas, 'Movements');
      await expect(list).toHaveLength(10);
      await expectText(list[0], 'From KB Kookmin');
      await expectText(list[1], '−25.001 XP');
      await expectText(list[1], 'To Minseo Park · with fee 0.001 XP');
      await expectText(list[2], '−8.08 USDC');
      await expectText(list[2], '+10,000 BusanCoin');
      await expectText(list[5], '−10,200 BusanCoin');
      await expectText(list[6], 'To 0x5290...ends in 9EE7 · with fee 0.001 XP');
      await expectText(list[6], 'Returned');
      await expectText(list[7], '+50.001 XP');
    });
    await step('leads back to the history', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/history');
    });
  },
});

/** Every state of the screen, selected with the controls. */
export const Playground = meta.story({ parameters: shows('statement.state.default') });

/** The current month has not ended, so it has a balance so far. */
export const CurrentMonth = meta.story({
  parameters: shows('statement.state.current'),
  args: { month: '2025-01', statement: statementFixtures.named('current') },
  play: async ({ canvas }) => {
    await expectText(rows(canvas, 'Balances')[0], 'Balance so far');
    await expect(canvas.queryByText('Closing balance')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText('Month')).toHaveDisplayValue('January 2025');
  },
});

/** A month without movements still has its balances. */
export const EmptyMonth = meta.story({
  parameters: shows('statement.state.empty'),
  args: { statement: statementFixtures.named('empty') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No movements in December 2024')).toBeVisible();
    await expectText(rows(canvas, 'Balances')[0], 'Opening balance 1,250.5');
  },
});

/** While the statement loads, the month can be changed. */
export const Loading = meta.story({
  parameters: shows('statement.state.loading'),
  args: { statement: statementFixtures.named('loading') },
  play: async ({ canvas }) => {
    await expectText(canvas.getByRole('status'), 'Loading your statement');
    await expect(canvas.getByLabelText('Month')).toBeEnabled();
  },
});

/** A failed statement can be read again. */
export const Failed = meta.story({
  parameters: shows('statement.state.failed'),
  args: { statement: statementFixtures.named('failed') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('We could not load your statement')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** A month that the provider refuses, for example because the device's clock is wrong. */
export const Refused = meta.story({
  parameters: shows('statement.state.refused'),
  ...flow,
  beforeEach: ({ msw }) =>
    msw.use(
      mock('statement').refusedBy(422, 'statement-month', { first: '2024-03', last: '2024-11' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(
        'There are statements from 2024-03 to 2024-11. Choose one of these months.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Show the history' }));
    await expect(storyServices().navigate).toHaveBeenLastCalledWith('/history');
  },
});

/** The longest name and amounts, with all digits. */
export const Longest = meta.story({
  parameters: shows('statement.state.longest'),
  args: { statement: statementFixtures.named('longest') },
  play: async ({ canvas }) => {
    const [row] = rows(canvas, 'Movements');
    await expectText(row, '−99,999,999,999,999,999,998.000000000000000001 XP');
    await expectText(row, 'Waiting');
  },
});

/** Fifty more movements are shown at a time. */
export const Long = meta.story({
  parameters: shows('statement.state.long'),
  args: { statement: statementFixtures.named('hundred and twenty') },
  play: async ({ canvas, userEvent }) => {
    await expect(rows(canvas, 'Movements')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(rows(canvas, 'Movements')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(rows(canvas, 'Movements')).toHaveLength(120);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  },
});

/** A device without a print dialog still saves the CSV. */
export const NoPrint = meta.story({
  parameters: shows('statement.state.no-print'),
  args: { onPrint: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
    await expect(
      canvas.getByText('This device cannot print. Save the statement as CSV.'),
    ).toBeVisible();
  },
});

/** A browser would stall with that many rows in a PDF. */
export const TooLong = meta.story({
  parameters: shows('statement.state.too-long'),
  args: { statement: statementFixtures.named('too long') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
    await expect(
      canvas.getByText('This month has too many movements for a PDF. Save the statement as CSV.'),
    ).toBeVisible();
  },
});

/** The printed document has every movement, and leaves the page afterwards. */
export const Printed = meta.story({
  parameters: {
    ...shows('statement.content.printed'),
    ...sameAs('Default', 'The printed document is visible on paper only.'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    const printed = () => document.querySelector<HTMLElement>('.printed-statement');
    window.dispatchEvent(new Event('beforeprint'));
    await expect(printed()).not.toBeVisible();
    const text = printed()?.textContent ?? '';
    await expect(text).toContain('Jiwoo Kim');
    await expect(text).toContain('December 2024 (UTC+9)');
    await expect(text).toContain('Test money');
    const headings = [...(printed()?.querySelectorAll('h1, h2, th[scope="col"]') ?? [])];
    await expect(headings.map((heading) => heading.textContent)).toEqual([
      'Statement',
      'Balances',
      'Asset',
      'Opening balance',
      'Closing balance',
      'Movements',
      'Date',
      'Movement',
      'Asset',
      'Amount',
      'Fee',
      'Balance',
    ]);
    await expect(printed()?.querySelectorAll('tbody tr')).toHaveLength(6 + 11);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(printed()).toBeNull());
    await expect(document.adoptedStyleSheets).toHaveLength(0);
  },
});

/** The CSV has the file name of its month. */
export const SaveCsv = meta.story({
  parameters: {
    ...shows('statement.rule.csv'),
    ...sameAs('Default', 'The file is saved by the browser.'),
  },
  ...flow,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as CSV' }));
    const [name, text, type] = storyServices().device.saveFile.mock.lastCall ?? [];
    await expect([name, type]).toEqual([
      'superwallet-statement-2024-12.csv',
      'text/csv;charset=utf-8',
    ]);
    await expect(typeof text === 'string' && text.split('\r\n')[1]).toBe(
      '"2024-12-01T00:00:00+09:00","Opening balance","","","XP",,,,1275.501,"",""',
    );
  },
});

/** Another month is read; the same one is shown after a receipt. */
export const AnotherMonth = meta.story({
  ...rendersApp('/statement?month=2024-12'),
  parameters: {
    ...shows('statement.rule.month', 'statement.transition.receipt'),
    frame: 'app',
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /^Received ETH/ });
    await userEvent.selectOptions(canvas.getByLabelText('Month'), 'November 2024');
    await waitFor(() =>
      expect(sentRequests('statement').map(({ query }) => query.get('month'))).toEqual([
        '2024-12',
        '2024-11',
      ]),
    );
    await userEvent.click(await canvas.findByRole('link', { name: /^Received ETH/ }));
    await canvas.findByRole('heading', { name: 'Receipt', level: 1 });
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Month')).toHaveDisplayValue('November 2024');
  },
});

const outdated = longStatement(59);

/** A payment between two pages changes the balances, so all pages are read again. */
export const Pages = meta.story({
  parameters: shows('statement.rule.pages'),
  ...flow,
  beforeEach: ({ msw }) =>
    msw.use(
      mock('statement').responds(({ query }) => {
        const { movements, balances, ...rest } = longStatement(60);
        const isSecond = query.has('after');
        return Response.json({
          ...rest,
          // The first attempt does not add up.
          balances: sentRequests('statement').length > 2 ? balances : outdated.balances,
          movements: isSecond ? movements.slice(40) : movements.slice(0, 40),
          next: isSecond ? null : 40,
        });
      }),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('50 of 60');
    await expect(sentRequests('statement').map(({ query }) => query.get('after'))).toEqual([
      null,
      '40',
      null,
      '40',
    ]);
  },
});
