import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** The room of the ID cards, as high as a row of them, so that nothing moves when they are there. */
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
