import type { ReactNode } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { LoadErrorCard, type LoadErrorCardProps } from './LoadErrorCard.tsx';
import { useSlow } from './use-slow.ts';

export interface LoadedProps<Data> extends Pick<LoadErrorCardProps, 'onRetry'> {
  from: Loadable<Data>;
  /** Shown while the data is loading. */
  skeleton: ReactNode;
  /** The data that could not be loaded. */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** Content that is made of remote data: shows a skeleton or an error card until the data is loaded. */
export function Loaded<Data>({ from, skeleton, errorTitle, onRetry, children }: LoadedProps<Data>) {
  switch (from.status) {
    case 'loading':
      return (
        <>
          {skeleton}
          <SlowHint />
        </>
      );
    case 'failed':
      return <LoadErrorCard title={errorTitle} failure={from} onRetry={onRetry} />;
    case 'ready':
      return children(from.data);
  }
}

/** Shows after a delay that the data is still loading. */
function SlowHint() {
  const { loadError } = useMessages('common');
  return useSlow(true) ? (
    <p role="status" className="text-center text-small text-ink-muted">
      {loadError.slow}
    </p>
  ) : null;
}
