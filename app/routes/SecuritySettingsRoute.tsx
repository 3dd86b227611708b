import { useState, useSyncExternalStore } from 'react';

import { createSecuritySettings } from '#samples/security-settings.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';

import { checkDevice, useBiometricSupport } from '../device/device-check.ts';
import { navigate } from '../navigation.ts';
import { perSession } from '../session/per-session.ts';
import { isSigningOutAll, signOutAll } from '../session/sign-out.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

const sessionSettings = perSession(() => createSecuritySettings(() => new Date()));

export default function SecuritySettingsRoute({ user }: RouteProps) {
  const [settings] = useState(sessionSettings);
  return (
    <SecuritySettingsScreen
      settings={useSyncExternalStore(settings.subscribe, settings.read)}
      biometricSupported={useBiometricSupport()}
      signingOutAll={isSigningOutAll()}
      onUpdateSetting={settings.update}
      onChangePassword={settings.changePassword}
      onDeviceCheck={(enable) => checkDevice(user, enable)}
      onSignOutAll={signOutAll}
      notify={toasts.notify}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
    />
  );
}
