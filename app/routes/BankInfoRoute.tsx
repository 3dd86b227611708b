import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';

import { useWalletServices } from '../services/wallet-services.ts';

export default function BankInfoRoute() {
  const { toasts, navigate } = useWalletServices();
  return (
    <BankInfoScreen
      accounts={sampleRegisteredAccounts}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
