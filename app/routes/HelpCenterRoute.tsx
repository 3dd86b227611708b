import { HelpCenterScreen } from '#screens/help-center/HelpCenterScreen.tsx';

import { createChatRequests } from '../chat-requests.ts';
import { useWalletServices } from '../context.ts';

export default function HelpCenterRoute() {
  const { perSession, navigate } = useWalletServices();
  return (
    <HelpCenterScreen
      search=""
      onAskChat={perSession(createChatRequests).open}
      onNavigate={navigate}
    />
  );
}
