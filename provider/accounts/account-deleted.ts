import { sqlState } from '../database/sql-state.ts';

/** The account of a request's user was deleted while the request was in progress (decision 192). */
export class AccountDeleted extends Error {
  constructor() {
    super('The account is deleted');
    this.name = 'AccountDeleted';
  }
}

/** The database's code for a row of a deleted account (`migrations/0027_refuse_deleted_accounts.sql`). */
const refusedState = 'SW410';

/** True for a failure because the account of the request's user is deleted. */
export function isAccountDeleted(error: unknown): boolean {
  return error instanceof AccountDeleted || sqlState(error) === refusedState;
}
