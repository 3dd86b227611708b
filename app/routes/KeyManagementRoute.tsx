import { useState, useSyncExternalStore } from 'react';

import { createKeySettings } from '#samples/key-settings.ts';
import { KeyManagementScreen } from '#screens/key-management/KeyManagementScreen.tsx';

import { useKeyring } from '../keys/use-keyring.ts';
import { navigate } from '../navigation.ts';
import { perSession } from '../session/per-session.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

const sessionSettings = perSession(createKeySettings);

export default function KeyManagementRoute({ user }: RouteProps) {
  const { vault, locked, actions } = useKeyring(user);
  const [settings] = useState(sessionSettings);
  return (
    <KeyManagementScreen
      {...useSyncExternalStore(settings.subscribe, settings.read)}
      {...actions}
      keys={vault}
      locked={locked}
      accountDid={user.didAddress ?? ''}
      onMultiSigChange={settings.setMultiSig}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
