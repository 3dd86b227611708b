import { UserX } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Block } from '#wallet/entities/block.ts';
import type { Loadable } from '#wallet/loadable.ts';

/** The people whom the user has blocked. */
export interface BlockedPeople {
  blocks: Loadable<readonly Block[]>;
  /** Ends a block; resolves even if it has already ended. */
  onUnblock: (id: Block['id']) => Promise<void>;
  onRetryBlocks: () => void;
}

export interface BlockedPeopleSheetProps extends BlockedPeople {
  onClose: () => void;
}

/** The blocked people, each with a button to unblock them (decision 248). */
export function BlockedPeopleSheet({
  blocks,
  onUnblock,
  onRetryBlocks,
  onClose,
}: BlockedPeopleSheetProps) {
  const t = useMessages('security').people;
  const { close } = useMessages('common');
  return (
    <Sheet title={t.blocked} closeLabel={close} onClose={onClose}>
      <Loaded
        from={blocks}
        skeleton={
          <Loading label={t.loading}>
            <SkeletonRows count={2} />
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetryBlocks}
      >
        {(data) => <BlockList blocks={data} onUnblock={onUnblock} />}
      </Loaded>
    </Sheet>
  );
}

function BlockList({
  blocks,
  onUnblock,
}: { blocks: readonly Block[] } & Pick<BlockedPeople, 'onUnblock'>) {
  const t = useMessages('security').people;
  const { formatDate } = useDates();
  const [unblocking, setUnblocking] = useState<Block>();
  /** The name of the person who was unblocked last. */
  const [unblocked, setUnblocked] = useState<string>();
  const list = useRef<HTMLDivElement>(null);

  function handleUnblocked({ name }: Block) {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => {
      setUnblocking(undefined);
      setUnblocked(name);
    });
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p role="status" className="text-body font-medium text-positive empty:hidden">
        {unblocked !== undefined && t.unblocked(unblocked)}
      </p>
      {blocks.length === 0 ? (
        <InlineNotice>{t.empty}</InlineNotice>
      ) : (
        <ul>
          {blocks.map((block) => (
            <ListRow
              key={block.id}
              mark={<IconMark icon={UserX} tone="neutral" />}
              title={block.name}
              detail={t.blockedOn(formatDate(block.since))}
              end={
                <Button
                  tone="secondary"
                  size="small"
                  aria-label={t.unblockNamed(block.name)}
                  onClick={() => setUnblocking(block)}
                >
                  {t.unblock}
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {unblocking !== undefined && (
        <RemoveDialog
          title={t.unblockTitle(unblocking.name)}
          confirmLabel={t.unblock}
          repeated="try"
          onRemove={() => onUnblock(unblocking.id)}
          onRemoved={() => handleUnblocked(unblocking)}
          onCancel={() => setUnblocking(undefined)}
        >
          <p>{t.unblockText}</p>
        </RemoveDialog>
      )}
    </div>
  );
}
