import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Passkey } from '#wallet/entities/passkey.ts';
import { english } from '#wallet/labels/english.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { DeviceItem } from './DeviceItem.tsx';

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
  return (
    <Sheet title="Passkeys" closeLabel={english.close} onClose={onClose}>
      <Loaded
        from={passkeys}
        skeleton={
          <Loading label="Loading your passkeys">
            <SkeletonRows count={2} />
          </Loading>
        }
        errorTitle="We could not load your passkeys"
        onRetry={onRetryPasskeys}
      >
        {(data) => <PasskeyList passkeys={data} {...list} />}
      </Loaded>
    </Sheet>
  );
}

/** The name of a passkey. One of an earlier version of the provider has no device. */
function nameOf({ deviceName }: Passkey): string {
  return deviceName === '' ? 'Unknown device' : deviceName;
}

function PasskeyList({
  passkeys,
  ownCredential,
  onRemovePasskey,
}: { passkeys: readonly Passkey[] } & Pick<PasskeyActions, 'ownCredential' | 'onRemovePasskey'>) {
  const [removing, setRemoving] = useState<Passkey>();
  /** A sentence that names the removed passkey. */
  const [removed, setRemoved] = useState('');
  const list = useRef<HTMLDivElement>(null);

  function handleRemoved(passkey: Passkey) {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => {
      setRemoving(undefined);
      setRemoved(`The passkey of ${nameOf(passkey)} is removed.`);
    });
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p role="status" className="empty:hidden text-body font-medium text-positive">
        {removed}
      </p>
      {passkeys.length === 0 ? (
        <InlineNotice>There is no passkey. Biometrics are off.</InlineNotice>
      ) : (
        <>
          <p className="text-body text-ink-muted">
            Each of these can unlock your wallet and sign in without your password. Remove those of
            devices that you no longer have.
          </p>
          <ul>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isOwn={passkey.credentialId === ownCredential}
                onAskRemove={() => setRemoving(passkey)}
              />
            ))}
          </ul>
        </>
      )}
      {removing !== undefined && (
        <RemoveDialog
          title="Remove this passkey?"
          onRemove={() => onRemovePasskey(removing)}
          onRemoved={() => handleRemoved(removing)}
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {nameOf(removing)} can then unlock your wallet and sign in with your password only.
            {passkeys.length === 1 && ' It is your last passkey, so biometrics are turned off.'}
          </p>
        </RemoveDialog>
      )}
    </div>
  );
}

function PasskeyRow({
  passkey,
  isOwn,
  onAskRemove,
}: {
  passkey: Passkey;
  isOwn: boolean;
  onAskRemove: () => void;
}) {
  const { formatDateTime, formatDate } = useDates();
  const { added, lastUsed } = passkey;
  const name = nameOf(passkey);
  return (
    <DeviceItem
      icon={KeyRound}
      name={name}
      isOwn={isOwn}
      action={
        <Button
          tone="secondary"
          size="small"
          aria-label={`Remove the passkey of ${name}`}
          onClick={onAskRemove}
        >
          Remove
        </Button>
      }
    >
      {isOwn && <Badge tone="brand">This device</Badge>}
      <p>
        Added <time dateTime={added}>{formatDate(added)}</time>
      </p>
      <p>
        {lastUsed === null ? (
          'Not used yet'
        ) : (
          <>
            Last used <time dateTime={lastUsed}>{formatDateTime(lastUsed)}</time>
          </>
        )}
      </p>
    </DeviceItem>
  );
}
