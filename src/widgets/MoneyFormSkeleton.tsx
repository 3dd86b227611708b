import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** The placeholder of a form that moves money: three fields and the summary. */
export function MoneyFormSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="flex flex-col gap-5">
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <Skeleton shape="balance" />
      </div>
    </Loading>
  );
}
