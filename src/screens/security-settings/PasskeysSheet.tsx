import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Passkey } from '#wallet/entities/passkey.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { DeviceItem, TimeLine } from './DeviceItem.tsx';

/** The passkeys of the account, and their removal. */
export interface PasskeyActions {
  passkeys: Loadable<readonly Passkey[]>;
  /** The id of this device's credential; undefined if it has none. */
  ownCredential: string | undefined;
  /** Removes a passkey; rejects with the provider's error, or with `Declined`. */
  onRemovePasskey: (passkey: Passkey) => Promise<void>;
  onRetryPasskeys: () => void;
}

export interface PasskeysSheetProps extends PasskeyActions {
  onClose: () => void;
}

/** The passkeys that can unlock the wallet and sign in, each with a button to remove it (decision 196). */
export function PasskeysSheet({ passkeys, onRetryPasskeys, onClose, ...list }: PasskeysSheetProps) {
  const t = useMessages('security').passkeys;
  const { close } = useMessages('common');
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <Loaded
        from={passkeys}
        skeleton={
          <Loading label={t.loading}>
            <SkeletonRows count={2} />
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetryPasskeys}
      >
        {(data) => <PasskeyList passkeys={data} {...list} />}
      </Loaded>
    </Sheet>
  );
}

function PasskeyList({
  passkeys,
  ownCredential,
  onRemovePasskey,
}: { passkeys: readonly Passkey[] } & Pick<PasskeyActions, 'ownCredential' | 'onRemovePasskey'>) {
  const t = useMessages('security').passkeys;
  /** The name of a passkey. One of an earlier version of the provider has no device. */
  const nameOf = ({ deviceName }: Passkey) => deviceName || t.unknownDevice;
  const [removing, setRemoving] = useState<Passkey>();
  /** A sentence that names the removed passkey. */
  const [removed, setRemoved] = useState('');
  const list = useRef<HTMLDivElement>(null);

  function handleRemoved(passkey: Passkey) {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => {
      setRemoving(undefined);
      setRemoved(t.removed(nameOf(passkey)));
    });
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p role="status" className="empty:hidden text-body font-medium text-positive">
        {removed}
      </p>
      {passkeys.length === 0 ? (
        <InlineNotice>{t.empty}</InlineNotice>
      ) : (
        <>
          <p className="text-body text-ink-muted">{t.text}</p>
          <ul>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                name={nameOf(passkey)}
                isOwn={passkey.credentialId === ownCredential}
                onAskRemove={() => setRemoving(passkey)}
              />
            ))}
          </ul>
        </>
      )}
      {removing !== undefined && (
        <RemoveDialog
          title={t.removeTitle}
          onRemove={() => onRemovePasskey(removing)}
          onRemoved={() => handleRemoved(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {passkeys.length === 1
              ? t.removeLastText(nameOf(removing))
              : t.removeText(nameOf(removing))}
          </p>
        </RemoveDialog>
      )}
    </div>
  );
}

function PasskeyRow({
  passkey: { added, lastUsed },
  name,
  isOwn,
  onAskRemove,
}: {
  passkey: Passkey;
  name: string;
  isOwn: boolean;
  onAskRemove: () => void;
}) {
  const { passkeys: t, thisDevice } = useMessages('security');
  const { formatDateTime, formatDate } = useDates();
  return (
    <DeviceItem
      icon={KeyRound}
      name={name}
      isOwn={isOwn}
      action={
        <Button
          tone="secondary"
          size="small"
          aria-label={t.removeNamed(name)}
          onClick={onAskRemove}
        >
          {t.remove}
        </Button>
      }
    >
      {isOwn && <Badge tone="brand">{thisDevice}</Badge>}
      <TimeLine message={t.added} time={added} shown={formatDate(added)} />
      {lastUsed === null ? (
        <p>{t.notUsed}</p>
      ) : (
        <TimeLine message={t.lastUsed} time={lastUsed} shown={formatDateTime(lastUsed)} />
      )}
    </DeviceItem>
  );
}
