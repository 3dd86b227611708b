import * as z from 'zod/mini';

import { User } from '#wallet/entities/user.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';

/** The calls of an existing session. */
export const sessionCalls = {
  verify: {
    method: 'GET',
    path: '/api/auth/verify',
    response: z.object({ user: User }),
    unauthorised: 'null',
  },
  user: { method: 'GET', path: '/api/user/{userId}', response: User, unauthorised: 'null' },
  /** Not in the documents: only the provider can end a session and clear its HttpOnly cookie. */
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    response: Acknowledged,
    unauthorised: 'null',
    outdates: [],
  },
  /** Not in the documents: without this call, Sign Out All Devices would end only this device's session. */
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout-all',
    /** The number of ended sessions, including this one. */
    response: z.object({ ended: z.int() }),
    unauthorised: 'null',
    outdates: [],
  },
} as const satisfies Record<string, Call>;
