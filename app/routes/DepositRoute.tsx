import { simulatedBankTransfer } from '#samples/simulated-bank-transfer.ts';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';

import { navigate } from '../navigation.ts';
import { toasts } from '../toasts.ts';

export default function DepositRoute() {
  return (
    <DepositScreen
      onDeposit={(_deposit, signal) => simulatedBankTransfer(signal)}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
