import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';

import { sampleRecentContacts } from '#samples/recent-contacts.ts';
import { simulatedLocalSend } from '#samples/simulated-local-send.ts';
import { LocalSendScreen } from '#screens/local-send/LocalSendScreen.tsx';
import { sendMethodNamed } from '#wallet/forms/local-send.ts';

import { scanOnDemand } from '../device/scan-on-demand.ts';
import { hasCamera, hasNfc } from '../device/device.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function LocalSendRoute({ user }: RouteProps) {
  const search = useSearch();
  const [{ now, contacts }] = useState(() => {
    const opened = new Date();
    return { now: opened, contacts: sampleRecentContacts(opened) };
  });
  return (
    <LocalSendScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      contacts={contacts}
      now={now}
      initialMethod={sendMethodNamed(new URLSearchParams(search).get('method'))}
      hasCamera={hasCamera}
      hasNfc={hasNfc}
      scan={scanOnDemand}
      onSend={(_transfer, signal) => simulatedLocalSend(signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
