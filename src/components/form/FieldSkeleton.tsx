import { Skeleton } from '#components/Skeleton.tsx';

/** The shape of a labelled control that is loading. */
export function FieldSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton width="quarter" />
      <Skeleton shape="control" />
    </div>
  );
}
