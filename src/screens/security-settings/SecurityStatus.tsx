import { ChevronRight, ShieldAlert, ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { Link, type Navigate } from '#components/Link.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';
import {
  securityStatus,
  type AuditFinding,
  type AuditPlace,
  type AuditSeverity,
} from '#wallet/security-audit.ts';

import { auditWords } from './audit-words.ts';

/** A part of this screen where something is mended. */
export type SettingsPart = Exclude<AuditPlace, 'keys'>;

export interface SecurityStatusProps {
  audit: Loadable<readonly AuditFinding[]>;
  /** Reads again what the audit rests on; rejects when that could not be read. */
  onRunAudit: () => Promise<void>;
  onGoTo: (part: SettingsPart) => void;
  onNavigate: Navigate;
}

const statusLooks = {
  Good: { icon: ShieldCheck, tone: 'positive' },
  Fair: { icon: ShieldAlert, tone: 'caution' },
  'At risk': { icon: ShieldX, tone: 'negative' },
} as const;

/** What the audit found of the account's safety (decision 104). The findings show when it is run. */
export function SecurityStatus({ audit, onRunAudit, onGoTo, onNavigate }: SecurityStatusProps) {
  const [outcome, setOutcome] = useState<'done' | { failure: string }>();
  const { busy, run } = useOneAtATime();
  const findings = outcome === 'done' && audit.status === 'ready' ? audit.data : undefined;

  async function runAudit(signal: AbortSignal) {
    setOutcome(undefined);
    try {
      await onRunAudit();
      if (!signal.aborted) setOutcome('done');
    } catch (error) {
      if (!signal.aborted) {
        setOutcome({ failure: failureMessage(error, 'run the audit again') });
      }
    }
  }

  return (
    <Card inset="rows">
      <div className="flex flex-col gap-4 py-4">
        <div className="flex items-center gap-3">
          <StatusMark audit={audit} />
          <h2 className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">
            {statusTitle(audit)}
          </h2>
        </div>
        <p role="status" className="text-body text-ink-muted empty:hidden">
          {findings && summaryOf(findings.length)}
        </p>
        {findings && findings.length > 0 && (
          <ul aria-label="What to do" className="-my-2">
            {findings.map((finding) => (
              <FindingRow
                key={finding.concern}
                finding={finding}
                onGoTo={onGoTo}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        )}
        {typeof outcome === 'object' && (
          <InlineNotice tone="negative">{outcome.failure}</InlineNotice>
        )}
        <Button tone="secondary" width="full" busy={busy} onClick={() => void run(runAudit)}>
          {busy ? 'Running the audit…' : 'Run Security Audit'}
        </Button>
      </div>
    </Card>
  );
}

function summaryOf(count: number): string {
  if (count === 0) return 'Nothing to do.';
  return count === 1 ? '1 thing to do:' : `${count} things to do:`;
}

function statusTitle(audit: SecurityStatusProps['audit']): string {
  switch (audit.status) {
    case 'loading':
      return 'Checking your security…';
    case 'failed':
      return 'Security Status: Unknown';
    case 'ready':
      return `Security Status: ${securityStatus(audit.data)}`;
  }
}

function StatusMark({ audit }: Pick<SecurityStatusProps, 'audit'>) {
  if (audit.status !== 'ready') return <IconMark icon={ShieldQuestionMark} />;
  return <IconMark {...statusLooks[securityStatus(audit.data)]} />;
}

/** How much a finding matters, for a person who does not see its colour. */
const severityWords: Readonly<Record<AuditSeverity, string>> = {
  serious: 'At risk',
  moderate: 'Important',
  advice: 'Advice',
};

const severityDots: Readonly<Record<AuditSeverity, string>> = {
  serious: 'bg-negative',
  moderate: 'bg-caution',
  advice: 'bg-info',
};

function FindingRow({
  finding: { concern, severity, place, count },
  onGoTo,
  onNavigate,
}: Pick<SecurityStatusProps, 'onGoTo' | 'onNavigate'> & { finding: AuditFinding }) {
  const { title, detail } = auditWords[concern];
  const look =
    'pressable flex min-h-16 w-full items-center gap-3 rounded-small py-2 text-left hover:text-brand-ink';
  const content = (
    <>
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${severityDots[severity]}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-body font-medium">
          <span className="sr-only">{severityWords[severity]}: </span>
          {title}
        </span>
        <span className="block text-small text-ink-muted">{detail(count)}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {place === 'keys' ? (
        <Link to={paths.keyManagement} onNavigate={onNavigate} className={look}>
          {content}
        </Link>
      ) : (
        <button type="button" className={look} onClick={() => onGoTo(place)}>
          {content}
        </button>
      )}
    </li>
  );
}
