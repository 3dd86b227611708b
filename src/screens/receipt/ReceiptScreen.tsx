import { Fragment } from 'react';
import { ReceiptText } from 'lucide-react';

import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { Receipt } from '#wallet/entities/receipt.ts';
import { english } from '#wallet/labels/english.ts';
import { korean } from '#wallet/labels/korean.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { ReceiptDetails, type ReceiptDetailsProps } from './ReceiptDetails.tsx';
import { operationTerms, receiptWords } from './receipt-text.ts';

export interface ReceiptState {
  receipt: Loadable<Receipt> | { status: 'not-found' };
  /** The transaction is pending after the time by which its outcome was expected. */
  isLate?: boolean;
  /** The screen to return to; by default the section of the operation. */
  from?: string | undefined;
}

export interface ReceiptActions extends Omit<ReceiptDetailsProps, 'receipt' | 'isLate'> {
  onRetry: () => void;
}

/** The outcome of a transaction, for its own user (decision 95). A local send or withdrawal is in Korean. */
export function ReceiptScreen({
  receipt,
  isLate = false,
  from,
  onRetry,
  ...actions
}: ReceiptState & ReceiptActions) {
  const terms = receipt.status === 'ready' ? operationTerms[receipt.data.operation] : undefined;
  const lang = terms?.lang ?? 'en';
  const Frame = lang === 'ko' ? InLocalLanguage : Fragment;
  const back = from ?? terms?.section ?? paths.assets;
  return (
    <Frame>
      <Screen>
        <ScreenHeader
          title={receiptWords[lang].title}
          back={{ to: back, label: { en: english, ko: korean }[lang].back }}
          onNavigate={actions.onNavigate}
        />
        {receipt.status === 'not-found' ? (
          <ReceiptNotFound back={back} onNavigate={actions.onNavigate} />
        ) : (
          <Loaded
            from={receipt}
            skeleton={<ReceiptSkeleton />}
            errorTitle="We could not load the receipt"
            onRetry={onRetry}
          >
            {(data) => <ReceiptDetails receipt={data} isLate={isLate} {...actions} />}
          </Loaded>
        )}
      </Screen>
    </Frame>
  );
}

function ReceiptNotFound({ back, onNavigate }: { back: string; onNavigate: Navigate }) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <IconMark icon={ReceiptText} tone="info" />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">Receipt Not Found</h2>
          <p className="text-body text-ink-muted">You have no receipt at this address.</p>
        </div>
        <ButtonLink to={back} onNavigate={onNavigate}>
          Go back
        </ButtonLink>
      </div>
    </Card>
  );
}

function ReceiptSkeleton() {
  return (
    <Loading label="Loading the receipt">
      <Skeleton shape="card" />
      <Card inset="rows">
        <SkeletonRows count={4} />
      </Card>
    </Loading>
  );
}
