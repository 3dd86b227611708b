import { BadgeCheck } from 'lucide-react';

import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';
import { formatDateTime } from '#wallet/dates.ts';
import type { DocumentProof } from '#wallet/entities/document.ts';

import { Facts } from './Facts.tsx';

export interface BlockchainProofProps {
  proof: DocumentProof;
}

/** The document's place on the chain. The badge is for a verified one only (decision 65). */
export function BlockchainProof({ proof }: BlockchainProofProps) {
  const { hash, timestamp, verified } = proof;
  return (
    <Section title="Blockchain verification">
      <Card>
        <div className="flex flex-col gap-3.5">
          {verified ? (
            <p className="flex">
              <Badge tone="positive">
                <BadgeCheck aria-hidden className="size-3.5" strokeWidth={2.25} />
                VERIFIED
              </Badge>
            </p>
          ) : (
            <p className="text-body text-ink-muted">This document is not verified yet.</p>
          )}
          <Facts
            facts={[
              {
                label: 'Hash',
                wide: true,
                value: (
                  <span className="block font-mono text-small break-all select-all">{hash}</span>
                ),
              },
              {
                label: 'Timestamp',
                wide: true,
                value: <time dateTime={timestamp}>{formatDateTime(timestamp)}</time>,
              },
            ]}
          />
        </div>
      </Card>
    </Section>
  );
}
