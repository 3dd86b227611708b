import type { SendMethod } from '#wallet/entities/money-choices.ts';
import {
  ArrowDownToLine,
  ArrowUpRight,
  Gift,
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
import { BalanceAction } from '#widgets/BalanceAction.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { useScanner } from '#widgets/use-scanner.ts';
import { balanceOf, localCurrency, type Holding } from '#wallet/money/assets.ts';
import { multiply } from '#wallet/money/decimal.ts';
import { formatCount, formatWon } from '#wallet/money/format-figure.ts';
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
const actions: readonly { icon: LucideIcon; label: string; to: string }[] = [
  { icon: Plus, label: 'Top Up', to: paths.localTopup },
  { icon: ArrowUpRight, label: 'Send', to: paths.localSend },
  { icon: ArrowDownToLine, label: 'Withdraw', to: paths.localWithdraw },
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
  const testMoney = useTestMoney();
  return (
    <Screen>
      <ScreenHeader title="LocalPay" onNavigate={onNavigate} />

      <Loaded
        from={both(holdings, coinRate)}
        skeleton={
          <Loading label="Loading your balance">
            <Skeleton shape="balanceWithTallActions" />
          </Loading>
        }
        errorTitle="We could not load your balance"
        onRetry={() => onRetry('balance')}
      >
        {([held, { won }]) => (
          <BalanceCard
            tone="city"
            label="BusanCoin balance"
            note={testMoney}
            figure={<Won value={multiply(balanceOf(held, localCurrency), won)} size="balance" />}
            chip={`1 coin = ${formatWon(won)}`}
          >
            <div className="flex flex-wrap gap-2">
              {actions.map((action) => (
                <BalanceAction
                  key={action.to}
                  {...action}
                  tone="city"
                  shape="tall"
                  onNavigate={onNavigate}
                />
              ))}
            </div>
          </BalanceCard>
        )}
      </Loaded>

      <Section title="Pay">
        <div className="flex flex-col gap-3">
          <PayButtons
            hasCamera={hasCamera}
            hasNfc={hasNfc}
            onNavigate={onNavigate}
            notify={notify}
          />
          <PayButton
            icon={QrCode}
            label="Get paid"
            detail="Show your code, with an amount if you like"
            onPress={() => onNavigate(paths.localReceive)}
          />
          <Card inset="rows">
            <ul>
              <LinkRow
                icon={Store}
                label="Shops with cashback"
                detail="Up to 15% back when you pay there"
                to={paths.localMerchants}
                onNavigate={onNavigate}
              />
            </ul>
          </Card>
        </div>
      </Section>

      <Section title="Last 30 days">
        <Loaded
          from={figures}
          skeleton={
            <Card>
              <Loading label="Loading your figures">
                <Skeleton width="half" />
              </Loading>
            </Card>
          }
          errorTitle="We could not load your figures"
          onRetry={() => onRetry('figures')}
        >
          {({ transactions, cashback }) => (
            <Card>
              <ul className="flex flex-wrap gap-x-6 gap-y-3">
                <Figure icon={ReceiptText}>
                  {transactions === 1
                    ? '1 transaction'
                    : `${formatCount(transactions)} transactions`}
                </Figure>
                <Figure icon={Gift}>{`${formatUnits(cashback)} cashback`}</Figure>
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
  return (
    <Section title="Integrations">
      <Card>
        <div className="flex flex-col gap-4">
          <div className="flex items-center gap-3">
            <IconMark icon={Plug} tone="city" />
            <div className="min-w-0 wrap-anywhere">
              <p className="text-body font-semibold">City services</p>
              <p className="text-small text-ink-muted">
                Use your coins for transit and with local memberships.
              </p>
            </div>
          </div>
          <Button
            tone="secondary"
            size="small"
            width="full"
            onClick={() => notify(notices['integration.coming-soon'])}
          >
            Connect
          </Button>
        </div>
      </Card>
    </Section>
  );
}

/** Buttons to pay by QR code or NFC: Send opens with that method if the device supports it (decision 46). */
function PayButtons({
  hasCamera,
  hasNfc,
  onNavigate,
  notify,
}: Pick<LocalPayActions, 'hasCamera' | 'hasNfc' | 'onNavigate' | 'notify'>) {
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
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
      <PayButton
        icon={ScanLine}
        label="QR Pay"
        detail="Scan a code"
        onPress={() => void payByQr()}
      />
      <PayButton icon={Nfc} label="NFC Pay" detail="Tap to pay" onPress={payByNfc} />
    </div>
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
