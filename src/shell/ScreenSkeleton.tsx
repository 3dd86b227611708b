import { Screen } from '#components/Screen.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** What shows while a screen's code is on its way. */
export function ScreenSkeleton() {
  return (
    <Screen>
      <Loading label="Loading screen">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </Loading>
    </Screen>
  );
}
