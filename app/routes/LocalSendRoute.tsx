import { useState } from 'react';
import { useSearch } from 'wouter';

import { sampleRecentContacts } from '#samples/recent-contacts.ts';
import { simulatedLocalSend } from '#samples/simulated-local-send.ts';
import { LocalSendScreen } from '#screens/local-send/LocalSendScreen.tsx';
import { sendMethodNamed } from '#wallet/forms/local-send.ts';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalSendRoute({ user }: RouteProps) {
  const { queries, device, scan, clock, toasts, navigate } = useWalletServices();
  const search = useSearch();
  const [now] = useState(clock.now);
  const [contacts] = useState(() => sampleRecentContacts(now));
  return (
    <LocalSendScreen
      holdings={useLoadable('assets', { params: { userId: user.id } })}
      contacts={contacts}
      now={now}
      initialMethod={sendMethodNamed(new URLSearchParams(search).get('method'))}
      hasCamera={device.hasCamera}
      hasNfc={device.hasNfc}
      scan={scan}
      onSend={(_transfer, signal) => simulatedLocalSend(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('assets')}
    />
  );
}
