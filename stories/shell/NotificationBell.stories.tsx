import { useEffect, useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview';
import { fixedNow } from '#mocks/builders.ts';
import { startArrivals } from '#samples/notification-arrivals.ts';
import { NotificationBell, type NotificationBellProps } from '#shell/NotificationBell.tsx';
import { Shell } from '#shell/Shell.tsx';
import type { Clock } from '#wallet/clock.ts';
import { withArrival, withRead, type ClientNotification } from '#wallet/notices/notifications.ts';
import { paths } from '#wallet/paths.ts';

import { shows } from '../catalogue.ts';
import { SampleScreen } from './SampleScreen.tsx';

interface BellProps extends Pick<NotificationBellProps, 'onNavigate'> {
  /** What has arrived before, the latest first. */
  arrived: readonly ClientNotification[];
  /** The chance and the choice of each simulated arrival, in turn; without any nothing arrives. */
  numbers: readonly number[];
  /** How often arrivals have their chance: the story decides when. */
  every: Clock['every'];
}

/** The bell in its shell, with the list kept as the wallet keeps it. */
function BellInShell({ arrived, numbers, every, onNavigate }: BellProps) {
  const [notifications, setNotifications] = useState(arrived);
  useEffect(() => {
    const rest = [...numbers];
    const random = () => rest.shift() ?? 1;
    return startArrivals({ now: () => fixedNow, every }, random, (arrival) =>
      setNotifications((list) => withArrival(list, { ...arrival, id: arrival.id + 100 })),
    );
  }, [numbers, every]);
  return (
    <Shell
      activePath={paths.home}
      themeChoice="system"
      onThemeToggle={() => undefined}
      onNavigate={onNavigate}
      bell={
        <NotificationBell
          notifications={notifications}
          onRead={(id) => setNotifications((list) => withRead(list, id))}
          onNavigate={onNavigate}
        />
      }
    >
      <SampleScreen />
    </Shell>
  );
}

const meta = preview.meta({
  title: 'Shell/Notification bell',
  component: BellInShell,
  parameters: { frame: 'own' },
  args: {
    arrived: [],
    numbers: [],
    every: fn<Clock['every']>(() => () => undefined),
    onNavigate: fn(),
  },
});

const buildNotification = (overrides: Partial<ClientNotification> = {}): ClientNotification => ({
  id: 1,
  title: '새로운 거래',
  message: 'XP 입금이 확인되었습니다.',
  type: 'success',
  timestamp: fixedNow.toISOString(),
  isRead: false,
  ...overrides,
});

/** So many unread ones, the latest first. */
const buildNotifications = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildNotification({ id: count - index, title: `새로운 거래 ${count - index}` }),
  );

const bell = (name: string | RegExp) => screen.getByRole('button', { name });
const list = () => within(screen.getByRole('dialog', { name: '알림' }));
const titles = () => list().getAllByText(/^새로운 거래 \d/);

/** The header stays quiet while there is nothing new. */
export const NoBadge = meta.story({
  parameters: shows('notification-bell.state.no-badge'),
  args: { arrived: [buildNotification({ isRead: true })] },
  play: async () => {
    await expect(bell('알림')).toBeVisible();
    await expect(bell('알림').parentElement).toHaveTextContent('');
  },
});

/** A new session has had no news: the bell says so instead of opening on nothing. */
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

/** Pressing one reads it and leads to what it is about; one that leads nowhere only becomes read. */
export const List = meta.story({
  parameters: shows('notification-bell.state.list', 'notification-bell.rule.read-and-action'),
  args: {
    arrived: [
      buildNotification({ id: 2, actionUrl: paths.assets }),
      buildNotification({
        id: 1,
        title: '서비스 안내',
        message: '이번 주말 부산 지역화폐 캐시백 행사가 열립니다.',
        type: 'info',
        timestamp: '2025-01-04T23:05:00.000Z',
      }),
    ],
  },
  play: async ({ args, step, userEvent }) => {
    await step('has title, message and time, the latest first', async () => {
      await userEvent.click(bell('알림, 읽지 않음 2개'));
      const [first, second] = list().getAllByRole('listitem');
      await expect(first).toHaveTextContent(
        '성공: 새로운 거래읽지 않음XP 입금이 확인되었습니다.1월 5일 14:30',
      );
      await expect(second).toHaveTextContent('안내: 서비스 안내');
      await expect(second).toHaveTextContent('1월 5일 08:05');
    });
    await step('reads one that leads nowhere, in place', async () => {
      const information = list().getByRole('button', { name: /서비스 안내/ });
      await userEvent.click(information);
      await expect(information).not.toHaveTextContent('읽지 않음');
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
    await step('follows one that leads somewhere', async () => {
      await userEvent.click(list().getByRole('button', { name: /새로운 거래/ }));
      await expect(args.onNavigate).toHaveBeenLastCalledWith('/assets');
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

/** Success, error, warning and information differ in icon, colour and word; long texts wrap. */
export const EachType = meta.story({
  parameters: shows('notification-bell.state.list'),
  args: {
    arrived: [
      buildNotification({ id: 4 }),
      buildNotification({ id: 3, type: 'error', title: '자동 이체 실패' }),
      buildNotification({
        id: 2,
        type: 'warning',
        title: '보안 알림',
        message:
          '새 기기에서 로그인되었습니다. 본인이 아니라면 지금 바로 비밀번호를 바꾸고 모든 기기에서 로그아웃해 주세요.',
      }),
      buildNotification({ id: 1, type: 'info', title: '서비스 안내', isRead: true }),
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 3개'));
    await expect(
      list()
        .getAllByRole('listitem')
        .map((item) => item.textContent?.slice(0, 3)),
    ).toEqual(['성공:', '오류:', '주의:', '안내:']);
  },
});

/** Up to nine the badge counts. */
export const BadgeCount = meta.story({
  parameters: shows('notification-bell.state.badge-count'),
  args: { arrived: buildNotifications(9) },
  play: async () => {
    await expect(bell('알림, 읽지 않음 9개').parentElement).toHaveTextContent(/^9$/);
  },
});

/** Ten no longer fit into the badge; whoever hears it hears ten. */
export const Badge9Plus = meta.story({
  parameters: shows('notification-bell.state.badge-9-plus'),
  args: { arrived: buildNotifications(10) },
  play: async () => {
    await expect(bell('알림, 읽지 않음 10개').parentElement).toHaveTextContent(/^9\+$/);
  },
});

/** The list holds ten: another arrival takes the oldest one's place. */
export const CappedAtTen = meta.story({
  parameters: shows('notification-bell.constant.cap'),
  args: { arrived: buildNotifications(10), numbers: [0, 0] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(bell('알림, 읽지 않음 10개'));
    await expect(titles()).toHaveLength(10);
    mocked(args.every).mock.lastCall?.[1]();
    await waitFor(() => expect(titles()).toHaveLength(9));
    await expect(list().getAllByRole('listitem')).toHaveLength(10);
    await expect(list().queryByText('새로운 거래 1')).not.toBeInTheDocument();
  },
});

/** Two chances in a minute, of which only the second one comes to something. */
export const SimulatedArrival = meta.story({
  parameters: shows('notification-bell.rule.simulated-arrival'),
  args: { numbers: [0.3, 0.29, 0] },
  play: async ({ args, step }) => {
    // React starts it a moment after the screen is there.
    await waitFor(() => expect(args.every).toHaveBeenCalled());
    const [milliseconds, tick] = mocked(args.every).mock.lastCall ?? [];
    await step('has a chance every 30 s', () => expect(milliseconds).toBe(30_000));
    await step('nothing comes of a chance that is not taken', async () => {
      tick?.();
      await expect(bell('알림')).toBeVisible();
    });
    await step('one arrives, unread', async () => {
      tick?.();
      await expect(
        await screen.findByRole('button', { name: '알림, 읽지 않음 1개' }),
      ).toBeVisible();
    });
    await step('it is said, in Korean, to whoever does not see the badge', async () => {
      const said = screen.getByText('읽지 않은 알림 1개');
      await expect(said).toHaveAttribute('role', 'status');
      await expect(said.closest('[lang]')).toHaveAttribute('lang', 'ko');
    });
  },
});

/** Only what arrives is said: not what was there before, and nothing when it is read. */
export const ArrivalIsSaid = meta.story({
  parameters: shows('notification-bell.rule.simulated-arrival', 'notification-bell.state.list'),
  args: { arrived: buildNotifications(2), numbers: [0, 0] },
  play: async ({ args, step, userEvent }) => {
    const said = () =>
      bell(/^알림/).parentElement?.querySelector(':scope > [role="status"]')?.textContent;
    await waitFor(() => expect(args.every).toHaveBeenCalled());
    await step('not what was there before', () => expect(said()).toBe(''));
    await step('what arrives', async () => {
      mocked(args.every).mock.lastCall?.[1]();
      await waitFor(() => expect(said()).toBe('읽지 않은 알림 3개'));
    });
    await step('nothing when it is read', async () => {
      const button = bell('알림, 읽지 않음 3개');
      await userEvent.click(button);
      await userEvent.click(list().getByRole('button', { name: /새로운 거래 1/ }));
      await userEvent.click(list().getByRole('button', { name: '닫기' }));
      await expect(button).toHaveAccessibleName('알림, 읽지 않음 2개');
      await expect(said()).toBe('');
    });
  },
});
