import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** A placeholder as high as a row of ID cards, so that nothing moves once they are loaded. */
export function IdCardsSkeleton() {
  return (
    <Loading label="Loading your ID cards">
      <div className="bleed-gutter flex gap-3 overflow-clip">
        <Skeleton shape="idCard" width="idCard" />
        <Skeleton shape="idCard" width="idCard" />
      </div>
    </Loading>
  );
}
