import { Copy, FileDown, QrCode, Settings, type LucideIcon } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Facts } from '#components/Facts.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import { paths } from '#wallet/paths.ts';

export interface DidManagementProps {
  address: string;
  createdAt: string | undefined;
  onCopy: () => void;
  onShareQr: () => void;
  onExport: () => void;
  onNavigate: Navigate;
}

const tile =
  'pressable flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-control bg-brand-soft px-1 py-2 text-small font-semibold text-brand-ink hover:brightness-97';

/** The user's full DID, and the actions on it (decision 111). */
export function DidManagement({
  address,
  createdAt,
  onCopy,
  onShareQr,
  onExport,
  onNavigate,
}: DidManagementProps) {
  const t = useMessages('identity').did;
  const { formatDate } = useDates();
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <p className="font-mono text-body break-all">
            <Address>{address}</Address>
          </p>
          <Button tone="secondary" width="full" aria-label={t.copyDid} onClick={onCopy}>
            <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.copy}
          </Button>
          <section aria-label={t.about}>
            <Facts
              facts={[
                { label: t.status, value: <Badge tone="positive">{t.active}</Badge> },
                { label: t.network, value: t.networkName },
                ...(createdAt === undefined
                  ? []
                  : [{ label: t.created, value: formatDate(createdAt) }]),
              ]}
            />
          </section>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2">
            <button type="button" className={tile} onClick={onShareQr}>
              <TileFace icon={QrCode} label={t.shareQr} />
            </button>
            <button type="button" className={tile} onClick={onExport}>
              <TileFace icon={FileDown} label={t.export} />
            </button>
            <Link to={paths.securitySettings} onNavigate={onNavigate} className={tile}>
              <TileFace icon={Settings} label={t.settings} />
            </Link>
          </div>
        </div>
      </Card>
    </Section>
  );
}

function TileFace({ icon: Icon, label }: { icon: LucideIcon; label: string }) {
  return (
    <>
      <Icon aria-hidden className="size-5" strokeWidth={2} />
      {label}
    </>
  );
}
