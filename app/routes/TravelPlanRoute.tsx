import { useState } from 'react';

import { sampleTravelPlans } from '#samples/travel-plans.ts';
import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';

import { navigate } from '../navigation.ts';
import { toasts } from '../toasts.ts';

export default function TravelPlanRoute() {
  const [plans] = useState(() => sampleTravelPlans(new Date()));
  return <TravelPlanScreen plans={plans} onNavigate={navigate} notify={toasts.notify} />;
}
