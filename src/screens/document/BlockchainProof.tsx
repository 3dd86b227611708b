import { BadgeCheck, ShieldAlert } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Address } from '#widgets/Address.tsx';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { Facts } from '#components/Facts.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import { proofOf } from '#wallet/document-proof.ts';
import type { WorkDocument } from '#wallet/entities/document.ts';

/**
 * The proof of a document, computed by the wallet: the badge is shown only if the proof is valid (decisions 65 and
 * 108).
 */
export function BlockchainProof({ document }: { document: WorkDocument }) {
  const t = useMessages('work').proof;
  const { formatDateTime } = useDates();
  const { hash, timestamp, verified } = proofOf(document);
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-3.5">
          {verified ? (
            <p className="flex">
              <Badge tone="positive">
                <BadgeCheck aria-hidden className="size-3.5" strokeWidth={2.25} />
                {t.verified}
              </Badge>
            </p>
          ) : (
            <>
              <p className="flex">
                <Badge tone="negative">
                  <ShieldAlert aria-hidden className="size-3.5" strokeWidth={2.25} />
                  {t.notVerified}
                </Badge>
              </p>
              <p className="text-body">{t.mismatch}</p>
            </>
          )}
          <Facts
            facts={[
              {
                label: t.hash,
                below: true,
                value: (
                  <span className="block font-mono text-small break-all select-all">
                    {hash ? <Address spelled>{hash}</Address> : t.noHash}
                  </span>
                ),
              },
              {
                label: t.timestamp,
                value: <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>,
              },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}
