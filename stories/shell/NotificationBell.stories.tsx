import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { NotificationBell } from '#shell/NotificationBell.tsx';
import { NotificationSheet, type NotificationSheetProps } from '#shell/NotificationSheet.tsx';
import type { ClientNotification } from '#wallet/notices/notifications.ts';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { namedFixtures } from '../fixtures/named-fixtures.ts';
import { rendersApp } from '../render-app.tsx';
import { storyServices } from '../story-services.ts';
import { SampleShell } from './SampleShell.tsx';

const buildNotification = (overrides: Partial<ClientNotification> = {}): ClientNotification => ({
  id: 1,
  title: '새로운 거래',
  message: 'XP 입금이 확인되었습니다.',
  type: 'success',
  timestamp: fixedNow.toISOString(),
  isRead: false,
  ...overrides,
});

/** Unread ones, the latest first. */
const buildNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({ id: count - index, title: `새로운 거래 ${count - index}` }),
  );

const notificationsFixtures = namedFixtures({
  none: [],
  'one read': [buildNotification({ isRead: true })],
  'each type': [
    buildNotification({ id: 4, actionUrl: paths.assets }),
    buildNotification({ id: 3, type: 'error', title: '자동 이체 실패' }),
    buildNotification({
      id: 2,
      type: 'warning',
      title: '보안 알림',
      message:
        '새 기기에서 로그인되었습니다. 본인이 아니라면 지금 바로 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.',
    }),
    buildNotification({
      id: 1,
      type: 'info',
      title: '서비스 안내',
      timestamp: '2025-01-04T23:05:00.000Z',
      isRead: true,
    }),
  ],
  'nine unread': buildNotifications(9),
  'ten unread': buildNotifications(10),
});

/** The bell and what it opens, as the app puts them together. */
function BellWithSheet(props: Omit<NotificationSheetProps, 'onClose'>) {
  return (
    <NotificationBell unread={props.notifications.filter(({ isRead }) => !isRead).length}>
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
    onNavigate: fn(),
  },
  render: (args) => <SampleShell bell={<BellWithSheet {...args} />} />,
});

/** The whole wallet, whose bell starts empty. */
const inWallet = (...entries: Parameters<typeof shows>) => ({
  ...rendersApp(),
  parameters: { ...shows(...entries), frame: 'app' },
});

const bell = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => within(screen.getByRole('dialog', { name: '알림' }));
/** What is read out where the badge is not seen. */
const announced = () =>
  bell(/^알림/).parentElement?.querySelector(':scope > [role="status"]')?.textContent;

/** Waits until the wallet is there and its simulated arrivals have begun, as the monitor's log of memory has. */
async function arrivalsBegin() {
  await waitFor(() => {
    const intervals = storyServices().clock.intervals();
    return expect(intervals.filter((interval) => interval === 30_000)).toHaveLength(2);
  });
}

/** Lets one of the five sample notifications arrive, by its place among them. */
function arrive(sample: number) {
  const { clock, random } = storyServices();
  random.mockReturnValueOnce(0).mockReturnValueOnce(sample / 5);
  clock.advance(30_000);
}

/** The header stays quiet while there is nothing new. */
export const NoBadge = meta.story({
  parameters: shows('notification-bell.state.no-badge'),
  args: { notifications: notificationsFixtures.named('one read') },
  play: async () => {
    await expect(bell('알림')).toBeVisible();
    await expect(bell('알림').parentElement).toHaveTextContent('');
  },
});

/** Nothing has arrived in this session, and the list says so. */
export const Empty = meta.story({
  parameters: shows('notification-bell.state.empty'),
  play: async ({ userEvent, step }) => {
    await step('opens on a hint, in Korean', async () => {
      await userEvent.click(bell('알림'));
      // The sheet rises: at first it is still transparent.
      await waitFor(() => expect(list().getByText('새로운 알림이 없습니다')).toBeVisible());
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

/** Pressing a notification reads it and opens the screen it is about. One without a screen only becomes read. */
export const List = meta.story({
  ...inWallet('notification-bell.state.list', 'notification-bell.rule.read-and-action'),
  play: async ({ step, userEvent }) => {
    await arrivalsBegin();
    arrive(4);
    arrive(0);
    await step('has title, message and time, the latest first', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '알림, 읽지 않음 2개' }));
      await screen.findByRole('dialog', { name: '알림' });
      const [first, second] = list().getAllByRole('listitem');
      await expect(first).toHaveTextContent(
        '성공: 새로운 거래읽지 않음XP 입금이 확인되었습니다.1월 5일 14:31',
      );
      await expect(second).toHaveTextContent('안내: 서비스 안내');
      await expect(second).toHaveTextContent('1월 5일 14:30');
    });
    await step('reads one without a screen, in place', async () => {
      const information = list().getByRole('button', { name: /서비스 안내/ });
      await userEvent.click(information);
      await expect(information).not.toHaveTextContent('읽지 않음');
      await expect(storyServices().navigate).not.toHaveBeenCalled();
    });
    await step('opens the screen of the other', async () => {
      await userEvent.click(list().getByRole('button', { name: /새로운 거래/ }));
      await expect(await screen.findByRole('heading', { name: 'Assets' })).toBeVisible();
      await expect(storyServices().navigate).toHaveBeenLastCalledWith('/assets');
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await expect(bell('알림')).toBeVisible();
    });
    await step('keeps what was read', async () => {
      await userEvent.click(bell('알림'));
      await expect(list().getAllByRole('listitem')).toHaveLength(2);
      await expect(list().queryByText('읽지 않음')).not.toBeInTheDocument();
    });
  },
});

/** Success, error, warning and information differ in icon, colour and word. Long texts wrap. */
export const EachType = meta.story({
  parameters: shows('notification-bell.state.list'),
  args: { notifications: notificationsFixtures.named('each type') },
  play: async ({ args, step, userEvent }) => {
    await step('shows each with its word and its time', async () => {
      await userEvent.click(bell('알림, 읽지 않음 3개'));
      const items = list().getAllByRole('listitem');
      await expect(items.map((item) => item.textContent?.slice(0, 3))).toEqual([
        '성공:',
        '오류:',
        '주의:',
        '안내:',
      ]);
      await expect(items[3]).toHaveTextContent('1월 5일 08:05');
    });
    await step('says which one was pressed', async () => {
      await userEvent.click(list().getByRole('button', { name: /보안 알림/ }));
      await expect(args.onRead).toHaveBeenLastCalledWith(2);
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
  },
});

/** The badge counts up to nine. Only what arrives is read out, not what was there before. */
export const BadgeCount = meta.story({
  parameters: shows('notification-bell.state.badge-count'),
  args: { notifications: notificationsFixtures.named('nine unread') },
  play: async () => {
    await expect(bell('알림, 읽지 않음 9개').parentElement).toHaveTextContent(/^9$/);
    await expect(announced()).toBe('');
  },
});

/** Ten do not fit into the badge, which shows 9+. A screen reader says ten. */
export const Badge9Plus = meta.story({
  parameters: shows('notification-bell.state.badge-9-plus'),
  args: { notifications: notificationsFixtures.named('ten unread') },
  play: async () => {
    await expect(bell('알림, 읽지 않음 10개').parentElement).toHaveTextContent(/^9\+$/);
  },
});

/** The list holds ten: the eleventh arrival replaces the oldest one. */
export const CappedAtTen = meta.story({
  ...inWallet('notification-bell.constant.cap'),
  play: async ({ step, userEvent }) => {
    await arrivalsBegin();
    await step('keeps ten', async () => {
      arrive(1);
      for (let count = 0; count < 9; count += 1) arrive(0);
      await userEvent.click(await screen.findByRole('button', { name: '알림, 읽지 않음 10개' }));
      await screen.findByRole('dialog', { name: '알림' });
      await expect(list().getAllByText('새로운 거래')).toHaveLength(9);
      await expect(list().getByText('보안 알림')).toBeInTheDocument();
    });
    await step('drops the oldest for another', async () => {
      arrive(0);
      await waitFor(() => expect(list().getAllByText('새로운 거래')).toHaveLength(10));
      await expect(list().getAllByRole('listitem')).toHaveLength(10);
      await expect(list().queryByText('보안 알림')).not.toBeInTheDocument();
    });
  },
});

/** Each 30 s a notification arrives with a chance of 30%: the first time none does, the second time one does. */
export const SimulatedArrival = meta.story({
  ...inWallet('notification-bell.rule.simulated-arrival'),
  play: async ({ step }) => {
    const { clock, random } = storyServices();
    await arrivalsBegin();
    await step('none arrives', async () => {
      random.mockReturnValueOnce(0.3);
      clock.advance(30_000);
      await expect(random).toHaveBeenCalledOnce();
      await expect(bell('알림')).toBeVisible();
    });
    await step('one arrives after 30 s, unread', async () => {
      random.mockReturnValueOnce(0.29).mockReturnValueOnce(0);
      clock.advance(29_999);
      await expect(random).toHaveBeenCalledOnce();
      clock.advance(1);
      await expect(
        await screen.findByRole('button', { name: '알림, 읽지 않음 1개' }),
      ).toBeVisible();
    });
    await step('a screen reader says it, in Korean', async () => {
      const said = screen.getByText('읽지 않은 알림 1개');
      await expect(said).toHaveAttribute('role', 'status');
      await expect(said.closest('[lang]')).toHaveAttribute('lang', 'ko');
    });
  },
});

/** A screen reader says what arrives. It says nothing when a notification is read. */
export const ArrivalIsSaid = meta.story({
  ...inWallet('notification-bell.rule.simulated-arrival', 'notification-bell.state.list'),
  play: async ({ step, userEvent }) => {
    await arrivalsBegin();
    await step('nothing before the first', () => expect(announced()).toBe(''));
    await step('what arrives', async () => {
      arrive(4);
      arrive(4);
      await waitFor(() => expect(announced()).toBe('읽지 않은 알림 2개'));
      arrive(4);
      await waitFor(() => expect(announced()).toBe('읽지 않은 알림 3개'));
    });
    await step('nothing when one is read', async () => {
      const button = bell('알림, 읽지 않음 3개');
      await userEvent.click(button);
      await screen.findByRole('dialog', { name: '알림' });
      const [first] = list().getAllByRole('button', { name: /서비스 안내/ });
      if (first) await userEvent.click(first);
      await userEvent.click(list().getByRole('button', { name: '닫기' }));
      await expect(button).toHaveAccessibleName('알림, 읽지 않음 2개');
      await expect(announced()).toBe('');
    });
  },
});
