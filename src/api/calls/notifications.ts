import * as z from 'zod/mini';

import { Activity } from '#wallet/entities/activity.ts';
import {
  Notification,
  NotificationChanges,
  NotificationSettings,
} from '#wallet/entities/notification.ts';
import { PushState, PushSubscriptionKeys } from '#wallet/entities/push.ts';
import { rowsOf } from '#wallet/entities/rows.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for notifications and the activity history. */
export const notificationCalls = {
  /** The bell's notifications, the latest first (decision 102). */
  notifications: {
    method: 'GET',
    path: '/api/notifications/{userId}',
    response: rowsOf(Notification),
    unauthorised: 'raise',
  },
  readNotification: {
    method: 'POST',
    path: '/api/notifications/{id}/read',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['notifications'],
    missing: 'null',
  },
  notificationSettings: {
    method: 'GET',
    path: '/api/notification-settings/{userId}',
    response: NotificationSettings,
    unauthorised: 'raise',
  },
  updateNotificationSettings: {
    method: 'PUT',
    path: '/api/notification-settings/{userId}',
    request: NotificationChanges,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, 'notificationSettings'],
  },
  /** The provider's push notifications, and whether the device of this session receives them (decision 190). */
  pushState: {
    method: 'GET',
    path: '/api/push',
    response: PushState,
    unauthorised: 'raise',
  },
  subscribeToPush: {
    method: 'PUT',
    path: '/api/push',
    request: z.object({ subscription: PushSubscriptionKeys }),
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['pushState'],
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/api/push',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: ['pushState'],
  },
  /**
   * The activities of the wallet, the latest first (decision 94). The query parameters `type` and `since` narrow the
   * list, and `asset` narrows it to the transactions of an asset.
   */
  activities: {
    method: 'GET',
    path: '/api/activities/{userId}',
    response: rowsOf(Activity),
    unauthorised: 'raise',
    pages: 'newest',
  },
} as const satisfies Record<string, Call>;
