import { InLocalLanguage } from '#i18n/LanguageProvider.tsx';
import { LocalWithdrawScreen } from '#screens/local-withdraw/LocalWithdrawScreen.tsx';
import type { LocalWithdrawal, LocalWithdrawDraft } from '#wallet/forms/local-withdraw.ts';

import { useDeviceConfirmation } from '../device/use-device-confirmation.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useHeldDraft } from '../services/use-held-draft.ts';
import { useLeftToday } from '../services/use-left-today.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalWithdrawRoute({ user }: RouteProps) {
  const { queries, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  const left = useLeftToday(user.id, 'localWithdrawal');
  const [held, hold] = useHeldDraft<LocalWithdrawDraft>('local-withdraw');
  const confirmation = useDeviceConfirmation(user);
  const withdraw = useCreateOnce('createLocalWithdrawal', (withdrawal: LocalWithdrawal) => ({
    userId: user.id,
    ...withdrawal,
  }));
  return (
    <>
      <LocalWithdrawScreen
        holdings={useLoadable('assets', { params })}
        accounts={useLoadable('bankAccounts', { params })}
        fees={useLoadable('fees', {})}
        deviceCheck={confirmation}
        held={held}
        left={left}
        onHold={hold}
        onWithdraw={withdraw}
        notify={toasts.notify}
        onNavigate={navigate}
        onRetry={() => void queries.refresh('assets', 'bankAccounts', 'fees')}
      />
      <InLocalLanguage>{confirmation.sheet}</InLocalLanguage>
    </>
  );
}
