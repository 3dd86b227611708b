import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';

import { useWalletServices } from '../context.ts';

export default function NotFoundRoute() {
  const { navigate } = useWalletServices();
  return <NotFoundScreen onNavigate={navigate} />;
}
