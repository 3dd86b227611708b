import { Download, X } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';

import type { InstallStage } from './install-offer.ts';

export interface InstallBannerProps {
  stage: InstallStage;
  onInstall: () => void;
  onDismiss: () => void;
}

/** Offers to put the wallet on the home screen (core §4). */
export function InstallBanner({ stage, onInstall, onDismiss }: InstallBannerProps) {
  if (stage === 'hidden') return null;
  return (
    <section aria-label="Install Superwallet" className="px-gutter pt-3">
      <div className="flex items-start gap-3 rounded-card bg-brand-soft py-3 pr-1 pl-4">
        <IconMark icon={Download} tone="brand" />
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2.5 py-0.5">
          <div role="status" className="text-small wrap-anywhere">
            <p className="text-body font-semibold">Install Superwallet</p>
            {stage === 'offered'
              ? 'Open your wallet from the home screen, also when you are offline.'
              : 'Open your browser’s menu or its share button, and choose “Add to Home Screen”.'}
          </div>
          {stage === 'offered' && (
            <Button size="small" onClick={onInstall}>
              Install
            </Button>
          )}
        </div>
        <IconButton icon={X} label="Not now" onClick={onDismiss} />
      </div>
    </section>
  );
}
