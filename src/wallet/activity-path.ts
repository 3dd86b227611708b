import type { Activity } from '#wallet/entities/activity.ts';

import { credentialPath, documentPath, paths, receiptPath, type ReceiptOrigin } from './paths.ts';
import { refundPath } from './refund-path.ts';
import { tripPath } from './trip-path.ts';

/**
 * The path that an activity of the history opens (decision 220). Undefined for an activity of a source that this wallet
 * does not know. `from` is the screen that shows the list.
 */
export function activityPath(
  { id }: Pick<Activity, 'id'>,
  from: ReceiptOrigin,
): string | undefined {
  const [, source, digits = ''] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  const row = Number.parseInt(digits, 10);
  switch (source) {
    case 'transaction':
      return receiptPath(row, from);
    case 'credential':
      return credentialPath(row);
    case 'approval':
    case 'request':
      return documentPath(row);
    case 'refund':
      return refundPath(row);
    case 'trip':
      return tripPath(row);
    // A request to verify a document.
    case 'document':
      return paths.digitalId;
    default:
      return undefined;
  }
}
