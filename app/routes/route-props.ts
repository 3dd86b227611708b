import type { User } from '#wallet/entities/user.ts';

/** What every route is given: the signed-in person. */
export interface RouteProps {
  user: User;
}
