import { ShieldAlert, ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { SecurityMessages } from '#i18n/en/security.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { securityStatus, type AuditFinding } from '#wallet/security-audit.ts';

import type { AuditFindingsProps } from './AuditFindings.tsx';

/** Lazy-loaded: most users never run the audit. */
const AuditFindings = lazy(async () => ({
  default: (await import('./AuditFindings.tsx')).AuditFindings,
}));

export interface SecurityStatusProps extends Omit<AuditFindingsProps, 'findings'> {
  audit: Loadable<readonly AuditFinding[]>;
  /** Refetches the audit's data; rejects if that failed. */
  onRunAudit: () => Promise<void>;
}

const statusLooks = {
  Good: { icon: ShieldCheck, tone: 'positive' },
  Fair: { icon: ShieldAlert, tone: 'caution' },
  'At risk': { icon: ShieldX, tone: 'negative' },
} as const;

/** The result of the security audit (decision 104). The findings are shown after the user runs it. */
export function SecurityStatus({ audit, onRunAudit, onGoTo, onNavigate }: SecurityStatusProps) {
  const failureMessage = useFailureMessage();
  const t = useMessages('security').audit;
  const title = statusTitle(audit, t);
  const [outcome, setOutcome] = useState<'done' | { failure: string }>();
  const { busy, run } = useOneAtATime();

  async function runAudit(signal: AbortSignal) {
    setOutcome(undefined);
    try {
      await onRunAudit();
      if (!signal.aborted) setOutcome('done');
    } catch (error) {
      if (!signal.aborted) {
        setOutcome({ failure: failureMessage(error, 'audit') });
      }
    }
  }

  return (
    <Card inset="rows">
      <div className="flex flex-col gap-4 py-4">
        <div className="flex items-center gap-3">
          <StatusMark audit={audit} />
          <h2 className="min-w-0 flex-1 text-row font-semibold wrap-anywhere">{title}</h2>
        </div>
        <p role="status" className="sr-only">
          {outcome === 'done' && t.done(title)}
        </p>
        {outcome === 'done' && audit.status === 'ready' && (
          <Suspense>
            <AuditFindings findings={audit.data} onGoTo={onGoTo} onNavigate={onNavigate} />
          </Suspense>
        )}
        {typeof outcome === 'object' && (
          <InlineNotice tone="negative">{outcome.failure}</InlineNotice>
        )}
        <Button tone="secondary" width="full" busy={busy} onClick={() => void run(runAudit)}>
          {busy ? t.running : t.run}
        </Button>
      </div>
    </Card>
  );
}

function statusTitle(audit: SecurityStatusProps['audit'], t: SecurityMessages['audit']): string {
  switch (audit.status) {
    case 'loading':
      return t.checking;
    case 'failed':
      return t.unknown;
    case 'ready':
      return t.statuses[securityStatus(audit.data)];
  }
}

function StatusMark({ audit }: Pick<SecurityStatusProps, 'audit'>) {
  if (audit.status !== 'ready') return <IconMark icon={ShieldQuestionMark} />;
  return <IconMark {...statusLooks[securityStatus(audit.data)]} />;
}
