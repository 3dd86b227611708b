import type { ReactNode } from 'react';

import { Link, type LinkProps } from './Link.tsx';

export interface StatusRowProps {
  /** A mark or icon. */
  mark: ReactNode;
  title: ReactNode;
  /** A figure or a badge beside the title. */
  end?: ReactNode;
  /** A separate line below the title. */
  detail?: ReactNode;
  /** The time. */
  when: ReactNode;
  /** A badge beside the time. */
  status?: ReactNode;
  /** A round button after everything else. */
  action?: ReactNode;
  /** The link of the row. */
  link?: Pick<LinkProps, 'to' | 'onNavigate'> | undefined;
}

/**
 * A list row of something that has a time. Figure and badge are in separate lines: on a small phone each narrows only
 * the text beside it, or wraps below that text.
 */
export function StatusRow({
  mark,
  title,
  end,
  detail,
  when,
  status,
  action,
  link,
}: StatusRowProps) {
  const content = (
    <>
      {mark}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="max-w-full flex-[1_1_6rem] text-body font-medium wrap-break-word">
            {title}
          </p>
          {end && <p className="ml-auto max-w-full min-w-0 text-right">{end}</p>}
        </div>
        {detail && <p className="text-small wrap-anywhere text-ink-muted">{detail}</p>}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="text-small wrap-anywhere text-ink-muted">{when}</p>
          {status && <p className="ml-auto flex max-w-full">{status}</p>}
        </div>
      </div>
    </>
  );
  const look = 'flex min-w-0 flex-1 gap-3 py-3';
  return (
    <li className="flex items-center gap-3 border-b border-line last:border-b-0">
      {link ? (
        <Link {...link} className={`pressable rounded-small ${look}`}>
          {content}
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
      {action}
    </li>
  );
}
