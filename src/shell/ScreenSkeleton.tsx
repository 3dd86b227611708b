import { Screen } from '#components/Screen.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** Shown while the code of a screen is loading. */
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
