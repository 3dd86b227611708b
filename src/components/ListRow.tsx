import type { ReactNode } from 'react';

import { LinkedRow, type LinkedRowProps } from './LinkedRow.tsx';

export interface ListRowProps extends Pick<LinkedRowProps, 'link' | 'action'> {
  /** A mark or icon. */
  mark: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: an amount or a badge. */
  end?: ReactNode;
  endDetail?: ReactNode;
}

/** A row of a list: a mark, two lines, and a figure at the end. */
export function ListRow({ mark, title, detail, end, endDetail, action, link }: ListRowProps) {
  return (
    <LinkedRow link={link} action={action} look="min-h-16 items-center gap-3 py-2">
      {mark}
      {/* A figure without enough room beside the title goes below it. */}
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
    </LinkedRow>
  );
}
