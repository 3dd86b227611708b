import { Download, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';

import type { InstallStage } from './install-offer.ts';

export interface InstallBannerProps {
  stage: InstallStage;
  onInstall: () => void;
  onDismiss: () => void;
}

/** Offers to add the wallet to the home screen (core §4). */
export function InstallBanner({ stage, ...actions }: InstallBannerProps) {
  return stage === 'hidden' ? null : <Offer stage={stage} {...actions} />;
}

function Offer({
  stage,
  onInstall,
  onDismiss,
}: InstallBannerProps & { stage: Exclude<InstallStage, 'hidden'> }) {
  const t = useMessages('session').install;
  const banner = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);

  // The pressed button disappears. The focus moves to the instructions that replace it, or else to the screen.
  const shown = useRef(stage);
  useEffect(() => {
    const turned = shown.current === 'offered' && stage === 'by-hand';
    shown.current = stage;
    if (turned && document.activeElement === document.body) text.current?.focus();
  }, [stage]);
  useLayoutEffect(() => {
    const place = banner.current;
    return () => {
      if (!place?.contains(document.activeElement)) return;
      place.closest('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section ref={banner} aria-label={t.title} className="px-gutter py-3">
      <div className="flex items-start gap-3 rounded-card bg-brand-soft py-3 pr-1 pl-4">
        <IconMark icon={Download} tone="brandFill" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2.5 py-0.5">
          <div ref={text} tabIndex={-1} className="rounded-small text-small wrap-anywhere">
            <p className="text-body font-semibold">{t.title}</p>
            {stage === 'offered' ? t.offer : t.byHand}
          </div>
          {stage === 'offered' && (
            <Button size="small" onClick={onInstall}>
              {t.install}
            </Button>
          )}
        </div>
        <IconButton icon={X} label={t.notNow} onClick={onDismiss} />
      </div>
    </section>
  );
}
