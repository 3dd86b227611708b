import type { ReactNode } from 'react';

import { Link, type LinkProps } from './Link.tsx';

export interface ListRowProps {
  /** A mark or icon. */
  mark: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: an amount or a badge. */
  end?: ReactNode;
  endDetail?: ReactNode;
  /** A round button after everything else. */
  action?: ReactNode;
  /** The link of the row. */
  link?: Pick<LinkProps, 'to' | 'onNavigate'> | undefined;
}

/** A list row: a mark, two lines, and a figure at the end. */
export function ListRow({ mark, title, detail, end, endDetail, action, link }: ListRowProps) {
  const content = (
    <>
      {mark}
      {/* A figure without enough room beside the title wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-[1_1_5rem]">
          <p className="text-body font-medium wrap-anywhere">{title}</p>
          {detail && <p className="text-small wrap-anywhere text-ink-muted">{detail}</p>}
        </div>
        {(end !== undefined || endDetail !== undefined) && (
          <div className="ml-auto flex max-w-full min-w-0 flex-col items-end text-right">
            {end}
            {endDetail && <span className="text-small text-ink-muted">{endDetail}</span>}
          </div>
        )}
      </div>
    </>
  );
  const look = 'flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2';
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
