import { Skeleton } from '#components/Skeleton.tsx';

/** A placeholder in the shape of a labelled control. */
export function FieldSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton width="quarter" />
      <Skeleton shape="control" />
    </div>
  );
}
