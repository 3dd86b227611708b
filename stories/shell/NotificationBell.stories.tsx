import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { mock, sentRequests } from '#mocks/scenarios.ts';
import { sampleNotifications } from '#samples/notifications.ts';
import { NotificationBell } from '#shell/NotificationBell.tsx';
import { NotificationSheet, type NotificationSheetProps } from '#shell/NotificationSheet.tsx';
import { expectText } from '#harness/expect-text.ts';
import type { Notification } from '#wallet/entities/notification.ts';
import { ready } from '#wallet/loadable.ts';

import { shows } from '../catalogue.ts';
import { loadableFixtures } from '../fixtures/named-fixtures.ts';
import { startArrivals } from '#harness/notification-arrivals.ts';
import { rendersApp } from '#harness/render-app.tsx';
import { sameAs } from '#harness/same-as.ts';
import { storyServices } from '#harness/story-services.ts';
import { heldMessage } from './held-message.ts';
import { SampleShell } from './SampleShell.tsx';

const buildNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 1,
  title: '입금',
  message: 'XP 입금이 확인되었어요.',
  type: 'success',
  timestamp: fixedNow.toISOString(),
  isRead: false,
  isSecurity: false,
  actionUrl: '',
  ...overrides,
});

/** Builds unread notifications, newest first. */
const buildNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({ id: count - index, title: `입금 ${count - index}` }),
  );

const securityAlert = buildNotification({
  id: 1,
  title: '보안 알림',
  message: '비밀번호가 변경되었어요. 본인이 아니라면 보안 설정을 확인해 주세요.',
  type: 'warning',
  isSecurity: true,
});

const notificationsFixtures = loadableFixtures({
  none: [],
  'one read': [buildNotification({ isRead: true })],
  'each type': sampleNotifications(fixedNow),
  'longest texts': [
    buildNotification({
      id: 2,
      type: 'warning',
      title: '새 기기에서 로그인: 삼성 인터넷 브라우저 27.0, 안드로이드 16 갤럭시 폴드 특별판',
      message:
        '새 기기에서 로그인되었어요. 본인이 아니라면 지금 바로 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.',
    }),
    buildNotification({
      message: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff님이 0.00000001 BTC를 보냈어요.',
    }),
  ],
  'security only': [securityAlert],
  'security read': [buildNotification({ id: 2 }), { ...securityAlert, isRead: true }],
  'nine unread': buildNotifications(9),
  'with and without English texts': [
    buildNotification({
      id: 2,
      title: '입금',
      english: { title: 'Payment received', message: 'You received 25 XP.' },
    }),
    buildNotification(),
  ],
  'ten unread': buildNotifications(10),
});

/** The bell and its sheet, combined as in the app. */
function BellWithSheet(props: Omit<NotificationSheetProps, 'onClose'>) {
  const { notifications } = props;
  const unread =
    notifications.status === 'ready'
      ? notifications.data.filter(({ isRead }) => !isRead).length
      : undefined;
  return (
    <NotificationBell unread={unread}>
      {(close) => <NotificationSheet {...props} onClose={close} />}
    </NotificationBell>
  );
}

const meta = preview.meta({
  title: 'Shell/Notification bell',
  component: BellWithSheet,
  parameters: { frame: 'own' },
  argTypes: { notifications: notificationsFixtures.control },
  args: {
    notifications: notificationsFixtures.named('none'),
    onRead: fn(),
    onRetry: fn(),
    onNavigate: fn(),
  },
  render: (args) => <SampleShell bell={<BellWithSheet {...args} />} />,
});

/** The complete wallet, whose notifications come from the provider. */
const inWallet = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp(),
  parameters: { ...shows(...entries), frame: 'app' },
});

const bell = (name: string | RegExp) => screen.getByRole('button', { name });
const findBell = (name: string) => screen.findByRole('button', { name });
const list = () => within(screen.getByRole('dialog', { name: '알림' }));
/** The text for screen readers, which cannot see the badge. */
const announced = () =>
  bell(/^알림/).parentElement?.querySelector(':scope > [role="status"]')?.textContent;

/** Without new notifications the header has no badge. */
export const NoBadge = meta.story({
  parameters: shows('notification-bell.state.no-badge'),
  args: { notifications: notificationsFixtures.named('one read') },
  play: async () => {
    await expect(bell('알림')).toBeVisible();
    await expect(bell('알림').parentElement).toHaveTextContent(/^$/);
  },
});

/** There are no notifications yet, and the list says so. */
export const Empty = meta.story({
  parameters: shows('notification-bell.state.empty'),
  play: async ({ userEvent, step }) => {
    await step('opens with a hint, in Korean', async () => {
      await userEvent.click(bell('알림'));
      // The sheet slides in and is transparent at first.
      await waitFor(() => expect(list().getByText('새로운 알림이 없어요')).toBeVisible());
      await expect(screen.getByRole('dialog')).toHaveAttribute('lang', 'ko');
    });
    await step('closes and opens again', async () => {
      await userEvent.click(list().getByRole('button', { name: '닫기' }));
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bell('알림')).toHaveFocus();
      await userEvent.click(bell('알림'));
    });
  },
});

/**
 * Pressing a notification marks it as read and opens its screen. A notification without a screen is only marked as
 * read.
 */
export const List = meta.story({
  ...inWallet('notification-bell.state.list', 'notification-bell.rule.read-and-action'),
  beforeEach({ msw }) {
    const [money, ...others] = sampleNotifications(fixedNow);
    if (!money) throw new Error('There is no sample');
    msw.use(
      mock('notifications').ok([
        money,
        buildNotification({ id: 9, title: '서비스 안내', type: 'info' }),
        ...others,
      ]),
    );
  },
  play: async ({ step, userEvent }) => {
    await step('has title, message and time, the latest first, below the pinned one', async () => {
      await userEvent.click(await findBell('알림, 읽지 않음 3개'));
      await screen.findByRole('dialog', { name: '알림' });
      const [, first, second] = list().getAllByRole('listitem');
      await expectText(first, '성공: 입금읽지 않음25 XP를 받았어요.1월 5일 14:15');
      await expectText(second, '안내: 서비스 안내');
    });
    await step('marks a notification without a screen as read', async () => {
      const information = list().getByRole('button', { name: /서비스 안내/ });
      await userEvent.click(information);
      await expect(information).not.toHaveTextContent('읽지 않음');
      await expect(storyServices().navigate).not.toHaveBeenCalled();
    });
    await step('opens the screen of another notification', async () => {
      await userEvent.click(list().getByRole('button', { name: /: 입금/ }));
      await expect(await screen.findByRole('heading', { name: 'Assets' })).toBeVisible();
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bell('알림, 읽지 않음 1개')).toBeVisible();
    });
    await step('reports the read notifications to the provider', async () => {
      await waitFor(() =>
        expect(sentRequests('readNotification').map(({ params }) => params['id'])).toEqual([
          '9',
          '4',
        ]),
      );
    });
  },
});

/** The bell is in the language of local payments, which its switch changes. */
export const LanguageSwitch = meta.story({
  parameters: shows('notification-bell.rule.language-switch'),
  args: { notifications: notificationsFixtures.named('with and without English texts') },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 2개'));
    await userEvent.click(list().getByRole('button', { name: 'English' }));
    const sheet = screen.getByRole('dialog', { name: 'Notifications' });
    await expect(sheet).not.toHaveAttribute('lang', 'ko');
    const [received] = within(sheet).getAllByRole('listitem');
    await expectText(
      received,
      'Success: Payment receivedUnreadYou received 25 XP.Jan 5, 2025 14:30',
    );
    await expect(within(sheet).getByRole('button', { name: '한국어' })).toBeVisible();
    // A notification of an earlier version has Korean texts only, and is marked so.
    await expect(within(sheet).getByText('입금')).toHaveAttribute('lang', 'ko');
  },
});

/** One press marks all shown notifications as read. */
export const ReadAll = meta.story({
  ...inWallet('notification-bell.rule.read-all'),
  play: async ({ userEvent }) => {
    await userEvent.click(await findBell('알림, 읽지 않음 2개'));
    const all = await screen.findByRole('button', { name: '모두 읽음' });
    await userEvent.click(all);
    await expect(list().queryByText('읽지 않음')).not.toBeInTheDocument();
    await expect(all).toBeDisabled();
    await waitFor(() =>
      expect(sentRequests('readNotification').map(({ params }) => params['id'])).toEqual([
        '4',
        '3',
      ]),
    );
    await userEvent.click(list().getByRole('button', { name: '닫기' }));
    await expect(bell('알림')).toBeVisible();
  },
});

/** The provider could not mark the notification as read: it is unread again, and the failure is only logged. */
export const ReadNotSaved = meta.story({
  ...inWallet('notification-bell.state.read-not-saved'),
  beforeEach({ msw }) {
    msw.use(mock('readNotification').refused(500));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await findBell('알림, 읽지 않음 2개'));
    await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
    await waitFor(() => expect(list().getAllByText('읽지 않음')).toHaveLength(2));
    await expect(storyServices().log.warn).toHaveBeenCalledTimes(2);
  },
});

/** The list is loading. The bell has no badge, because the number is not known yet. */
export const Loading = meta.story({
  parameters: shows('notification-bell.state.loading'),
  args: { notifications: notificationsFixtures.named('loading') },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림'));
    await expect(list().getByText('알림을 불러오는 중')).toBeInTheDocument();
    await expect(list().queryByText('새로운 알림이 없어요')).not.toBeInTheDocument();
  },
});

/** The list cannot be loaded: the sheet explains why, in Korean, and offers a retry. */
export const LoadError = meta.story({
  ...inWallet('notification-bell.state.load-error'),
  beforeEach({ msw }) {
    msw.use(mock('notifications').refused(500));
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(sentRequests('notifications')).toHaveLength(1));
    await userEvent.click(bell('알림'));
    await expectText(await screen.findByRole('alert'), '알림을 불러오지 못했어요');
  },
});

/** The retry succeeds, and the notifications are shown. */
export const LoadedOnRetry = meta.story({
  ...rendersApp(),
  parameters: {
    ...shows('notification-bell.state.list'),
    ...sameAs('Read Not Saved', 'both end with the provider’s list'),
    frame: 'app',
  },
  beforeEach({ msw }) {
    msw.use(mock('notifications').refused(500));
  },
  play: async ({ msw, userEvent }) => {
    await waitFor(() => expect(sentRequests('notifications')).toHaveLength(1));
    await userEvent.click(bell('알림'));
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    msw.use(mock('notifications').ok());
    await userEvent.click(retry);
    await expect(await list().findByText('보안 알림')).toBeVisible();
  },
});

/** Long texts and names wrap, at every width. */
export const LongestTexts = meta.story({
  parameters: shows('notification-bell.state.list'),
  args: { notifications: notificationsFixtures.named('longest texts') },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 2개'));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

/** Success, error, warning and information differ in icon, colour and label. */
export const EachType = meta.story({
  parameters: shows('notification-bell.state.list'),
  args: { notifications: notificationsFixtures.named('each type') },
  play: async ({ args, step, userEvent }) => {
    await step('shows each type with its word and time', async () => {
      await userEvent.click(bell('알림, 읽지 않음 2개'));
      const items = list().getAllByRole('listitem');
      await expect(items.map((item) => item.textContent?.slice(0, 3))).toEqual([
        '주의:',
        '성공:',
        '오류:',
        '안내:',
      ]);
      await expectText(items[3], '1월 3일 12:30');
    });
    await step(
      'stays open where one without a screen is pressed, which was read before',
      async () => {
        await userEvent.click(list().getByRole('button', { name: /본인 확인 요청/ }));
        await expect(args.onRead).not.toHaveBeenCalled();
        await expect(args.onNavigate).not.toHaveBeenCalled();
      },
    );
  },
});

/** The badge counts up to nine. Only new arrivals are read out, not the notifications that were there before. */
export const BadgeCount = meta.story({
  parameters: shows('notification-bell.state.badge-count'),
  args: { notifications: notificationsFixtures.named('nine unread') },
  play: async () => {
    await expect(bell('알림, 읽지 않음 9개').parentElement).toHaveTextContent(/^9$/);
    await expect(announced()).toBe('');
  },
});

/** Ten notifications show 9+ in the badge. A screen reader reads "10". */
export const Badge9Plus = meta.story({
  parameters: shows('notification-bell.state.badge-9-plus'),
  args: { notifications: notificationsFixtures.named('ten unread') },
  play: async () => {
    await expect(bell('알림, 읽지 않음 10개').parentElement).toHaveTextContent(/^9\+$/);
  },
});

/** The list shows the latest ten, and the badge counts these. */
export const CappedAtTen = meta.story({
  ...inWallet('notification-bell.constant.cap'),
  beforeEach({ msw }) {
    msw.use(mock('notifications').ok(buildNotifications(11)));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await findBell('알림, 읽지 않음 10개'));
    await screen.findByRole('dialog', { name: '알림' });
    await expect(list().getAllByRole('listitem')).toHaveLength(10);
    await expect(list().getByText('입금 11')).toBeInTheDocument();
    await expect(list().queryByText('입금 1')).not.toBeInTheDocument();
  },
});

/** Unread security news is above all other news, however much of it has arrived since. */
export const SecurityPinned = meta.story({
  ...inWallet('notification-bell.state.security-pinned'),
  beforeEach({ msw }) {
    msw.use(mock('notifications').ok([...buildNotifications(11).slice(0, 10), securityAlert]));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await findBell('알림, 읽지 않음 11개'));
    await screen.findByRole('dialog', { name: '알림' });
    const pinned = within(list().getByRole('region', { name: '확인하지 않은 보안 알림' }));
    await expect(pinned.getAllByRole('listitem')).toHaveLength(1);
    await expect(pinned.getByText('보안 알림')).toBeInTheDocument();
    const others = within(list().getByRole('region', { name: '다른 알림' }));
    await expect(others.getAllByRole('listitem')).toHaveLength(10);
  },
});

/** The only notification is an unread one of the account's security. */
export const SecurityOnly = meta.story({
  parameters: shows('notification-bell.state.security-pinned'),
  args: { notifications: notificationsFixtures.named('security only') },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 1개'));
    await expect(list().queryByText('다른 알림')).not.toBeInTheDocument();
    await expect(list().getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Security news that was read is in the order of its time, without a heading. */
export const SecurityRead = meta.story({
  parameters: shows('notification-bell.state.security-read'),
  args: { notifications: notificationsFixtures.named('security read') },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 1개'));
    await expect(list().queryByRole('region')).not.toBeInTheDocument();
    const [first, second] = list().getAllByRole('listitem');
    await expectText(first, '입금');
    await expectText(second, '보안 알림');
  },
});

const arriving = heldMessage({
  type: 'notification',
  data: { title: '입금', message: 'XP를 받았어요.', type: 'success' },
});

/** The stream reports a new notification: the list is refetched, and a screen reader reads the new number. */
export const Arrival = meta.story({
  ...inWallet('notification-bell.rule.arrival'),
  beforeEach({ msw }) {
    msw.use(arriving.stream());
  },
  play: async ({ msw, step, userEvent }) => {
    await step('nothing is announced for earlier notifications', async () => {
      await findBell('알림, 읽지 않음 2개');
      await expect(announced()).toBe('');
    });
    await step('a new notification is counted and announced, in Korean', async () => {
      msw.use(
        mock('notifications').ok([buildNotification({ id: 5 }), ...sampleNotifications(fixedNow)]),
      );
      arriving.send();
      await findBell('알림, 읽지 않음 3개');
      await expect(announced()).toBe('읽지 않은 알림 3개');
      await expect(screen.getByText('읽지 않은 알림 3개').closest('[lang]')).toHaveAttribute(
        'lang',
        'ko',
      );
    });
    await step('nothing is announced when a notification is read', async () => {
      await userEvent.click(bell('알림, 읽지 않음 3개'));
      await userEvent.click(await screen.findByRole('button', { name: '모두 읽음' }));
      await expect(announced()).toBe('');
    });
  },
});

/** A bell whose notifications arrive by the documents' simulation. */
function SimulatedBell(props: Omit<NotificationSheetProps, 'onClose' | 'notifications'>) {
  const [arrived, setArrived] = useState<readonly Notification[]>([]);
  useEffect(
    () =>
      startArrivals(storyServices().clock, chance, (arrival) =>
        setArrived((before) => [arrival, ...before].slice(0, 10)),
      ),
    [],
  );
  return <BellWithSheet {...props} notifications={ready(arrived)} />;
}

const chance = fn(() => 1);

/**
 * The documents' simulation, which the wallet no longer contains: every 30 s a notification arrives with a probability
 * of 30%. In the first interval no notification arrives, in the second interval one arrives.
 */
export const SimulatedArrival = meta.story({
  parameters: shows('notification-bell.rule.simulated-arrival'),
  render: ({ notifications: _, ...args }) => <SampleShell bell={<SimulatedBell {...args} />} />,
  play: async ({ step }) => {
    const { clock } = storyServices();
    await step('no notification arrives', async () => {
      chance.mockReturnValueOnce(0.3);
      clock.advance(30_000);
      await expect(bell('알림')).toBeVisible();
    });
    await step('an unread notification arrives after 30 s', async () => {
      chance.mockReturnValueOnce(0.29).mockReturnValueOnce(0);
      clock.advance(29_999);
      await expect(bell('알림')).toBeVisible();
      clock.advance(1);
      await expect(await findBell('알림, 읽지 않음 1개')).toBeVisible();
    });
  },
});
