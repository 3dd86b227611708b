import { expect, screen, waitFor, within, type userEvent as createUser } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { PerformanceMonitor, type PerformanceMonitorProps } from '#shell/PerformanceMonitor.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { PerformanceSample } from '#wallet/performance.ts';

import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { storyServices } from '#harness/story-services.ts';
import { SampleShell } from './SampleShell.tsx';

const buildSample = (part: Partial<PerformanceSample> = {}): PerformanceSample => ({
  timestamp: fixedNow.toISOString(),
  pageLoadTime: 840,
  networkLatency: 42.5,
  renderTime: 3.2,
  apiResponseTime: 63.4,
  ...part,
});

/** Measurements taken before the overlay opens. */
const measured = namedFixtures<PerformanceMonitorProps['read'], string>({
  'one sample': () => [buildSample()],
  'all good': () => [
    buildSample({
      pageLoadTime: 2_000,
      networkLatency: 100,
      renderTime: 16,
      apiResponseTime: 200,
    }),
  ],
  'all warning': () => [
    buildSample({
      pageLoadTime: 5_000,
      networkLatency: 500,
      renderTime: 50,
      apiResponseTime: 1_000,
    }),
  ],
  'all poor': () => [
    buildSample({
      pageLoadTime: 5_001,
      networkLatency: 501,
      renderTime: 50.1,
      apiResponseTime: 1_001,
    }),
  ],
  '150 ms each': () => [
    buildSample({
      pageLoadTime: 150,
      networkLatency: 150,
      renderTime: 150,
      apiResponseTime: 150,
    }),
  ],
  'a second sample later': () => [
    buildSample(),
    ...(storyServices().clock.now() > fixedNow ? [buildSample({ apiResponseTime: 163.8 })] : []),
  ],
  nothing: () => [],
  'some of it': () => [
    buildSample({ networkLatency: undefined, renderTime: undefined }),
    buildSample({ networkLatency: undefined, renderTime: undefined, apiResponseTime: undefined }),
  ],
});

const meta = preview.meta({
  title: 'Shell/Performance monitor',
  component: PerformanceMonitor,
  parameters: { frame: 'own' },
  argTypes: { read: measured.control },
  args: {
    read: measured.named('one sample'),
    every: (milliseconds, run) => storyServices().clock.every(milliseconds, run),
  },
  render: (args) => <SampleShell monitor={<PerformanceMonitor {...args} />} />,
});

type User = ReturnType<typeof createUser.setup>;

const toggle = () => screen.getByRole('button', { name: 'Performance monitor' });
const overlay = () => screen.getByRole('region', { name: 'Performance monitor' });

/** Presses the toggle and waits until the overlay is fully visible. */
async function open(userEvent: User) {
  await userEvent.click(toggle());
  await waitFor(() => expect(overlay().getAnimations()).toHaveLength(0));
}

/** Each measure with its value and rating label, in order. */
function readings() {
  return Array.from(overlay().querySelectorAll('dl > div'), (row) => [
    row.querySelector('dt > span')?.textContent,
    row.querySelector('dd')?.textContent,
  ]);
}

/** A developer tool: a quiet button at the top right of the header that covers nothing. */
export const Collapsed = meta.story({
  parameters: shows('performance-monitor.state.collapsed'),
  play: async ({ canvas, step }) => {
    await step('is in the header, beside its controls and above the screen', async () => {
      const place = toggle().getBoundingClientRect();
      const header = within(canvas.getByRole('banner'));
      await expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(44);
      await expect(place.bottom).toBeLessThanOrEqual(
        canvas.getByRole('banner').getBoundingClientRect().bottom,
      );
      await expect(
        header.getByRole('link', { name: 'Superwallet, home' }).getBoundingClientRect().right,
      ).toBeLessThanOrEqual(place.left);
      for (const control of [
        header.getByRole('button', { name: 'Theme: system' }),
        header.getByRole('button', { name: '알림' }),
        header.getByRole('link', { name: 'My info' }),
      ]) {
        await expect(control.getBoundingClientRect().left).toBeGreaterThanOrEqual(place.right);
      }
    });
    await step('renders and schedules nothing', async () => {
      await expect(toggle()).toHaveAttribute('aria-expanded', 'false');
      await expect(screen.queryByRole('region', { name: 'Performance monitor' })).toBeNull();
      await expect(storyServices().clock.intervals()).toEqual([]);
    });
  },
});

/** Four measures with their values, which are refreshed every 5 s while the overlay is open. */
export const Open = meta.story({
  parameters: shows(
    'performance-monitor.state.open',
    'performance-monitor.transition.toggle',
    'performance-monitor.constant.refresh',
  ),
  args: { read: measured.named('a second sample later') },
  play: async ({ step, userEvent }) => {
    await step('shows the four measures', async () => {
      await open(userEvent);
      await expect(toggle()).toHaveAttribute('aria-expanded', 'true');
      await expect(readings()).toEqual([
        ['Page load', '840 msGood'],
        ['Network latency', '42.5 msGood'],
        ['Render time', '3.2 msGood'],
        ['API response time', '63.4 msGood'],
      ]);
      await expect(
        within(overlay()).getByText(
          'Of 1 sample. Good up to the first limit, poor above the second.',
        ),
      ).toBeVisible();
    });
    await step('refreshes after 5 s, and shows the average', async () => {
      const { clock } = storyServices();
      await expect(clock.intervals()).toEqual([5_000]);
      clock.advance(5_000);
      await waitFor(() => expect(readings()[3]).toEqual(['API response time', '114 msGood']));
      await expectText(overlay(), 'Averages of the last 2 samples.');
    });
    await step('closes with the toggle, and stops', async () => {
      await userEvent.click(toggle());
      await expect(screen.queryByRole('region', { name: 'Performance monitor' })).toBeNull();
      await expect(storyServices().clock.intervals()).toEqual([]);
    });
    await step('closes with Escape, and returns the focus', async () => {
      await open(userEvent);
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('region', { name: 'Performance monitor' })).toBeNull();
      await expect(toggle()).toHaveFocus();
    });
    await step(
      'does so too where the focus is in the overlay, which may have to scroll',
      async () => {
        await open(userEvent);
        overlay().style.maxHeight = '80px';
        overlay().focus();
        await expect(overlay()).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect(screen.queryByRole('region', { name: 'Performance monitor' })).toBeNull();
        await expect(toggle()).toHaveFocus();
      },
    );
    await open(userEvent);
  },
});

/** Every measure is good, exactly at its limit. */
export const AllGood = meta.story({
  parameters: shows('performance-monitor.state.all-good'),
  args: { read: measured.named('all good') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(readings()).toEqual([
      ['Page load', '2,000 msGood'],
      ['Network latency', '100 msGood'],
      ['Render time', '16 msGood'],
      ['API response time', '200 msGood'],
    ]);
  },
});

/** Every measure is a warning, exactly at its limit. */
export const AllWarning = meta.story({
  parameters: shows('performance-monitor.state.all-warning'),
  args: { read: measured.named('all warning') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(readings()).toEqual([
      ['Page load', '5,000 msWarning'],
      ['Network latency', '500 msWarning'],
      ['Render time', '50 msWarning'],
      ['API response time', '1,000 msWarning'],
    ]);
  },
});

/** Every measure is poor, just above its limit. */
export const AllPoor = meta.story({
  parameters: shows('performance-monitor.state.all-poor'),
  args: { read: measured.named('all poor') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(readings()).toEqual([
      ['Page load', '5,001 msPoor'],
      ['Network latency', '501 msPoor'],
      ['Render time', '50.1 msPoor'],
      ['API response time', '1,001 msPoor'],
    ]);
  },
});

/** Each measure has its own limits: the same value is good for one measure and poor for another. */
export const MixedRatings = meta.story({
  parameters: shows(
    'performance-monitor.constant.threshold-page-load',
    'performance-monitor.constant.threshold-api',
    'performance-monitor.constant.threshold-render',
    'performance-monitor.constant.threshold-latency',
  ),
  args: { read: measured.named('150 ms each') },
  play: async ({ userEvent, step }) => {
    await open(userEvent);
    await step('rates each measure by its own limits', () =>
      expect(readings()).toEqual([
        ['Page load', '150 msGood'],
        ['Network latency', '150 msWarning'],
        ['Render time', '150 msPoor'],
        ['API response time', '150 msGood'],
      ]),
    );
    await step('states the limits', () =>
      expect(
        Array.from(
          overlay().querySelectorAll('dt > span:last-child'),
          (limit) => limit.textContent,
        ),
      ).toEqual([
        'Limits 2,000 / 5,000 ms',
        'Limits 100 / 500 ms',
        'Limits 16 / 50 ms',
        'Limits 200 / 1,000 ms',
      ]),
    );
  },
});

/** Nothing is measured yet: the overlay shows a message instead of zeros. */
export const NothingMeasured = meta.story({
  parameters: shows('performance-monitor.state.nothing-measured'),
  args: { read: measured.named('nothing') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(overlay()).toHaveTextContent(/^Performance monitorNo measurements yet$/);
  },
});

/** Some measures are missing. The latency, for example, is missing if the provider does not send its timing. */
export const PartlyMeasured = meta.story({
  parameters: shows('performance-monitor.state.nothing-measured'),
  args: { read: measured.named('some of it') },
  play: async ({ userEvent }) => {
    await open(userEvent);
    await expect(readings()).toEqual([
      ['Page load', '840 msGood'],
      ['Network latency', 'Not measured yet'],
      ['Render time', 'Not measured yet'],
      ['API response time', '63.4 msGood'],
    ]);
  },
});
