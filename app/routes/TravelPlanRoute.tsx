import { useState } from 'react';

import { sampleTravelPlans } from '#samples/travel-plans.ts';
import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';

import { useWalletServices } from '../services/wallet-services.ts';

export default function TravelPlanRoute() {
  const { clock, toasts, navigate } = useWalletServices();
  const [plans] = useState(() => sampleTravelPlans(clock.now()));
  return <TravelPlanScreen plans={plans} onNavigate={navigate} notify={toasts.notify} />;
}
