import { HelpCenterScreen } from '#screens/help-center/HelpCenterScreen.tsx';

import { createChatRequests } from '../chat-requests.ts';
import { useWalletServices } from '../context.ts';

export default function HelpCenterRoute() {
  const { sessionScoped, navigate } = useWalletServices();
  return (
    <HelpCenterScreen
      search=""
      onAskChat={sessionScoped(createChatRequests).open}
      onNavigate={navigate}
    />
  );
}
