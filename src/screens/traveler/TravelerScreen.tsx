import {
  Check,
  History,
  Landmark,
  PlaneTakeoff,
  ReceiptText,
  ScanLine,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Dollars } from '#components/Amount.tsx';
import { BalanceCard } from '#components/BalanceCard.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/InlineNotice.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { QuickAction } from '#components/QuickAction.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { TaxRefund } from '#wallet/entities.ts';
import { formatUnits } from '#wallet/format.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { notices, type Notify } from '#wallet/notices.ts';
import { paths } from '#wallet/paths.ts';
import { recentCount } from '#wallet/transactions.ts';
import {
  mostRecentRefunds,
  summariseRefunds,
  type RefundDraft,
  type RefundRequest,
} from '#wallet/traveler.ts';

import { PassportCard } from './PassportCard.tsx';
import { RefundForm } from './RefundForm.tsx';
import { RefundRow } from './RefundRow.tsx';

export interface TravelerState {
  refunds: Loadable<readonly TaxRefund[]>;
  /** Whose passport it is; either may be empty. */
  traveller: { name: string; country: string };
  /** The zone that dates are shown in; the device's own when there is none. */
  timeZone?: string | undefined;
}

export interface TravelerActions {
  /** Whether the device can scan at all. */
  hasCamera: () => Promise<boolean>;
  /** Asks for a manual refund; rejects when it could not. */
  onRequestRefund: (refund: RefundRequest) => Promise<void>;
  onNavigate: Navigate;
  onRetry: () => void;
  notify: Notify;
}

/** In the documents' order (core §2). */
const shortcuts: readonly { icon: LucideIcon; label: string; to: string }[] = [
  { icon: History, label: 'History', to: paths.history },
  { icon: Landmark, label: 'Bank info', to: paths.bankInfo },
  { icon: PlaneTakeoff, label: 'Travel plans', to: paths.travelPlan },
];

/** Told, not enforced (core §9, decision 37). */
const eligibility = [
  'Minimum purchase $30',
  'Maximum refund $500 per day',
  'Valid 90 days from entry',
  'Refund rate 8-10%',
  'Instant processing',
] as const;

/** A traveller's tax refunds and papers (core §2). */
export function TravelerScreen({
  refunds,
  traveller,
  timeZone,
  onNavigate,
  onRetry,
  ...actions
}: TravelerState & TravelerActions) {
  return (
    <Screen>
      <ScreenHeader title="Traveler" onNavigate={onNavigate} />

      {refunds.status === 'failed' && (
        <LoadErrorCard what="your refunds" message={refunds.message} onRetry={onRetry} />
      )}
      {refunds.status === 'loading' && (
        <Loading label="Loading your refunds">
          <Skeleton shape="balance" />
        </Loading>
      )}
      {refunds.status === 'ready' && <RefundsCard refunds={refunds.data} />}

      <ScannerCard {...actions} />

      <nav aria-label="Travel services" className="grid grid-cols-3 gap-2">
        {shortcuts.map((shortcut) => (
          <QuickAction key={shortcut.to} {...shortcut} onNavigate={onNavigate} />
        ))}
      </nav>

      <Section title="Automatic refunds">
        <InlineNotice>
          Automatic refunds are processed when you shop at partner stores. There is nothing to scan
          and nothing to fill in.
        </InlineNotice>
      </Section>

      {refunds.status !== 'failed' && (
        <Section title="Recent refunds">
          <Card inset="rows">
            {refunds.status === 'loading' ? (
              <Loading label="Loading recent refunds">
                <SkeletonRows count={recentCount} />
              </Loading>
            ) : (
              <RecentRefunds refunds={refunds.data} timeZone={timeZone} />
            )}
          </Card>
        </Section>
      )}

      <Section title="Passport">
        <PassportCard {...traveller} />
      </Section>

      <Section title="Eligibility">
        <Card>
          <ul className="flex flex-col gap-3">
            {eligibility.map((rule) => (
              <li key={rule} className="flex items-start gap-3">
                <Check
                  aria-hidden
                  className="mt-px size-5 shrink-0 text-positive"
                  strokeWidth={2.25}
                />
                {rule}
              </li>
            ))}
          </ul>
        </Card>
      </Section>
    </Screen>
  );
}

function RefundsCard({ refunds }: { refunds: readonly TaxRefund[] }) {
  const { refunded, count, processingCount } = summariseRefunds(refunds);
  return (
    <BalanceCard
      label="Total refunded"
      figure={<Dollars value={refunded} size="balance" />}
      chip={`${formatUnits(String(count))} ${count === 1 ? 'refund' : 'refunds'} · ${formatUnits(String(processingCount))} processing`}
    />
  );
}

function RecentRefunds({
  refunds,
  timeZone,
}: {
  refunds: readonly TaxRefund[];
  timeZone: string | undefined;
}) {
  if (refunds.length === 0) return <EmptyState icon={ReceiptText}>No refunds yet</EmptyState>;
  return (
    <ul>
      {mostRecentRefunds(refunds, recentCount).map((refund) => (
        <RefundRow key={refund.id} refund={refund} timeZone={timeZone} />
      ))}
    </ul>
  );
}

const emptyDraft: RefundDraft = { merchantName: '', purchaseAmount: '' };

/** The way to a refund: a receipt is scanned where there is a camera, or entered by hand. */
function ScannerCard({
  hasCamera,
  onRequestRefund,
  notify,
}: Pick<TravelerActions, 'hasCamera' | 'onRequestRefund' | 'notify'>) {
  // Kept while the form is closed, so that closing it by mistake costs nothing.
  const [draft, setDraft] = useState(emptyDraft);
  const [entry, setEntry] = useState<'closed' | 'by-hand' | 'instead-of-scan'>('closed');
  const open = entry !== 'closed';
  const formId = useId();
  const manualButton = useRef<HTMLButtonElement>(null);
  // Closing the form on its way out and opening it anew would ask twice.
  const requesting = useRef(false);
  // The device answers after a moment: by then the screen may have been left, or been asked again.
  const asking = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function scan() {
    if (asking.current) return;
    asking.current = true;
    const found = await hasCamera().catch(() => false);
    asking.current = false;
    if (left.current) return;
    if (found) setEntry('instead-of-scan');
    else notify(notices['device.camera-not-available']);
  }

  function toggle() {
    if (!requesting.current) setEntry(open ? 'closed' : 'by-hand');
  }

  async function request(refund: RefundRequest) {
    requesting.current = true;
    try {
      await onRequestRefund(refund);
    } finally {
      requesting.current = false;
    }
  }

  return (
    <Section title="Claim a refund">
      <Card>
        <div className="flex flex-col gap-5">
          <div className="flex items-center gap-3">
            <IconMark icon={ScanLine} tone="brand" />
            <div className="min-w-0">
              <p className="text-body font-semibold">Scan your receipt</p>
              <p className="text-small text-ink-muted">
                Or enter the purchase yourself: 8% of it comes back to you.
              </p>
            </div>
          </div>
          <div className="flex flex-wrap gap-3 *:flex-auto">
            <Button onClick={() => void scan()}>Scan</Button>
            <Button
              ref={manualButton}
              tone="secondary"
              aria-expanded={open}
              aria-controls={open ? formId : undefined}
              onClick={toggle}
            >
              Enter manually
            </Button>
          </div>
          {open && (
            <div id={formId} className="border-t border-line pt-5">
              <RefundForm
                note={
                  entry === 'instead-of-scan'
                    ? 'Scanning receipts will be available soon. Enter the purchase for now.'
                    : undefined
                }
                draft={draft}
                onDraftChange={setDraft}
                onRequestRefund={request}
                onRequested={() => {
                  flushSync(() => {
                    setDraft(emptyDraft);
                    setEntry('closed');
                  });
                  manualButton.current?.focus();
                }}
                notify={notify}
              />
            </div>
          )}
        </div>
      </Card>
    </Section>
  );
}
