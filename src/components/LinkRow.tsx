import { ChevronRight, ExternalLink, type LucideIcon } from 'lucide-react';

import { useAddress } from './base-path.ts';
import { IconMark } from './IconMark.tsx';
import { Link, type Navigate } from './Link.tsx';

export type LinkRowProps = {
  icon: LucideIcon;
  label: string;
  /** A line below the label. */
  detail?: string;
  /** The route, without the base path. */
  to: string;
} & (
  | { onNavigate: Navigate; newWindowLabel?: never }
  /** Opens a new window, which this label announces to screen readers. */
  | { onNavigate?: never; newWindowLabel: string }
);

/** A list row that links to a screen, or to a page in a new window. */
export function LinkRow({ icon, label, detail, to, onNavigate, newWindowLabel }: LinkRowProps) {
  const address = useAddress(to);
  const Mark = onNavigate ? ChevronRight : ExternalLink;
  const look = 'pressable flex min-h-16 items-center gap-3 rounded-small py-2 hover:text-brand-ink';
  const content = (
    <>
      <IconMark icon={icon} tone="brand" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-body font-medium">{label}</span>
        {detail !== undefined && <span className="block text-small text-ink-muted">{detail}</span>}
      </span>
      <Mark aria-hidden className="size-5 shrink-0 text-ink-muted" strokeWidth={1.75} />
    </>
  );
  return (
    <li className="border-b border-line last:border-b-0">
      {onNavigate ? (
        <Link to={to} onNavigate={onNavigate} className={look}>
          {content}
        </Link>
      ) : (
        <a href={address} target="_blank" rel="noopener" className={look}>
          {content}
          <span className="sr-only">{newWindowLabel}</span>
        </a>
      )}
    </li>
  );
}
