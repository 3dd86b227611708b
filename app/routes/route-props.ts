import type { User } from '#wallet/entities/user.ts';

/** The props of every route. */
export interface RouteProps {
  /** The signed-in user. */
  user: User;
  /** The path of its address, without the base and without trailing slashes. */
  path: string;
  /** The query string of its address. */
  search: string;
}
