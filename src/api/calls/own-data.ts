import { AccountDeletion } from '#wallet/entities/account-deletion.ts';

import { type Call } from './call.ts';
import { Acknowledged, FileContent } from './call-schemas.ts';

/** The calls for all data of an account. */
export const ownDataCalls = {
  /** All data of the user as a JSON file (decision 191). A write, because it uses up the confirmed presence. */
  exportData: {
    method: 'POST',
    path: '/api/account/export',
    response: FileContent,
    unauthorised: 'raise',
    outdates: [],
    file: true,
    // The file contains the user's pictures and files.
    upload: true,
  },
  /** Deletes the account and ends all sessions (decision 192). */
  deleteAccount: {
    method: 'POST',
    path: '/api/account/delete',
    request: AccountDeletion,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
} as const satisfies Record<string, Call>;
