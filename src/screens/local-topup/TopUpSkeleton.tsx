import { useMessages } from '#i18n/messages-context.ts';
import { fundingSourceIds } from '#wallet/entities/money-choices.ts';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { topUpQuickAmounts } from '#wallet/forms/local-topup.ts';

/** The shape of the loading top-up form. */
export function TopUpSkeleton() {
  const t = useMessages('local').topUp;
  return (
    <Loading label={t.loading}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-3">
          <FieldSkeleton />
          <Skeleton width="half" />
          <div className="grid grid-cols-4 gap-2">
            {topUpQuickAmounts.map(({ label }) => (
              <Skeleton key={label} shape="pill" />
            ))}
          </div>
        </div>
        <div className="flex flex-col gap-2">
          <Skeleton width="quarter" />
          {fundingSourceIds.map((id) => (
            <Skeleton key={id} shape={id === 'bank' ? 'choice' : 'choiceWithNote'} />
          ))}
        </div>
        <Skeleton shape="card" />
        <Skeleton shape="control" />
      </div>
    </Loading>
  );
}
