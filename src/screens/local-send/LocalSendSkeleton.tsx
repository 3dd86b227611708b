import { useMessages } from '#i18n/messages-context.ts';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** The shape of the local send screen while its balance is loading. */
export function LocalSendSkeleton() {
  const { balanceLoading } = useMessages('local');
  return (
    <Loading label={balanceLoading}>
      <div className="flex flex-col gap-6">
        <Skeleton shape="balance" />
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-2">
            <Skeleton width="quarter" />
            <Skeleton shape="card" />
          </div>
          <FieldSkeleton />
          <div className="flex flex-col gap-2">
            <Skeleton width="quarter" />
            <Skeleton shape="balance" />
          </div>
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
