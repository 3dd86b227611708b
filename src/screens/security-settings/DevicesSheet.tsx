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
import type { DeviceSession } from '#wallet/entities/security-settings.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { DeviceItem, TimeLine } from './DeviceItem.tsx';
import { deviceIcon } from './device-look.ts';

export interface DeviceActions {
  /** Ends the session of a device; resolves even if that session has already ended. */
  onEndDevice: (id: DeviceSession['id']) => Promise<void>;
  /** Ends all sessions except this one. */
  onEndOtherDevices: () => Promise<void>;
}

export interface DevicesSheetProps extends DeviceActions {
  devices: Loadable<readonly DeviceSession[]>;
  onRetry: () => void;
  onClose: () => void;
}

/** The signed-in devices, with buttons to sign out the others (decision 100). */
export function DevicesSheet({
  devices,
  onEndDevice,
  onEndOtherDevices,
  onRetry,
  onClose,
}: DevicesSheetProps) {
  const t = useMessages('security').devices;
  const { close } = useMessages('common');
  return (
    <Sheet title={t.title} closeLabel={close} onClose={onClose}>
      <Loaded
        from={devices}
        skeleton={
          <Loading label={t.loading}>
            <SkeletonRows count={3} />
          </Loading>
        }
        errorTitle={t.failed}
        onRetry={onRetry}
      >
        {(data) => (
          <DeviceList
            devices={data}
            onEndDevice={onEndDevice}
            onEndOtherDevices={onEndOtherDevices}
          />
        )}
      </Loaded>
    </Sheet>
  );
}

function DeviceList({
  devices,
  onEndDevice,
  onEndOtherDevices,
}: { devices: readonly DeviceSession[] } & DeviceActions) {
  const t = useMessages('security').devices;
  const [ending, setEnding] = useState<DeviceSession | 'others'>();
  /** A sentence that names the devices that were signed out. */
  const [ended, setEnded] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const others = devices.filter(({ isCurrent }) => !isCurrent);

  function handleEnded(sentence: string) {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => {
      setEnding(undefined);
      setEnded(sentence);
    });
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p role="status" className="empty:hidden text-body font-medium text-positive">
        {ended}
      </p>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onAskEnd={() => setEnding(device)} />
        ))}
      </ul>
      {others.length === 0 ? (
        <InlineNotice>{t.noOther}</InlineNotice>
      ) : (
        <Button tone="secondary" width="full" onClick={() => setEnding('others')}>
          {t.signOutOthers}
        </Button>
      )}
      {ending === 'others' && (
        <RemoveDialog
          title={t.signOutOthersTitle}
          confirmLabel={t.signOut}
          repeated="try"
          onRemove={onEndOtherDevices}
          onRemoved={() => handleEnded(t.othersSignedOut)}
          onCancel={() => setEnding(undefined)}
        >
          <p>{t.signOutOthersText}</p>
        </RemoveDialog>
      )}
      {ending !== undefined && ending !== 'others' && (
        <RemoveDialog
          title={t.signOutTitle}
          confirmLabel={t.signOut}
          repeated="try"
          onRemove={() => onEndDevice(ending.id)}
          onRemoved={() => handleEnded(t.signedOut(ending.deviceName))}
          onCancel={() => setEnding(undefined)}
        >
          <p>{t.signOutText(ending.deviceName)}</p>
        </RemoveDialog>
      )}
    </div>
  );
}

function DeviceRow({
  device: { deviceName, firstSeen, lastSeen, isCurrent },
  onAskEnd,
}: {
  device: DeviceSession;
  onAskEnd: () => void;
}) {
  const { devices: t, thisDevice } = useMessages('security');
  const { formatDateTime, formatDate } = useDates();
  return (
    <DeviceItem
      icon={deviceIcon(deviceName)}
      name={deviceName}
      isOwn={isCurrent}
      action={
        isCurrent ? (
          <Badge tone="brand">{thisDevice}</Badge>
        ) : (
          <Button
            tone="secondary"
            size="small"
            aria-label={t.signOutNamed(deviceName)}
            onClick={onAskEnd}
          >
            {t.signOut}
          </Button>
        )
      }
    >
      <TimeLine message={t.lastSeen} time={lastSeen} shown={formatDateTime(lastSeen)} />
      <TimeLine message={t.firstSeen} time={firstSeen} shown={formatDate(firstSeen)} />
    </DeviceItem>
  );
}
