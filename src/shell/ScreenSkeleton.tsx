import { useMessages } from '#i18n/messages-context.ts';
import { Screen } from '#components/Screen.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** Shown while the code of a screen is loading. */
export function ScreenSkeleton() {
  const t = useMessages('common');
  return (
    <Screen>
      <Loading label={t.loadingScreen}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </Loading>
    </Screen>
  );
}
