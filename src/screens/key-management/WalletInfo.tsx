import { EyeOff, QrCode as QrCodeIcon } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Section } from '#components/Section.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';
import type { ReceivingAddress } from '#wallet/entities/receiving-address.ts';
import { derivationPath } from '#wallet/keys/derivation-path.ts';

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
  const t = useMessages('keys').info;
  const address = receiving?.address;
  return (
    <Section title={t.title}>
      {receiving ? (
        <p className="text-body text-ink-muted">{t.yourAddress}</p>
      ) : (
        <InlineNotice tone="caution">{t.addressUnknown}</InlineNotice>
      )}
      <Card inset="rows">
        <dl>
          {address !== undefined && (
            <CopyRow
              label={t.address}
              text={address}
              copyLabel={t.copyAddress}
              onCopy={() => onCopy(address)}
            />
          )}
          {receiving && (
            <CopyRow
              label={t.did}
              text={receiving.did}
              copyLabel={t.copyDid}
              onCopy={() => onCopy(receiving.did)}
            />
          )}
          <div className="py-3">
            <dt className="text-small text-ink-muted">{t.path}</dt>
            <dd className="font-mono text-small">{derivationPath}</dd>
          </div>
          {!keys && (
            <div className="border-t border-line py-3">
              <dt className="text-small text-ink-muted">{t.lastBackup}</dt>
              <dd className="text-small">{t.never}</dd>
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
  const t = useMessages('keys').info;
  const { loadError } = useMessages('common');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : QrCodeIcon;
  return (
    <div className="flex flex-col items-center gap-4 border-t border-line py-3">
      <Button tone="secondary" size="small" width="full" onClick={() => setShown(!shown)}>
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        {shown ? t.hideCode : t.showCode}
      </Button>
      {shown && (
        <QrCode
          text={addressCode({ address: did })}
          label={t.code}
          caption={t.codeCaption}
          labels={{ failed: t.codeFailed, retry: loadError.retry }}
        />
      )}
    </div>
  );
}

/** The DID of keys that are not known to be the account's, as a text without a copy button. */
function OtherKeys({ did, registered }: { did: string; registered: boolean }) {
  const t = useMessages('keys').info;
  return (
    <InlineNotice tone="caution">
      <p className="font-semibold">{registered ? t.otherKeys : t.maybeOtherKeys}</p>
      <p className="mt-1 font-mono text-small break-all">
        <Address spelled>{did}</Address>
      </p>
      <p className="mt-1">{registered ? t.otherKeysText : t.maybeOtherKeysText}</p>
    </InlineNotice>
  );
}
