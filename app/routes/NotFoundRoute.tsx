import { NotFoundScreen } from '#screens/not-found/NotFoundScreen.tsx';

import { navigate } from '../navigation.ts';

export default function NotFoundRoute() {
  return <NotFoundScreen onNavigate={navigate} />;
}
