import { useMessages } from '#i18n/messages-context.ts';
import { Loading, Skeleton } from '#components/Skeleton.tsx';

/** A placeholder as high as the pocket of ID cards, so that nothing moves once they are loaded. */
export function IdCardsSkeleton() {
  const t = useMessages('home').idCards;
  return (
    <Loading label={t.loading}>
      <Skeleton shape="pocket" />
    </Loading>
  );
}
