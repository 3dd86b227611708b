import { Copy, Share } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { Button } from '#components/Button.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';
import { isAbort } from '#wallet/write-failure.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';

export interface ShareDidSheetProps {
  address: string;
  onCopy: () => void;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((text: string) => Promise<void>) | undefined;
  onClose: () => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** A DID as a text, and as a code that Send scans on another device (decision 111). */
export function ShareDidSheet({
  address,
  onCopy,
  onShare,
  onClose,
  notify,
  log,
}: ShareDidSheetProps) {
  const t = useMessages('identity').did;
  const { close, loadError } = useMessages('common');
  async function share(through: (text: string) => Promise<void>) {
    try {
      await through(address);
    } catch (error) {
      if (isAbort(error)) return;
      log('Sharing the DID failed', error);
      notify(notices['digital-id.not-shared']);
    }
  }

  return (
    <Sheet title={t.shareTitle} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col items-center gap-5">
        <QrCode
          text={addressCode({ address })}
          label={t.code}
          caption={t.codeCaption}
          labels={{ failed: t.codeFailed, retry: loadError.retry }}
        />
        <p className="w-full rounded-control bg-well p-4 text-center font-mono text-body break-all select-all">
          <Address>{address}</Address>
        </p>
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
          <Button tone="secondary" onClick={onCopy}>
            <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.copyDid}
          </Button>
          {onShare && (
            <Button tone="secondary" onClick={() => void share(onShare)}>
              <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              {t.share}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
