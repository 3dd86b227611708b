import type { ReactNode } from 'react';

import { Link, type LinkProps } from './Link.tsx';

export interface LinkedRowProps {
  /** Where the row leads to. */
  link?: Pick<LinkProps, 'to' | 'onNavigate'> | undefined;
  /** A round button behind it all. */
  action?: ReactNode;
  /** The classes of its inside. */
  look: string;
  children: ReactNode;
}

/** A row of a list with a line below it, which may lead somewhere. */
export function LinkedRow({ link, action, look, children }: LinkedRowProps) {
  const inside = `flex min-w-0 flex-1 ${look}`;
  return (
    <li className="flex items-center gap-3 border-b border-line last:border-b-0">
      {link ? (
        <Link {...link} className={`pressable rounded-small ${inside}`}>
          {children}
        </Link>
      ) : (
        <div className={inside}>{children}</div>
      )}
      {action}
    </li>
  );
}
