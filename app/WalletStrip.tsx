import { ActionStrip } from '#shell/ActionStrip.tsx';
import { AddButton } from '#shell/AddButton.tsx';
import type { User } from '#wallet/entities/user.ts';

import { createRefundRequests } from './refund-requests.ts';
import { useWalletServices } from './context.ts';
import { useReadWhenOpened } from './use-read-when-opened.ts';
import { WalletSupportChat } from './WalletSupportChat.tsx';

/** The wallet's support chat and add button, above the navigation. */
export default function WalletStrip({ user, activePath }: { user: User; activePath: string }) {
  const { navigate, sessionScoped } = useWalletServices();
  useReadWhenOpened(user.id, activePath);
  return (
    <ActionStrip activePath={activePath}>
      <WalletSupportChat user={user} />
      <AddButton
        activePath={activePath}
        onNavigate={navigate}
        onAdd={(choice) => {
          if (choice === 'refund') sessionScoped(createRefundRequests).ask();
        }}
      />
    </ActionStrip>
  );
}
