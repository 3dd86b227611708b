import { useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { KeyManagementScreen } from '#screens/key-management/KeyManagementScreen.tsx';
import { receivingAddressOf } from '#wallet/entities/receiving-address.ts';

import { createKeySettings } from '../keys/key-settings.ts';
import { useKeyring } from '../keys/use-keyring.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function KeyManagementRoute({ user }: RouteProps) {
  const { sessionScoped, device, toasts, navigate } = useWalletServices();
  const { vault, locked, actions } = useKeyring(user);
  const [settings] = useState(() => sessionScoped(createKeySettings));
  const { hardwareWalletConnected, multiSigEnabled } = useStore(settings);
  return (
    <KeyManagementScreen
      email={user.email}
      keys={vault}
      locked={locked}
      actions={actions}
      hardwareWalletConnected={hardwareWalletConnected}
      multiSigEnabled={multiSigEnabled}
      receiving={receivingAddressOf(user)}
      onMultiSigChange={settings.setMultiSig}
      onCopy={device.copy}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
