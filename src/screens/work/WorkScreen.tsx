import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { SlipDrawing } from '#components/drawings/SlipDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { Tabs } from '#components/Tabs.tsx';
import {
  countApprovals,
  isPending,
  pendingFirst,
  type WorkApproval,
} from '#wallet/entities/work-approval.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import type { Loadable } from '#wallet/loadable.ts';
import type { DocumentReview } from '#wallet/forms/document-review.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { ApprovalCard } from './ApprovalCard.tsx';
import { ApproveSeveral } from './ApproveSeveral.tsx';
import { RequestList } from './RequestList.tsx';

/** The lists of the screen: the approvals that the user decides, and those that they have requested. */
export type WorkList = 'approvals' | 'requests';

export interface WorkState {
  approvals: Loadable<readonly WorkApproval[]>;
  requests: Loadable<readonly WorkApproval[]>;
  /** The visible list. */
  shown: WorkList;
}

export interface WorkActions {
  onShow: (list: WorkList) => void;
  /** Sends the decision; rejects if that failed. */
  onDecide: (approval: WorkApproval, review: DocumentReview) => Promise<void>;
  onNavigate: Navigate;
  onRetry: () => void;
  notify: Notify;
}

/** The approvals that the user decides or has decided, and those that they request (local §2, decisions 47 and 107). */
export function WorkScreen({
  approvals,
  requests,
  shown,
  onShow,
  onNavigate,
  onRetry,
  ...actions
}: WorkState & WorkActions) {
  const t = useMessages('work');
  return (
    <Screen>
      <ScreenTitle>{t.title}</ScreenTitle>
      <ButtonLink tone="secondary" to={paths.requestApproval} onNavigate={onNavigate}>
        <Plus aria-hidden className="size-4.5" strokeWidth={2} />
        {t.requestApproval}
      </ButtonLink>
      <Tabs<WorkList>
        label={t.title}
        value={shown}
        onValueChange={onShow}
        tabs={[
          {
            value: 'approvals',
            label: t.toApprove,
            content: (
              <Loaded
                from={approvals}
                skeleton={<WorkSkeleton />}
                errorTitle={t.approvals.failed}
                onRetry={onRetry}
              >
                {(data) => <Approvals approvals={data} onNavigate={onNavigate} {...actions} />}
              </Loaded>
            ),
          },
          {
            value: 'requests',
            label: t.myRequests,
            content: <RequestList requests={requests} onNavigate={onNavigate} onRetry={onRetry} />,
          },
        ]}
      />
    </Screen>
  );
}

type ApprovalActions = Omit<WorkActions, 'onRetry' | 'onShow'>;

function Approvals({
  approvals,
  ...actions
}: { approvals: readonly WorkApproval[] } & ApprovalActions) {
  const t = useMessages('work').approvals;
  const [selected, setSelected] = useState<ReadonlySet<WorkApproval['id']>>();
  const pending = approvals.filter(isPending);
  return (
    <div className="flex flex-col gap-6">
      {approvals.length > 0 && <Counters approvals={approvals} />}
      <Section
        title={t.title}
        action={
          (selected || pending.length > 1) && (
            <Button
              tone="quiet"
              size="small"
              aria-pressed={selected !== undefined}
              onClick={() => setSelected(selected ? undefined : new Set())}
            >
              {selected ? t.stopSelecting : t.selectSeveral}
            </Button>
          )
        }
      >
        {approvals.length === 0 ? (
          <Card>
            <EmptyState drawing={<SlipDrawing />}>{t.empty}</EmptyState>
          </Card>
        ) : (
          <ApprovalList
            approvals={approvals}
            selected={selected}
            onSelectedChange={setSelected}
            {...actions}
          />
        )}
      </Section>
    </div>
  );
}

/** Three counters in a row, or fewer with larger text. */
const counterGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(4.5rem,100%),1fr))] gap-3 px-3 py-4';

function Counters({ approvals }: { approvals: readonly WorkApproval[] }) {
  const t = useMessages('work').approvals;
  const { pending, completed, total } = countApprovals(approvals);
  const counters = [
    { label: t.pending, count: pending },
    { label: t.completed, count: completed },
    { label: t.total, count: total },
  ];
  return (
    <Card inset="none">
      <dl aria-label={t.byState} className={counterGrid}>
        {counters.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse text-center">
            <dt className="text-small text-ink-muted">{label}</dt>
            <dd className="text-title font-bold">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function ApprovalList({
  approvals,
  selected,
  onSelectedChange,
  ...actions
}: {
  approvals: readonly WorkApproval[];
  /** The ids of the selected approvals; undefined if none can be selected. */
  selected: ReadonlySet<WorkApproval['id']> | undefined;
  onSelectedChange: (selected: ReadonlySet<WorkApproval['id']> | undefined) => void;
} & ApprovalActions) {
  const [approving, setApproving] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Approvals that were pending when the list was opened stay in their place: nothing may move while the user
  // decides.
  const [opened] = useState(() => new Set(approvals.filter(isPending).map(({ id }) => id)));
  const lastDecided = useRef<WorkApproval['id']>(undefined);
  const select = (id: WorkApproval['id'], isSelected: boolean) => {
    const others = [...(selected ?? [])].filter((other) => other !== id);
    onSelectedChange(new Set(isSelected ? [...others, id] : others));
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-3 rounded-card outline-none">
        {pendingFirst(approvals, opened).map((approval) => (
          <ApprovalCard
            key={approval.id}
            approval={approval}
            selection={
              selected && {
                selected: selected.has(approval.id),
                disabled: approving,
                onSelect: (isSelected) => select(approval.id, isSelected),
              }
            }
            onDeciding={() => {
              lastDecided.current = approval.id;
            }}
            isLatest={() => lastDecided.current === approval.id}
            {...actions}
          />
        ))}
      </ul>
      {selected && (
        <ApproveSeveral
          selected={approvals.filter((each) => isPending(each) && selected.has(each.id))}
          onApprove={(approval) => actions.onDecide(approval, { action: 'approve', comment: '' })}
          onApproving={setApproving}
          onApproved={(failed) => {
            // Synchronously: the focused button is removed with its bar.
            flushSync(() => onSelectedChange(failed.length > 0 ? new Set(failed) : undefined));
            if (isFocusLost()) list.current?.focus();
          }}
          notify={actions.notify}
        />
      )}
    </>
  );
}

/** A placeholder as high as the loaded content: three counts, and cards of which the first are pending. */
function WorkSkeleton() {
  const t = useMessages('work').approvals;
  return (
    <Loading label={t.loading}>
      <Card inset="none">
        <div className={counterGrid}>
          {Array.from({ length: 3 }, (_, counter) => (
            <div key={counter} className="flex flex-col items-center gap-1.5">
              <Skeleton shape="title" width="third" />
              <Skeleton width="half" />
            </div>
          ))}
        </div>
      </Card>
      <div className="mt-2 flex flex-col gap-3">
        <Skeleton shape="title" width="third" />
        {Array.from({ length: 3 }, (_, card) => (
          <Card key={card}>
            <div className="flex flex-col gap-4">
              <div className="flex flex-col gap-1.5">
                <Skeleton shape="title" width="half" />
                <Skeleton />
                <Skeleton width="third" />
              </div>
              <Skeleton shape="title" width="third" />
              <div className="grid grid-cols-2 gap-3">
                <Skeleton shape="control" />
                <Skeleton shape="control" />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  );
}
