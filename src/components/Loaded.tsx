import type { ReactNode } from 'react';

import type { Loadable } from '#wallet/loadable.ts';

import { LoadErrorCard, type LoadErrorCardProps } from './LoadErrorCard.tsx';

export interface LoadedProps<Data> extends Pick<LoadErrorCardProps, 'labels' | 'onRetry'> {
  from: Loadable<Data>;
  /** Shown while the data is loading. */
  skeleton: ReactNode;
  /** Says what could not be loaded. */
  errorTitle: string;
  children: (data: Data) => ReactNode;
}

/** Content that is made of remote data: a skeleton or an error card stands in its place until the data is there. */
export function Loaded<Data>({
  from,
  skeleton,
  errorTitle,
  labels,
  onRetry,
  children,
}: LoadedProps<Data>) {
  switch (from.status) {
    case 'loading':
      return skeleton;
    case 'failed':
      return <LoadErrorCard title={errorTitle} failure={from} labels={labels} onRetry={onRetry} />;
    case 'ready':
      return children(from.data);
  }
}
