import { Copy } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';

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
  const t = useMessages('bank').deposit.network;
  const { retry } = useMessages('common').loadError;
  if (!address) {
    return <InlineNotice tone="caution">{t.noAddress}</InlineNotice>;
  }
  return (
    <Card>
      <div className="flex flex-col items-center gap-4">
        <QrCode
          text={addressCode({ address, ...(assetType !== '' && { assetType }) })}
          label={assetType === '' ? t.code : t.codeFor(assetType)}
          labels={{
            failed: t.codeFailed,
            retry,
          }}
        />
        <p className="text-body">{amount === undefined ? t.sendAny : t.send(amount)}</p>
        <div className="flex w-full flex-col gap-3">
          <p className="text-small text-ink-muted">{t.name}</p>
          <p className="font-mono text-body break-all">
            <Address>{address}</Address>
          </p>
        </div>
        <Button tone="secondary" size="small" width="full" onClick={() => onCopy(address)}>
          <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
          {t.copy}
        </Button>
      </div>
    </Card>
  );
}
