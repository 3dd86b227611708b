import { useState } from 'react';

import { useDates } from '#components/use-dates.ts';
import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';
import type { TravelPlanChanges } from '#wallet/entities/travel-plan.ts';
import { tripStatus } from '#wallet/rules/trip-status.ts';
import { tripIdIn } from '#wallet/trip-path.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The trips with the statuses of their days, also in the zone of the device: the provider knows only the profile's. */
function useTrips(userId: number) {
  const { clock } = useWalletServices();
  const dates = useDates();
  const [now] = useState(clock.now);
  const plans = useLoadable('travelPlans', { params: { userId } });
  if (plans.status !== 'ready') return plans;
  const data = plans.data.map((plan) => ({ ...plan, status: tripStatus(plan, now, dates) }));
  return { ...plans, data };
}

export default function TravelPlanRoute({ user, search }: RouteProps) {
  const { client, queries, toasts, navigate } = useWalletServices();
  const add = useCreateOnce('addTravelPlan', (plan: TravelPlanChanges) => ({
    userId: user.id,
    ...plan,
  }));
  return (
    <TravelPlanScreen
      plans={useTrips(user.id)}
      opened={tripIdIn(search)}
      onAdd={async (plan) => {
        await add(plan);
      }}
      onUpdate={async (id, changes) => {
        await client('updateTravelPlan', { params: { id }, body: changes });
      }}
      onRemove={async (id) => {
        await client('removeTravelPlan', { params: { id } });
      }}
      onRetry={() => void queries.refresh('travelPlans')}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
