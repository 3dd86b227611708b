import { type Call } from './call.ts';
import { FileContent } from './call-schemas.ts';

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
} as const satisfies Record<string, Call>;
