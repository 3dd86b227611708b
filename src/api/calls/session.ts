import * as z from 'zod/mini';

import { User } from '#wallet/entities/user.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls of a session that exists. */
export const sessionCalls = {
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    response: z.object({ user: User }),
    unauthorised: 'null',
  },
  user: { method: 'GET', path: '/api/user/{userId}', response: User, unauthorised: 'null' },
  /** Not in the documents: only the provider can end a session and take back its HttpOnly cookie. */
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    response: Acknowledged,
    unauthorised: 'null',
    outdates: [],
  },
  /** Not in the documents either: without it Sign Out All Devices would end this device's session only. */
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout-all',
    /** How many sessions it has ended, this one included. */
    response: z.object({ ended: z.int() }),
    unauthorised: 'null',
    outdates: [],
  },
} as const satisfies Record<string, Call>;
