import { useState } from 'react';

import { sampleActivities } from '#samples/activities.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';

import { useWalletServices } from '../services/wallet-services.ts';

export default function HistoryRoute() {
  const { clock, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const [activities] = useState(() => sampleActivities(now));
  return <HistoryScreen activities={activities} now={now} onNavigate={navigate} />;
}
