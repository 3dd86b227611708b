import { Copy, Download, Share } from 'lucide-react';
import { useState } from 'react';

import { AssetSelect } from '#components/AssetSelect.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { english } from '#wallet/labels/english.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { receivableAssets, type ReceivableAsset } from '#wallet/forms/receive.ts';

import { QrPlaceholder } from './QrPlaceholder.tsx';
import { receivePicture, type Picture } from './receive-picture.ts';

export interface ReceiveState {
  /** The person's DID address, or the sample that stands in for it. */
  address: string;
}

export interface ReceiveActions {
  onNavigate: Navigate;
  /** Puts a text on the clipboard; rejects when that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; missing where there is none. Rejects when the person leaves it. */
  onShare?: ((address: string) => Promise<void>) | undefined;
  onDownload: (picture: Picture) => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

const assetOptions = receivableAssets.map(({ assetType, label }) => ({ value: assetType, label }));

const howTo = [
  'Select the asset to receive',
  'Share your QR code or address with the sender',
  'The asset arrives after network confirmation',
] as const;

/** Where others can send to (core §2). */
export function ReceiveScreen({
  address,
  onNavigate,
  onCopy,
  onShare,
  onDownload,
  notify,
  log,
}: ReceiveState & ReceiveActions) {
  const [assetType, setAssetType] = useState<ReceivableAsset>(receivableAssets[0].assetType);
  const asset = receivableAssets.find((candidate) => candidate.assetType === assetType);
  const label = asset?.label ?? assetType;

  async function copy() {
    try {
      await onCopy(address);
      notify(notices['copy.done']);
    } catch (error) {
      log('Copying the address failed', error);
      notify(notices['copy.failed']);
    }
  }

  async function share() {
    if (onShare === undefined) {
      await copy();
      return;
    }
    try {
      await onShare(address);
    } catch (error) {
      const cancelled = error instanceof Error && error.name === 'AbortError';
      log(cancelled ? 'Sharing was cancelled' : 'Sharing the address failed', error);
    }
  }

  return (
    <Screen>
      <ScreenHeader
        title="Receive Assets"
        back={{ to: paths.assets, label: english.back }}
        onNavigate={onNavigate}
      />

      <AssetSelect
        label="Asset"
        options={assetOptions}
        value={assetType}
        onValueChange={(next) => {
          const chosen = receivableAssets.find(({ assetType: type }) => type === next);
          if (chosen) setAssetType(chosen.assetType);
        }}
      />

      <Card>
        <div className="flex flex-col items-center gap-4">
          <QrPlaceholder assetType={assetType} />
          <p className="text-center text-small text-ink-muted">
            QR codes will be available soon. Until then, share the address below.
          </p>
          <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
            <Button
              tone="secondary"
              size="small"
              onClick={() => onDownload(receivePicture(assetType, label, address))}
            >
              <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              Download
            </Button>
            <Button tone="secondary" size="small" onClick={() => void share()}>
              <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              Share
            </Button>
          </div>
        </div>
      </Card>

      <Section title="Wallet address">
        <Card>
          <div className="flex flex-col gap-4">
            <p className="font-mono text-body break-all">{address}</p>
            <Button width="full" onClick={() => void copy()}>
              <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              Copy address
            </Button>
          </div>
        </Card>
      </Section>

      <Section title="How to receive">
        <ol className="flex flex-col gap-3">
          {howTo.map((step, index) => (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-small font-semibold text-brand-ink"
              >
                {index + 1}
              </span>
              <span className="min-w-0 flex-1 pt-0.75">{step}</span>
            </li>
          ))}
        </ol>
      </Section>
    </Screen>
  );
}
