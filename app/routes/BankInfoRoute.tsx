import { sampleRegisteredAccounts } from '#samples/registered-accounts.ts';
import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';

import { navigate } from '../navigation.ts';
import { toasts } from '../toasts.ts';

export default function BankInfoRoute() {
  return (
    <BankInfoScreen
      accounts={sampleRegisteredAccounts}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
