import { useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { createSecuritySettings } from '#samples/security-settings.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';

import { checkDevice, registerDevice, useBiometricSupport } from '../device/device-check.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function SecuritySettingsRoute({ user }: RouteProps) {
  const { perSession, device, signOut, toasts, log, navigate } = useWalletServices();
  const [settings] = useState(() => perSession(createSecuritySettings));
  return (
    <SecuritySettingsScreen
      settings={useStore(settings)}
      biometricSupported={useBiometricSupport(device.biometrics)}
      signingOutAll={signOut.isEndingEverywhere()}
      onUpdateSetting={settings.update}
      onChangePassword={settings.changePassword}
      onDeviceCheck={(enable) => checkDevice(device.biometrics, user, enable)}
      onRegisterDevice={() => registerDevice(device.biometrics, user)}
      onSignOutAll={signOut.everywhere}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
