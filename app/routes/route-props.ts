import type { User } from '#wallet/entities/user.ts';

/** What every route is given. */
export interface RouteProps {
  /** The signed-in person. */
  user: User;
  /** The path of its address, without the base and without slashes at its end. */
  path: string;
  /** What follows the path in its address. */
  search: string;
}
