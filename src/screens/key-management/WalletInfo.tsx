import { EyeOff, QrCode as QrCodeIcon } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Section } from '#components/Section.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';
import type { ReceivingAddress } from '#wallet/entities/receiving-address.ts';
import { derivationPath } from '#wallet/keys/derivation-path.ts';
import { english } from '#wallet/labels/english.ts';

import { CopyRow } from './CopyRow.tsx';
import type { DeviceKeys } from './device-keys.ts';

export interface WalletInfoProps {
  keys: DeviceKeys | null;
  receiving: ReceivingAddress | undefined;
  onCopy: (text: string) => void;
}

/**
 * The public part of the wallet (local §2). Only the address registered with the account can be copied: payments to
 * the DID of other keys on this device would be lost (decision 143).
 */
export function WalletInfo({ keys, receiving, onCopy }: WalletInfoProps) {
  const address = receiving?.address;
  return (
    <Section title="Wallet info">
      {receiving ? (
        <p className="text-body text-ink-muted">Your address: payments reach you here.</p>
      ) : (
        <InlineNotice tone="caution">
          This device does not know the address of your wallet. Sign out, and sign in again.
        </InlineNotice>
      )}
      <Card inset="rows">
        <dl>
          {address !== undefined && (
            <CopyRow
              label="Public address"
              text={address}
              copyLabel="Copy public address"
              onCopy={() => onCopy(address)}
            />
          )}
          {receiving && (
            <CopyRow
              label="DID address"
              text={receiving.did}
              copyLabel="Copy DID address"
              onCopy={() => onCopy(receiving.did)}
            />
          )}
          <div className="py-3">
            <dt className="text-small text-ink-muted">Key derivation path</dt>
            <dd className="font-mono text-small">{derivationPath}</dd>
          </div>
          {!keys && (
            <div className="border-t border-line py-3">
              <dt className="text-small text-ink-muted">Last backup</dt>
              <dd className="text-small">Never</dd>
            </div>
          )}
        </dl>
        {receiving && <ReceivingCode did={receiving.did} />}
      </Card>
      {keys && keys.did !== receiving?.did && (
        <OtherKeys did={keys.did} registered={receiving !== undefined} />
      )}
    </Section>
  );
}

/** The code that Send's scanner reads (decision 93), rendered on demand: the screen is mostly opened for the keys. */
function ReceivingCode({ did }: { did: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : QrCodeIcon;
  return (
    <div className="flex flex-col items-center gap-4 border-t border-line py-3">
      <Button tone="secondary" size="small" width="full" onClick={() => setShown(!shown)}>
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        {shown ? 'Hide QR code' : 'Show QR code'}
      </Button>
      {shown && (
        <QrCode
          text={addressCode({ address: did })}
          label="QR code of your address"
          caption="Another Superwallet scans this code in Send."
          labels={{
            failed: 'The code could not be drawn. Copy the DID address above.',
            retry: english.loadError.retry,
          }}
        />
      )}
    </div>
  );
}

/** The DID of keys that are not known to be the account's, as a text without a copy button. */
function OtherKeys({ did, registered }: { did: string; registered: boolean }) {
  return (
    <InlineNotice tone="caution">
      <p className="font-semibold">
        {registered
          ? 'The keys on this device belong to another DID'
          : 'The keys on this device may belong to another DID'}
      </p>
      <p className="mt-1 font-mono text-small break-all">{did}</p>
      <p className="mt-1">
        {registered
          ? 'Do not receive with it: payments to this DID do not reach your account. To have the keys of your account on this device, restore its recovery phrase or backup below. Payments reach your account without them too.'
          : 'Do not receive with it until you have signed in again.'}
      </p>
    </InlineNotice>
  );
}
