import { TravelPlanScreen } from '#screens/travel-plan/TravelPlanScreen.tsx';
import type { NewTravelPlan } from '#wallet/entities/travel-plan.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function TravelPlanRoute({ user }: RouteProps) {
  const { client, queries, toasts, navigate } = useWalletServices();
  const add = useCreateOnce('addTravelPlan', (plan: Omit<NewTravelPlan, 'userId'>) => ({
    userId: user.id,
    ...plan,
  }));
  return (
    <TravelPlanScreen
      plans={useLoadable('travelPlans', { params: { userId: user.id } })}
      onAdd={async (plan) => {
        await add(plan);
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
