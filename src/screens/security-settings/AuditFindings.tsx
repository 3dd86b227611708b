import { ChevronRight } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Link, type Navigate } from '#components/Link.tsx';
import { paths } from '#wallet/paths.ts';
import type { AuditFinding, AuditPlace, AuditSeverity } from '#wallet/security-audit.ts';

/** A section of Security Settings in which a finding can be fixed. */
export type SettingsPart = Exclude<AuditPlace, 'keys'>;

export interface AuditFindingsProps {
  findings: readonly AuditFinding[];
  onGoTo: (part: SettingsPart) => void;
  onNavigate: Navigate;
}

/** The findings of an audit, each with a link to its fix (decision 104). */
export function AuditFindings({ findings, onGoTo, onNavigate }: AuditFindingsProps) {
  const t = useMessages('security').audit;
  return (
    <>
      <p className="text-body text-ink-muted">{t.count(findings.length)}</p>
      {findings.length > 0 && (
        <ul aria-label={t.findings} className="-my-2">
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
    </>
  );
}

const severityDots: Readonly<Record<AuditSeverity, string>> = {
  serious: 'bg-negative',
  moderate: 'bg-caution',
  advice: 'bg-info',
};

function FindingRow({
  finding: { concern, severity, place, count },
  onGoTo,
  onNavigate,
}: Omit<AuditFindingsProps, 'findings'> & { finding: AuditFinding }) {
  const { severities, concerns } = useMessages('security').audit;
  const { title, detail } = concerns[concern];
  const look =
    'pressable flex min-h-16 w-full items-center gap-3 rounded-small py-2 text-left hover:text-brand-ink';
  const content = (
    <>
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${severityDots[severity]}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-body font-medium">
          <span className="sr-only">{severities[severity]}</span>
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
