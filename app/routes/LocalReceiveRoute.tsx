import { useCallback, useEffect, useLayoutEffect, useState } from 'react';

import { idleLimit } from '#api/session-store.ts';
import { LocalReceiveScreen } from '#screens/local-receive/LocalReceiveScreen.tsx';
import { maxStallName } from '#screens/local-receive/PayCodeCard.tsx';
import { payRecipientOf } from '#wallet/entities/pay-recipient.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';

import { keepScreenOn } from '../device/keep-screen-on.ts';
import { createPaymentSound } from '../device/payment-sound.ts';
import { createLockWait } from '../session/lock-wait.ts';
import { useArrivals } from '../services/use-arrivals.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The lock waits for the shown screen. Leaving it later than the idle limit locks before the next screen is shown. */
function useLockWait() {
  const { session, sessionScoped } = useWalletServices();
  useLayoutEffect(() => {
    const end = sessionScoped(createLockWait).begin(document, () => idleLimit(session.read()));
    return () => {
      end();
      session.lockWhenIdle();
    };
  }, [session, sessionScoped]);
}

/** The sound of a payment, and its setting on this device. */
function usePaymentSound(userId: number) {
  const { storage, log } = useWalletServices();
  const key = `payment_sound_${userId}`;
  const [on, setOn] = useState(() => storage.getItem(key) !== 'off');
  const [sound] = useState(() => createPaymentSound(() => new AudioContext(), log.info));
  useEffect(() => {
    if (!on) return undefined;
    // The press that opened the screen allows a sound already, except in browsers that want a press for each context.
    if (navigator.userActivation?.hasBeenActive) sound.allow();
    document.addEventListener('click', sound.allow);
    return () => {
      document.removeEventListener('click', sound.allow);
      sound.close();
    };
  }, [on, sound]);
  const play = useCallback(() => {
    if (on) sound.play();
  }, [on, sound]);
  const onChange = (next: boolean) => {
    setOn(next);
    if (next) storage.removeItem(key);
    else storage.setItem(key, 'off');
  };
  return { play, setting: { on, onChange } };
}

export default function LocalReceiveRoute({ user }: RouteProps) {
  const { queries, device, storage, toasts, log, navigate } = useWalletServices();
  const stallKey = `stall_name_${user.id}`;
  const [stall, setStall] = useState(() =>
    (storage.getItem(stallKey) ?? '').slice(0, maxStallName),
  );
  const { play, setting } = usePaymentSound(user.id);
  useLockWait();
  useEffect(() => keepScreenOn(window, log.info), [log]);
  const { payments, arrived, paused } = useArrivals(user.id, play);
  return (
    <LocalReceiveScreen
      payments={payments}
      arrived={arrived}
      paused={paused}
      payCode={{
        payee: {
          recipient: payRecipientOf(user),
          name: [user.firstName, user.lastName].join(' ').trim() || user.email,
        },
        stall,
        onStall(name) {
          setStall(name);
          if (name.trim() === '' || looksLikeSecret(name)) storage.removeItem(stallKey);
          else storage.setItem(stallKey, name);
        },
        onCopy: device.copy,
        onShare: device.share,
        onSave: ({ fileName, svg }) => device.saveFile(fileName, svg, 'image/svg+xml'),
      }}
      sound={setting}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('receivedToday')}
      notify={toasts.notify}
      log={log.info}
    />
  );
}
