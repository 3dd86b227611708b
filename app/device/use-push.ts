import { useState } from 'react';

import type { PushStatus } from '#wallet/labels/notification-ways.ts';

import { useWalletServices } from '../context.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { pushPermission, subscribeBrowser } from './push.ts';

/** The push notifications of this device. */
export interface PushDevice {
  status: PushStatus;
  /** Asks the user and subscribes this device. Resolves with false if the user declines. */
  turnOn: () => Promise<boolean>;
}

/** Reads whether the provider sends push notifications to this device, and subscribes it (decision 190). */
export function usePush(): PushDevice {
  const { client } = useWalletServices();
  const state = useLoadable('pushState', {});
  const [declined, setDeclined] = useState<'blocked' | 'dismissed'>();
  const onDevice = useOnDevice();
  return {
    status: statusOf(),
    async turnOn() {
      if (state.status !== 'ready' || state.data.publicKey === null) {
        throw new Error('The provider sends no push notifications');
      }
      const answer = await subscribeBrowser(window, state.data.publicKey);
      if (typeof answer === 'string') {
        setDeclined(answer);
        return false;
      }
      await client('subscribeToPush', { body: { subscription: answer } });
      setDeclined(undefined);
      return true;
    },
  };

  function statusOf(): PushStatus {
    if (!onDevice || state.status !== 'ready') return 'unknown';
    if (state.data.publicKey === null) return 'none';
    const permission = pushPermission(window);
    if (permission === undefined) return 'unsupported';
    if (permission === 'denied') return 'blocked';
    if (declined !== undefined) return declined;
    return permission === 'granted' && state.data.isSubscribed ? 'on' : 'off';
  }
}
