import { Copy, FileDown, QrCode, Settings } from 'lucide-react';

import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';
import { Summary } from '#components/form/Summary.tsx';
import { formatDate } from '#wallet/dates.ts';
import { networkName } from '#wallet/entities/digital-id.ts';

/** What the documents give no effect yet: buttons that do nothing (core §2). */
const inertActions = [
  { label: 'Share QR', icon: QrCode },
  { label: 'Export', icon: FileDown },
  { label: 'Settings', icon: Settings },
] as const;

export interface DidManagementProps {
  address: string;
  createdAt: string | undefined;
  onCopy: () => void;
}

/** A person's DID in full, and what can be done with it. */
export function DidManagement({ address, createdAt, onCopy }: DidManagementProps) {
  return (
    <Section title="DID management">
      <Card>
        <div className="flex flex-col gap-4">
          <p className="font-mono text-body break-all">{address}</p>
          <Button width="full" onClick={onCopy}>
            <Copy aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            Copy
          </Button>
          <Summary
            title="About this DID"
            rows={[
              { label: 'Status', value: <Badge tone="positive">Active</Badge> },
              { label: 'Network', value: networkName },
              ...(createdAt === undefined
                ? []
                : [{ label: 'Created', value: formatDate(createdAt) }]),
            ]}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-2">
            {inertActions.map(({ label, icon: Icon }) => (
              <button
                key={label}
                type="button"
                className="pressable flex min-h-16 min-w-0 flex-col items-center justify-center gap-1 rounded-control bg-brand-soft px-1 py-2 text-small font-semibold text-brand-ink hover:brightness-97"
              >
                <Icon aria-hidden className="size-5" strokeWidth={2} />
                {label}
              </button>
            ))}
          </div>
        </div>
      </Card>
    </Section>
  );
}
