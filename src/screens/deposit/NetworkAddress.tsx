import { Copy } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';
import { networkName } from '#wallet/entities/digital-id.ts';
import { english } from '#wallet/labels/english.ts';

export interface NetworkAddressProps {
  /** The user's DID address; undefined if the session does not have it. */
  address: string | undefined;
  assetType: string;
  /** The amount to send, with its unit; undefined while it is missing. */
  amount: string | undefined;
  onCopy: (address: string) => void;
}

/** The wallet's own address and its code, for a deposit from another wallet (decision 205). */
export function NetworkAddress({ address, assetType, amount, onCopy }: NetworkAddressProps) {
  if (!address) {
    return (
      <InlineNotice tone="caution">
        This device does not know the address of your wallet. Sign out, and sign in again.
      </InlineNotice>
    );
  }
  return (
    <Card>
      <div className="flex flex-col items-center gap-4">
        <QrCode
          text={addressCode({ address, ...(assetType !== '' && { assetType }) })}
          label={`QR code of your address${assetType && ` for ${assetType}`}`}
          labels={{
            failed: 'The code could not be drawn. Use the address below.',
            retry: english.loadError.retry,
          }}
        />
        <p className="text-body">
          Send {amount ?? 'the amount'} to this address. It joins your balance when the network
          reports it.
        </p>
        <div className="flex w-full flex-col gap-3">
          <p className="text-small text-ink-muted">Network: {networkName}</p>
          <p className="font-mono text-body break-all">{address}</p>
        </div>
        <Button tone="secondary" size="small" width="full" onClick={() => onCopy(address)}>
          <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          Copy address
        </Button>
      </div>
    </Card>
  );
}
