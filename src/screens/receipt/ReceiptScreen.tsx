import { Fragment } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CompassDrawing } from '#components/drawings/CompassDrawing.tsx';
import type { Navigate } from '#components/Link.tsx';
import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { Receipt } from '#wallet/entities/receipt.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { areaOf, paths } from '#wallet/paths.ts';

import { ReceiptDetails, type ReceiptDetailsProps } from './ReceiptDetails.tsx';
import { operationTerms } from './receipt-text.ts';

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

const termsOf = (receipt: ReceiptState['receipt']) =>
  receipt.status === 'ready' ? operationTerms[receipt.data.operation] : undefined;

/** The outcome of a transaction, for its own user (decision 95). A local one is in the language of its form. */
export function ReceiptScreen(props: ReceiptState & ReceiptActions) {
  const Frame = termsOf(props.receipt)?.isLocal ? InLocalLanguage : Fragment;
  return (
    <Frame>
      <ReceiptContent {...props} />
    </Frame>
  );
}

function ReceiptContent({
  receipt,
  isLate = false,
  from,
  onRetry,
  ...actions
}: ReceiptState & ReceiptActions) {
  const t = useMessages('history').receipt;
  const common = useMessages('common');
  const back = from ?? termsOf(receipt)?.section ?? paths.assets;
  return (
    <Screen area={areaOf(termsOf(receipt)?.section ?? '')}>
      <ScreenHeader
        title={t.title}
        back={{ to: back, label: common.back }}
        onNavigate={actions.onNavigate}
      />
      {receipt.status === 'not-found' ? (
        <ReceiptNotFound back={back} onNavigate={actions.onNavigate} />
      ) : (
        <Loaded
          from={receipt}
          skeleton={<ReceiptSkeleton />}
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => <ReceiptDetails receipt={data} isLate={isLate} {...actions} />}
        </Loaded>
      )}
    </Screen>
  );
}

function ReceiptNotFound({ back, onNavigate }: { back: string; onNavigate: Navigate }) {
  const t = useMessages('history').receipt.notFound;
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <CompassDrawing />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">{t.title}</h2>
          <p className="text-body text-ink-muted">{t.text}</p>
        </div>
        <ButtonLink to={back} onNavigate={onNavigate}>
          {t.back}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ReceiptSkeleton() {
  const { loading } = useMessages('history').receipt;
  return (
    <Loading label={loading}>
      <Skeleton shape="card" />
      <Card inset="rows">
        <SkeletonRows count={4} />
      </Card>
    </Loading>
  );
}
