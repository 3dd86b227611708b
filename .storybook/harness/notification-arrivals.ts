import type { Clock } from '#wallet/clock.ts';
import type { Notification } from '#wallet/entities/notification.ts';
import { paths } from '#wallet/paths.ts';

/** Interval of possible arrivals, in milliseconds (local §9). */
const arrivalInterval = 30_000;

/** The probability of an arrival (local §9). */
const arrivalChance = 0.3;

type Arrival = Pick<Notification, 'title' | 'message' | 'type' | 'actionUrl'>;

const arrivals: readonly [Arrival, ...Arrival[]] = [
  {
    title: '입금',
    message: 'XP 입금이 확인되었어요.',
    type: 'success',
    actionUrl: paths.assets,
  },
  {
    title: '보안 알림',
    message: '새 기기에서 로그인되었어요. 본인이 아니라면 보안 설정을 확인해 주세요.',
    type: 'warning',
    actionUrl: paths.securitySettings,
  },
  {
    title: '결재 요청',
    message: '검토를 기다리는 문서가 있어요.',
    type: 'info',
    actionUrl: paths.work,
  },
  {
    title: '자동 이체 실패',
    message: '은행 점검 시간이라 이체하지 못했어요. 잠시 후 다시 시도해 주세요.',
    type: 'error',
    actionUrl: paths.localpay,
  },
  {
    title: '서비스 안내',
    message: '이번 주말 부산 지역화폐 캐시백 행사가 열려요.',
    type: 'info',
    actionUrl: '',
  },
];

/**
 * Every 30 s, adds a notification with a probability of 30%, like the simulation in the specification (local §9). In
 * the wallet itself, notifications come from the provider (decision 102). `random` returns numbers from 0 (inclusive)
 * to 1 (exclusive), as `Math.random` does. Returns a function that stops the arrivals.
 */
export function startArrivals(
  clock: Pick<Clock, 'now' | 'every'>,
  random: () => number,
  onArrival: (notification: Notification) => void,
): () => void {
  let lastId = 0;
  return clock.every(arrivalInterval, () => {
    if (random() >= arrivalChance) return;
    const arrival = arrivals[Math.floor(random() * arrivals.length)] ?? arrivals[0];
    lastId += 1;
    const state = { timestamp: clock.now().toISOString(), isRead: false, isSecurity: false };
    onArrival({ ...arrival, id: lastId, ...state });
  });
}
