import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { textAround } from '#i18n/text-around.ts';
import { IconMark } from '#components/IconMark.tsx';

export interface DeviceItemProps {
  icon: LucideIcon;
  name: string;
  /** True if it belongs to this device. */
  isOwn: boolean;
  /** What is known of it, in small lines. */
  children: ReactNode;
  /** A badge or a button. */
  action: ReactNode;
}

/** A device, or what belongs to one, in a list of the security settings. */
export function DeviceItem({ icon, name, isOwn, children, action }: DeviceItemProps) {
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 last:border-b-0">
      <IconMark icon={icon} tone={isOwn ? 'brand' : 'neutral'} />
      {/* A button that would squeeze the text wraps below it. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_9rem] text-small text-ink-muted">
          <h3 className="text-body font-medium wrap-anywhere text-ink">{name}</h3>
          {children}
        </div>
        {action}
      </div>
    </li>
  );
}

/** A line with a time, such as `Last seen May 3, 2025`. */
export function TimeLine({
  message,
  time,
  shown,
}: {
  message: (time: string) => string;
  /** A time in ISO 8601. */
  time: string;
  /** The time in words. */
  shown: string;
}) {
  const [before, after] = textAround(message);
  return (
    <p>
      {before}
      <time dateTime={time}>{shown}</time>
      {after}
    </p>
  );
}
