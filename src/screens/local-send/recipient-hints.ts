import type { LocalMessages } from '#i18n/en/local.ts';
import type { RefusedCode } from '#wallet/codes/recipient-code.ts';
import type { RecipientSource } from '#wallet/forms/local-send.ts';

import { refusedTag } from './refused-codes.ts';

/** The state of reading NFC tags. */
export type TagState = 'unavailable' | 'waiting' | 'failed' | { refused: RefusedCode };

type SendMessages = LocalMessages['send'];

/** The hint about a recipient that was filled in from a medium. */
function sourceHint(
  source: RecipientSource,
  medium: 'code' | 'tag',
  { recipient: t }: SendMessages,
): string {
  if (source.kind !== 'code') return t.chosenMerchant;
  return t.read[source.hasAmount ? (`${medium}WithAmount` as const) : medium];
}

/** The hint of the recipient field for the method `qr`. */
export function qrHint(
  source: RecipientSource | undefined,
  cameraMissing: boolean,
  t: SendMessages,
): string {
  if (source !== undefined) return sourceHint(source, 'code', t);
  return cameraMissing ? t.recipient.noCamera : t.recipient.scanHint;
}

/** The hint of the recipient field for the method `nfc`. */
export function nfcHint(
  source: RecipientSource | undefined,
  state: TagState,
  t: SendMessages,
): string {
  switch (state) {
    case 'unavailable':
      return t.recipient.noNfc;
    case 'failed':
      return t.recipient.nfcFailed;
    case 'waiting':
      return source === undefined ? t.recipient.tapHint : sourceHint(source, 'tag', t);
    default:
      return refusedTag(state.refused, t.refused);
  }
}
