import { useState } from 'react';

import { fromNetwork } from '#api/client.ts';
import type { ReadName } from '#api/contract.ts';
import { SecuritySettingsScreen } from '#screens/security-settings/SecuritySettingsScreen.tsx';
import { useDates } from '#components/use-dates.ts';
import type { SecuritySettings } from '#wallet/entities/security-settings.ts';
import { both, ready, type Loadable } from '#wallet/loadable.ts';
import { securityAudit } from '#wallet/security-audit.ts';

import { useBiometricSetting } from '../device/use-biometric-setting.ts';
import { createVaultStore, keyAccount } from '../keys/vault-store.ts';
import type { Queries } from '../services/queries.ts';
import { rewrite } from '../services/rewrite.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../context.ts';
import { isSigningOutEverywhere, signOutEverywhere } from '../session/sign-out-everywhere.ts';
import { useBlockedPeople } from '../session/use-blocked-people.ts';
import { useOwnData } from '../session/use-own-data.ts';
import { usePresence } from '../session/use-presence.tsx';
import type { RouteProps } from './route-props.ts';

/** The reads that the screen shows. */
const securityCalls: readonly ReadName[] = ['securitySettings', 'deviceSessions', 'passkeys'];

export default function SecuritySettingsRoute({ user }: RouteProps) {
  const dates = useDates();
  const services = useWalletServices();
  const { client, queries, session, device, keys, clock, toasts, log, navigate } = services;
  const params = { userId: user.id };
  const settings = useLoadable('securitySettings', { params });
  const devices = useLoadable('deviceSessions', { params });
  const passkeys = useLoadable('passkeys', { params });
  const biometrics = useBiometricSetting(user);
  const presence = usePresence(user);
  const ownData = useOwnData(user, presence);
  const blockedPeople = useBlockedPeople(user);
  const readVault = () => createVaultStore(keys.storage).read(keyAccount(user));
  const [vault, setVault] = useState(readVault);
  const keysHere: Loadable<typeof vault> = useOnDevice() ? ready(vault) : { status: 'loading' };
  const facts = both(both(settings, devices), keysHere);

  function updateCache(changes: Partial<SecuritySettings>) {
    rewrite(queries, 'securitySettings', { params }, (known) => known && { ...known, ...changes });
  }

  return (
    <>
      <SecuritySettingsScreen
        settings={settings}
        devices={devices}
        audit={
          facts.status === 'ready'
            ? ready(
                securityAudit(
                  {
                    settings: facts.data[0][0],
                    devices: facts.data[0][1],
                    biometricSupported: biometrics.device !== 'unsupported',
                    keys: facts.data[1],
                    now: clock.now(),
                  },
                  dates,
                ),
              )
            : facts
        }
        onRetry={(part) => {
          void queries.refresh(
            ...(part === 'devices' ? (['deviceSessions'] as const) : securityCalls),
          );
        }}
        onUpdateSetting={async (update, signal) => {
          await client('updateSecuritySetting', { params, body: update, signal });
          updateCache({ [update.key]: update.value });
          if (update.key === 'sessionTimeout') session.mergeUser({ sessionTimeout: update.value });
        }}
        signIn={{
          email: user.email,
          onChangePassword: async (change) => {
            // Lazy-loaded: only a password change needs the key worker.
            const { changePassword } = await fromNetwork(import('../keys/change-password.ts'));
            return changePassword(services, user, change);
          },
          onStartTwoFactor: (signal) =>
            presence.withPresence(() => client('startTwoFactor', { signal })),
          onConfirmTwoFactor: async (code) => {
            const { recoveryCodes } = await client('confirmTwoFactor', { body: { code } });
            updateCache({ twoFactorEnabled: true, recoveryCodesLeft: recoveryCodes.length });
            return recoveryCodes;
          },
          onStopTwoFactor: async (code) => {
            await presence.withPresence(() => client('stopTwoFactor', { body: { code } }));
            updateCache({ twoFactorEnabled: false, recoveryCodesLeft: 0 });
          },
          onCopy: device.copy,
          onSave: (fileName, text) => device.saveFile(fileName, text, 'text/plain;charset=utf-8'),
          passkeys,
          ownCredential: device.biometrics.credentialId(),
          onRemovePasskey: async ({ id, credentialId }) => {
            await presence.withPresence(() => client('removePasskey', { params: { id } }));
            if (credentialId === device.biometrics.credentialId()) device.biometrics.forget();
            const wasLast = passkeys.status === 'ready' && passkeys.data.length === 1;
            if (wasLast) session.mergeUser({ biometricEnabled: false });
          },
          onRetryPasskeys: () => void queries.refresh('passkeys'),
          biometricDevice: biometrics.device,
          onBiometricChange: biometrics.change,
        }}
        signedIn={{
          onEndDevice: async (id) => {
            await client('endDeviceSession', { params: { id } });
          },
          onEndOtherDevices: async () => {
            await client('endOtherSessions', {});
          },
          signingOutAll: isSigningOutEverywhere(services),
          onSignOutAll: () => signOutEverywhere(services),
        }}
        privacy={{
          ...ownData,
          ...blockedPeople,
          hasKeys: keysHere.status === 'ready' && keysHere.data !== null,
        }}
        onRunAudit={async () => {
          setVault(readVault());
          await readAgain(queries, params);
        }}
        notify={toasts.notify}
        log={log.info}
        onNavigate={navigate}
      />
      {presence.sheet}
      {biometrics.sheet}
    </>
  );
}

/** Reads the audited settings and devices again; rejects if that fails. */
async function readAgain({ cache, query }: Queries, params: { userId: number }) {
  await Promise.all([
    cache.fetchQuery({ ...query('securitySettings', { params }), staleTime: 0 }),
    cache.fetchQuery({ ...query('deviceSessions', { params }), staleTime: 0 }),
  ]);
}
