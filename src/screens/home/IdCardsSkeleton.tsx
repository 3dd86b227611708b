import { useMessages } from '#i18n/messages-context.ts';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** A placeholder as high as a row of ID cards, so that nothing moves once they are loaded. */
export function IdCardsSkeleton() {
  const t = useMessages('home').idCards;
  return (
    <Loading label={t.loading}>
      <div className="bleed-gutter flex gap-3 overflow-clip">
        <Skeleton shape="idCard" width="idCard" />
        <Skeleton shape="idCard" width="idCard" />
      </div>
    </Loading>
  );
}
