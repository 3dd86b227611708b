import { Plane } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { Loadable } from '#wallet/loadable.ts';
import type { RefundsOverview } from '#wallet/entities/tax-refund.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import { Dollars } from '#widgets/Amount.tsx';
import { IdCardGround } from '#widgets/IdCard.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';

export interface PassportCardProps {
  name: string;
  country: string;
  /** The refunds, whose total is on the passport; nothing of them is shown if they could not be loaded. */
  refunds: Loadable<RefundsOverview>;
}

/** A page like that of a passport: the unverified name and country of the profile, and the total of the refunds. */
export function PassportCard({ name, country, refunds }: PassportCardProps) {
  const { passport: t, loading } = useMessages('travel').traveler;
  return (
    // `clip` instead of `hidden`: a long name must make the page higher instead of being cut off.
    <article
      aria-label={t.title}
      className="relative isolate flex w-full flex-col gap-4 overflow-clip rounded-plate bg-id-plum px-gutter py-5 text-on-brand shadow-card"
    >
      <IdCardGround engraving={`passport ${name} ${country}`} />
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-row font-semibold">{t.title}</h2>
          <p className="text-small">{t.unverified}</p>
        </div>
        <Plane aria-hidden className="size-6.5 shrink-0" strokeWidth={1.5} />
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-2.5">
        <div className="min-w-0 flex-[1_1_8rem]">
          <dt className="text-tiny">{t.name}</dt>
          <Value text={name} />
        </div>
        <div className="min-w-0 flex-[1_1_5rem]">
          <dt className="text-tiny">{t.country}</dt>
          <Value text={country} />
        </div>
      </dl>
      {refunds.status === 'loading' && (
        <Loading label={loading}>
          <div className="h-22 opacity-20">
            <Skeleton shape="title" width="third" />
          </div>
        </Loading>
      )}
      {refunds.status === 'ready' && <TotalRefunded {...refunds.data} />}
    </article>
  );
}

function Value({ text }: { text: string }) {
  const { missing } = useMessages('travel').traveler.passport;
  return (
    <dd className={text ? 'text-row font-semibold wrap-anywhere' : 'text-small'}>
      {text || missing}
    </dd>
  );
}

/** The total of the refunds. It shows no counts of zero, because the empty list says that there are no refunds. */
function TotalRefunded({ refunded, count, processingCount }: RefundsOverview) {
  const t = useMessages('travel').traveler;
  const testMoney = useTestMoney();
  return (
    <section aria-label={t.totalRefunded}>
      <p className="text-small">
        {t.totalRefunded}
        {testMoney && <span> · {testMoney}</span>}
      </p>
      <p className="mt-0.5">
        <Dollars value={refunded} size="balance" />
      </p>
      {count > 0 && (
        <p className="mt-1 text-small font-semibold">
          {t.counts(formatCount(count), formatCount(processingCount))}
        </p>
      )}
    </section>
  );
}
