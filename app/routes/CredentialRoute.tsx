import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { CredentialScreen, type CredentialState } from '#screens/credential/CredentialScreen.tsx';
import { idInAddress } from '#wallet/entities/id-in-address.ts';
import { ready } from '#wallet/loadable.ts';
import { credentialIdIn } from '#wallet/paths.ts';

import { loadableOf } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** One of the user's credentials, found in their list: there is no call for a single one. */
function useCredential(userId: number, id: number | undefined): CredentialState['credential'] {
  const { queries } = useWalletServices();
  const read = loadableOf(
    useQuery({
      ...queries.query('credentials', { params: { userId } }),
      enabled: id !== undefined,
    }),
  );
  if (id === undefined) return { status: 'not-found' };
  if (read.status !== 'ready') return read;
  const credential = read.data.find((candidate) => candidate.id === id);
  return credential === undefined ? { status: 'not-found' } : ready(credential);
}

export default function CredentialRoute({ user, path }: RouteProps) {
  const { client, clock, queries, toasts, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  return (
    <CredentialScreen
      credential={useCredential(user.id, idInAddress(credentialIdIn(path)))}
      now={now}
      onRemove={async (id) => {
        await client('removeCredential', { params: { id } });
      }}
      notify={toasts.notify}
      onRetry={() => void queries.refresh('credentials')}
      onNavigate={navigate}
    />
  );
}
