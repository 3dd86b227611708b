import { useMessages } from '#i18n/messages-context.ts';
import type { LocalMessages } from '#i18n/en/local.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import {
  ArrowUpRight,
  Gift,
  Landmark,
  Nfc,
  Plug,
  Plus,
  QrCode,
  ReceiptText,
  ScanLine,
  Store,
  type LucideIcon,
} from 'lucide-react';

import { Won } from '#widgets/Won.tsx';
import { BalanceAction, BalanceActions } from '#widgets/BalanceAction.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { useScanner } from '#widgets/use-scanner.ts';
import { useWonFormat } from '#widgets/use-won-format.ts';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import { multiply } from '#wallet/money/decimal.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import { formatUnits } from '#wallet/money/format.ts';
import type { BusanCoinRate } from '#wallet/entities/exchange-rate.ts';
import type { LocalPayFigures } from '#wallet/entities/local-pay-figures.ts';
import { both, type Loadable } from '#wallet/loadable.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { PayButton } from './PayButton.tsx';

export interface LocalPayState {
  holdings: Loadable<readonly Holding[]>;
  coinRate: Loadable<BusanCoinRate>;
  figures: Loadable<LocalPayFigures>;
}

/** The parts of the screen that are loaded independently. */
export type LocalPayPart = 'balance' | 'figures';

export interface LocalPayActions {
  /** Whether the device has a camera to scan with. */
  hasCamera: () => Promise<boolean>;
  /** Whether the device supports NFC. */
  hasNfc: () => boolean;
  onNavigate: Navigate;
  onRetry: (part: LocalPayPart) => void;
  notify: Notify;
}

/** The actions, in the documents' order (local §2). */
const actions: readonly {
  icon: LucideIcon;
  name: keyof LocalMessages['pay']['actions'];
  to: string;
}[] = [
  { icon: Plus, name: 'topUp', to: paths.localTopup },
  { icon: ArrowUpRight, name: 'send', to: paths.localSend },
  { icon: Landmark, name: 'withdraw', to: paths.localWithdraw },
];

/** The city's currency: the balance, and every way to transfer it and to pay with it (local §2, decision 46). */
export function LocalPayScreen({
  holdings,
  coinRate,
  figures,
  hasCamera,
  hasNfc,
  onNavigate,
  onRetry,
  notify,
}: LocalPayState & LocalPayActions) {
  const { pay: t, balanceLoading, balanceFailed } = useMessages('local');
  const inWon = useWonFormat();
  const testMoney = useTestMoney();
  return (
    <Screen area="city">
      <ScreenTitle>{t.title}</ScreenTitle>

      <Loaded
        from={both(holdings, coinRate)}
        skeleton={
          <Loading label={balanceLoading}>
            <Skeleton shape="balanceWithTallActions" />
          </Loading>
        }
        errorTitle={balanceFailed}
        onRetry={() => onRetry('balance')}
      >
        {([held, { won }]) => (
          <BalanceCard
            tone="city"
            label={t.balance}
            note={testMoney}
            figure={<Won value={multiply(balanceOf(held, localCurrency), won)} size="balance" />}
            chip={t.coinRate(inWon(won))}
          >
            <BalanceActions>
              {actions.map(({ name, ...action }) => (
                <BalanceAction
                  key={name}
                  main={name === 'topUp'}
                  label={t.actions[name]}
                  {...action}
                  tone="city"
                  shape="tall"
                  onNavigate={onNavigate}
                />
              ))}
            </BalanceActions>
          </BalanceCard>
        )}
      </Loaded>

      <Section title={t.section}>
        <div className="flex flex-col gap-2.5">
          <PayButtons
            hasCamera={hasCamera}
            hasNfc={hasNfc}
            onNavigate={onNavigate}
            notify={notify}
          />
          <Card inset="rows">
            <ul>
              <LinkRow
                icon={Store}
                {...t.merchants}
                to={paths.localMerchants}
                onNavigate={onNavigate}
              />
            </ul>
          </Card>
        </div>
      </Section>

      <Section title={t.figures.title}>
        <Loaded
          from={figures}
          skeleton={
            <Card>
              <Loading label={t.figures.loading}>
                <Skeleton width="half" />
              </Loading>
            </Card>
          }
          errorTitle={t.figures.failed}
          onRetry={() => onRetry('figures')}
        >
          {({ transactions, cashback }) => (
            <Card>
              <ul className="flex flex-wrap gap-x-6 gap-y-3">
                <Figure icon={ReceiptText}>
                  {t.figures.transactions(formatCount(transactions))}
                </Figure>
                <Figure icon={Gift}>{t.figures.cashback(formatUnits(cashback))}</Figure>
              </ul>
            </Card>
          )}
        </Loaded>
      </Section>

      <Integrations notify={notify} />
    </Screen>
  );
}

function Integrations({ notify }: Pick<LocalPayActions, 'notify'>) {
  const t = useMessages('local').pay.integrations;
  return (
    <Section title={t.title}>
      <Card>
        <div className="flex flex-col gap-4">
          <div className="flex items-center gap-3">
            <IconMark icon={Plug} tone="city" />
            <div className="min-w-0 wrap-anywhere">
              <p className="text-body font-semibold">{t.name}</p>
              <p className="text-small text-ink-muted">{t.text}</p>
            </div>
          </div>
          <Button
            tone="secondary"
            size="small"
            width="full"
            onClick={() => notify(notices['integration.coming-soon'])}
          >
            {t.connect}
          </Button>
        </div>
      </Card>
    </Section>
  );
}

/** Buttons to pay by QR code or NFC, for which the device needs a camera or a reader (decision 46), and to be paid. */
function PayButtons({
  hasCamera,
  hasNfc,
  onNavigate,
  notify,
}: Pick<LocalPayActions, 'hasCamera' | 'hasNfc' | 'onNavigate' | 'notify'>) {
  const t = useMessages('local').pay;
  const scanner = useScanner(hasCamera, notify);
  const sendBy = (method: SendMethod) => onNavigate(`${paths.localSend}?method=${method}`);

  async function payByQr() {
    if (await scanner.open()) sendBy('qr');
  }

  function payByNfc() {
    if (hasNfc()) sendBy('nfc');
    else notify(notices['device.nfc-not-available']);
  }

  return (
    <>
      <PayButton main icon={ScanLine} {...t.qr} onPress={() => void payByQr()} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2.5">
        <PayButton icon={Nfc} {...t.nfc} onPress={payByNfc} />
        <PayButton icon={QrCode} {...t.getPaid} onPress={() => onNavigate(paths.localReceive)} />
      </div>
    </>
  );
}

function Figure({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-2.5">
      <Icon aria-hidden className="size-5 shrink-0 text-city-ink" strokeWidth={1.75} />
      <span className="min-w-0 text-body font-semibold wrap-anywhere">{children}</span>
    </li>
  );
}
