import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';

/** A newer version of the wallet is ready; the user decides when to start it. */
export function UpdateBanner({ onUpdate }: { onUpdate: () => void }) {
  const t = useMessages('session').update;
  return (
    <section aria-label={t.title} className="px-gutter py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-info-soft py-3 pr-3 pl-4">
        <p role="status" className="min-w-0 flex-[1_1_7rem] text-body text-pretty text-info">
          {t.ready}
        </p>
        <Button tone="secondary" size="small" onClick={onUpdate}>
          {t.now}
        </Button>
      </div>
    </section>
  );
}
