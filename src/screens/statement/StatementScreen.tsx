import { Download, FileText, History } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { HistoryMessages } from '#i18n/en/history.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { Section } from '#components/Section.tsx';
import { Select } from '#components/Select.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import type { Statement } from '#wallet/entities/statement.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { assetName } from '#wallet/money/asset-name.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { paths } from '#wallet/paths.ts';
import { monthLabel } from '#wallet/statement-path.ts';
import { AssetMark } from '#widgets/AssetMark.tsx';
import { useTestMoney } from '#widgets/sandboxes.ts';
import { TestMoney } from '#widgets/TestMoney.tsx';

import { MovementList } from './MovementList.tsx';
import { PrintedStatement } from './PrintedStatement.tsx';

export interface StatementState {
  /** The chosen month, as `2026-03`. */
  month: string;
  /** The months with a statement, the latest first. */
  months: readonly string[];
  /** The full name of the account's user. */
  owner: string;
  /** The complete statement, or the provider's reason for refusing it. */
  statement: Loadable<Statement> | { status: 'refused'; reason: string };
}

export interface StatementActions {
  onMonth: (month: string) => void;
  onSave: (statement: Statement) => void;
  /** Opens the print dialog; undefined if the device has none. */
  onPrint: (() => void) | undefined;
  onRetry: () => void;
  onNavigate: Navigate;
}

/** Maximum number of movements that a browser prints without stalling; a spreadsheet opens more (decision 166). */
export const mostPrinted = 5_000;

/** A month's opening and closing balances with all movements between them, to be saved or printed (decision 165). */
export function StatementScreen(props: StatementState & StatementActions) {
  const t = useMessages('history').statement;
  const { back } = useMessages('common');
  const { month, months, statement, onMonth, onRetry, onNavigate } = props;
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.history, label: back }}
        aside={<TestMoney />}
        onNavigate={onNavigate}
      />
      <Select
        label={t.month}
        options={months.map((value) => ({ value, label: monthLabel(value, t) }))}
        value={month}
        onChange={({ target }) => onMonth(target.value)}
      />
      {statement.status === 'refused' ? (
        <Card>
          <EmptyState
            icon={History}
            action={
              <ButtonLink tone="secondary" size="small" to={paths.history} onNavigate={onNavigate}>
                {t.toHistory}
              </ButtonLink>
            }
          >
            {statement.reason}
          </EmptyState>
        </Card>
      ) : (
        <Loaded
          from={statement}
          skeleton={
            <Card inset="rows">
              <Loading label={t.loading}>
                <SkeletonRows count={6} />
              </Loading>
            </Card>
          }
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => <LoadedStatement {...props} data={data} />}
        </Loaded>
      )}
    </Screen>
  );
}

/** The label of the last balance: the current month has not ended. */
const closingLabel = (
  { month }: Statement,
  months: readonly string[],
  t: HistoryMessages['statement'],
) => (month === months[0] ? t.soFar : t.closing);

function LoadedStatement({
  data,
  months,
  owner,
  onSave,
  onPrint,
  onNavigate,
}: StatementState & StatementActions & { data: Statement }) {
  const t = useMessages('history').statement;
  const assets = useMessages('assets');
  const testMoney = useTestMoney();
  const isPrinted = usePrinting();
  const closing = closingLabel(data, months, t);
  const isTooLong = data.movements.length > mostPrinted;
  return (
    <>
      <Section title={t.balances}>
        <Card inset="rows">
          <ul>
            {data.balances.map(({ assetType, opening, closing: last }) => (
              <ListRow
                key={assetType}
                mark={<AssetMark assetType={assetType} />}
                title={assetName(assetType, assets)}
                detail={t.openingOf(formatExact(opening))}
                end={
                  <span className="font-semibold wrap-anywhere">{`${formatExact(last)} ${assetType}`}</span>
                }
                endDetail={closing}
              />
            ))}
          </ul>
        </Card>
      </Section>
      <Section title={t.movements}>
        {/* The key starts another month at its first rows. */}
        <MovementList key={data.month} statement={data} onNavigate={onNavigate} />
      </Section>
      <div className="flex flex-col gap-3">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-3">
          <Button tone="secondary" onClick={() => onSave(data)}>
            <Download aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.saveAsCsv}
          </Button>
          <Button
            tone="secondary"
            disabled={onPrint === undefined || isTooLong}
            onClick={() => onPrint?.()}
          >
            <FileText aria-hidden className="size-5 shrink-0" strokeWidth={2} />
            {t.saveAsPdf}
          </Button>
        </div>
        <p className="text-small text-ink-muted">
          {printHint(onPrint !== undefined, isTooLong, t)}
        </p>
      </div>
      {isPrinted && !isTooLong && (
        <PrintedStatement statement={data} owner={owner} closing={closing} testMoney={testMoney} />
      )}
    </>
  );
}

function printHint(canPrint: boolean, isTooLong: boolean, t: HistoryMessages['statement']): string {
  if (!canPrint) return t.cannotPrint;
  return isTooLong ? t.tooLong : t.printHint;
}

/** True while the page is printed, also from the browser's menu. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    // The browser prints as soon as its listeners return, so the document must be rendered at once.
    const before = () => flushSync(() => setPrinted(true));
    const after = () => setPrinted(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinted;
}
