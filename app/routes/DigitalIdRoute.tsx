import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { DigitalIdScreen } from '#screens/digital-id/DigitalIdScreen.tsx';
import type { DidRecord } from '#wallet/entities/did-record.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';

import { useBiometricSetting } from '../device/use-biometric-setting.ts';
import { loadableOf, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function DigitalIdRoute({ user }: RouteProps) {
  const { client, clock, queries, device, toasts, log, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const params = { userId: user.id };
  const profile = useQuery({ ...queries.query('user', { params }), placeholderData: user });
  const biometrics = useBiometricSetting(user);
  return (
    <>
      <DigitalIdScreen
        did={useDid(user.id)}
        credentials={useLoadable('credentials', { params })}
        verifications={useLoadable('verifications', { params })}
        now={now}
        memberSince={user.createdAt}
        biometrics={{
          enabled: profile.data?.biometricEnabled ?? user.biometricEnabled,
          device: biometrics.device,
          onChange: biometrics.change,
        }}
        sharing={{
          onCopy: device.copy,
          onShare: device.share,
          onSave: ({ fileName, text }) => device.saveFile(fileName, text, 'application/json'),
        }}
        onRemoveVerification={async (id) => {
          await client('removeVerification', { params: { id } });
        }}
        notify={toasts.notify}
        log={log.info}
        onNavigate={navigate}
        onRetry={(part) => void queries.refresh(part)}
      />
      {biometrics.sheet}
    </>
  );
}

/** The DID's record, wrapped because it may be null, which `loadableOf` would treat as loading. */
function useDid(userId: number): Loadable<DidRecord> {
  const { queries } = useWalletServices();
  const did = loadableOf(
    useQuery({
      ...queries.query('did', { params: { userId } }),
      select: (record) => ({ record }),
    }),
  );
  return did.status === 'ready' ? ready(did.data.record) : did;
}
