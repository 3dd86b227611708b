import { useMessages } from '#i18n/messages-context.ts';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { Card } from '#components/Card.tsx';
import { Screen } from '#components/Screen.tsx';

import { ShellFrame } from './ShellFrame.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Shown while the stored session is read, so that the sign-in does not flash. */
export function SessionSkeleton() {
  const t = useMessages('shell');
  return (
    <ShellFrame
      header={
        <>
          <div className="flex min-h-14 flex-1 items-center">
            <Wordmark />
          </div>
          <div className="flex min-h-14 items-center gap-3">
            <Skeleton shape="icon" width="own" />
            <Skeleton shape="icon" width="own" />
            <Skeleton shape="icon" width="own" />
          </div>
        </>
      }
      navigation={
        <div className="grid min-h-16 grid-cols-6 items-center justify-items-center bg-raised pb-[env(safe-area-inset-bottom)]">
          {Array.from({ length: 6 }, (_, tab) => (
            <Skeleton key={tab} shape="icon" width="own" />
          ))}
        </div>
      }
    >
      <Screen>
        <Loading label={t.openingWallet}>
          <Skeleton shape="card" />
          <Skeleton shape="title" width="third" />
          <Card inset="rows">
            <SkeletonRows count={3} />
          </Card>
        </Loading>
      </Screen>
    </ShellFrame>
  );
}
