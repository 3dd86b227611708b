import { simulatedBankTransfer } from '#samples/simulated-bank-transfer.ts';
import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';

import { useWalletServices } from '../services/wallet-services.ts';

export default function DepositRoute() {
  const { clock, toasts, navigate } = useWalletServices();
  return (
    <DepositScreen
      onDeposit={(_deposit, signal) => simulatedBankTransfer(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
