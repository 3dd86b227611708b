import { Copy, Download, Share } from 'lucide-react';
import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { AssetSelect } from '#widgets/AssetSelect.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { codePicture, type CodePicture } from '#components/code-picture.ts';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { QrCode } from '#components/QrCode.tsx';
import { Section } from '#components/Section.tsx';
import { addressCode } from '#wallet/codes/address-code.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { receivableAssets, type ReceivableAsset } from '#wallet/forms/receive.ts';

export interface ReceiveState {
  /** The user's DID address; undefined if the session does not have it. */
  address: string | undefined;
  /** The asset that is selected at first; otherwise the first one of the list. */
  asset?: string;
}

export interface ReceiveActions {
  onNavigate: Navigate;
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((address: string) => Promise<void>) | undefined;
  /** Saves a picture as a file. */
  onDownload: (picture: CodePicture) => void;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

const assetOptions = receivableAssets.map(({ assetType, label }) => ({ value: assetType, label }));

/** The address for receiving assets (core §2), with a code that Send's scanner reads (decision 93). */
export function ReceiveScreen({ address, onNavigate, ...actions }: ReceiveState & ReceiveActions) {
  const t = useMessages('send').receive;
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.assets, label: back }}
        onNavigate={onNavigate}
      />
      {address ? (
        <ReceiveAddress address={address} {...actions} />
      ) : (
        <InlineNotice tone="caution">{t.noAddress}</InlineNotice>
      )}
    </Screen>
  );
}

function ReceiveAddress({
  address,
  asset: selected,
  onCopy,
  onShare,
  onDownload,
  notify,
  log,
}: { address: string } & Pick<ReceiveState, 'asset'> & Omit<ReceiveActions, 'onNavigate'>) {
  const t = useMessages('send').receive;
  const { retry } = useMessages('common').loadError;
  const [assetType, setAssetType] = useState<ReceivableAsset>(
    () =>
      (receivableAssets.find(({ assetType: type }) => type === selected) ?? receivableAssets[0])
        .assetType,
  );
  const asset = receivableAssets.find((candidate) => candidate.assetType === assetType);
  const label = asset?.label ?? assetType;
  const code = addressCode({ address, assetType });

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

  async function download() {
    try {
      onDownload(
        await codePicture(`superwallet-receive-${assetType.toLowerCase()}.svg`, code, [
          t.pictureTitle(label),
          address,
        ]),
      );
    } catch (error) {
      log('Drawing the code failed', error);
      notify(notices['receive.download-failed']);
    }
  }

  return (
    <>
      <AssetSelect
        label={t.asset}
        options={assetOptions}
        value={assetType}
        onValueChange={(next) => {
          const chosen = receivableAssets.find(({ assetType: type }) => type === next);
          if (chosen) setAssetType(chosen.assetType);
        }}
      />

      <Card>
        <div className="flex flex-col items-center gap-4">
          <QrCode
            text={code}
            label={t.code(label)}
            caption={t.codeCaption}
            labels={{
              failed: t.codeFailed,
              retry,
            }}
          />
          <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
            <Button tone="secondary" size="small" onClick={() => void download()}>
              <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              {t.download}
            </Button>
            <Button tone="secondary" size="small" onClick={() => void share()}>
              <Share aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              {t.share}
            </Button>
          </div>
        </div>
      </Card>

      <Section title={t.addressTitle}>
        <Card>
          <div className="flex flex-col gap-4">
            <p className="text-small text-ink-muted">{t.network}</p>
            <p className="font-mono text-body break-all">
              <Address>{address}</Address>
            </p>
            <Button width="full" onClick={() => void copy()}>
              <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
              {t.copy}
            </Button>
            <InlineNotice tone="caution">{t.onlyHere(label)}</InlineNotice>
          </div>
        </Card>
      </Section>

      <HowToReceive />
    </>
  );
}

/** The documented steps (core §2). */
function HowToReceive() {
  const { howTo, steps } = useMessages('send').receive;
  return (
    <Section title={howTo}>
      <ol className="flex flex-col gap-3">
        {[steps.select, steps.share, steps.wait].map((step, index) => (
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
  );
}
