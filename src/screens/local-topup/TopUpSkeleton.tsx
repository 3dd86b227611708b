import { FieldSkeleton } from '#components/FieldSkeleton.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { fundingSourceIds } from '#wallet/local-topup.ts';

/** The shape of the top-up form that is on its way. */
export function TopUpSkeleton() {
  return (
    <Loading label="Loading your balances">
      <div className="flex flex-col gap-6">
        <FieldSkeleton />
        <div className="flex flex-col gap-2">
          <Skeleton width="quarter" />
          {fundingSourceIds.map((id) => (
            <Skeleton key={id} shape="choice" />
          ))}
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
