import { useState } from 'react';

import { sampleActivities } from '#samples/activities.ts';
import { HistoryScreen } from '#screens/history/HistoryScreen.tsx';

import { navigate } from '../navigation.ts';

export default function HistoryRoute() {
  const [{ now, activities }] = useState(() => {
    const opened = new Date();
    return { now: opened, activities: sampleActivities(opened) };
  });
  return <HistoryScreen activities={activities} now={now} onNavigate={navigate} />;
}
