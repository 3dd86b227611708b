import type { User } from '#wallet/entities/entities.ts';

/** What every route is given: the signed-in person. */
export interface RouteProps {
  user: User;
}
