import { Dollars } from '#widgets/Amount.tsx';
import { Badge } from '#components/Badge.tsx';
import { BalanceCard } from '#widgets/BalanceCard.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { TransactionRow } from '#widgets/TransactionRow.tsx';
import { buildTransactions } from '#mocks/builders.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { paths } from '#wallet/paths.ts';

/** A sample screen, taller than a phone and with every colour of the wallet. */
export function SampleScreen() {
  return (
    <Screen>
      <h1 className="text-title font-bold">A screen</h1>
      <BalanceCard
        label="Balance"
        figure={<Dollars value={decimal('1250.5')} size="balance" />}
        chip="+5.2% today"
      />
      <InlineNotice>Notices are read best where they matter.</InlineNotice>
      <Section title="Movements">
        <Card inset="rows">
          <ul>
            {buildTransactions().map((transaction) => (
              <TransactionRow
                key={transaction.id}
                transaction={transaction}
                from={paths.home}
                onNavigate={() => undefined}
              />
            ))}
          </ul>
        </Card>
      </Section>
      <div className="flex flex-wrap gap-2">
        <Badge tone="city">City</Badge>
        <Badge tone="positive">Positive</Badge>
        <Badge tone="caution">Caution</Badge>
        <Badge tone="negative">Negative</Badge>
      </div>
      <Button width="full">Last line</Button>
    </Screen>
  );
}
