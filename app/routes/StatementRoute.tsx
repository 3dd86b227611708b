import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { TimeZoneContext } from '#components/time-zone.ts';
import { useStore } from '#components/use-store.ts';
import { StatementScreen, type StatementState } from '#screens/statement/StatementScreen.tsx';
import { refusalOf } from '#wallet/failure.ts';
import { statementCsv, statementFileName } from '#wallet/statement-csv.ts';
import { statementIn } from '#wallet/statement-lines.ts';
import { monthInQuery, monthsBetween } from '#wallet/statement-path.ts';
import { createStore } from '#wallet/store.ts';
import { zoneClock } from '#wallet/zone-clock.ts';

import { readStatement } from '../services/read-statement.ts';
import { loadableOf } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

/** The month that the user has chosen, and the address at that time: another address has another month. */
interface Choice {
  month: string;
  search: string;
}

/** The choice lasts for the session, so that going back from a receipt shows the same statement. */
const createChoice = () => createStore<Choice | undefined>(undefined);

function useStatement(month: string, zone: string): StatementState['statement'] {
  const { client } = useWalletServices();
  const { language } = useLanguage();
  const query = useQuery({
    queryKey: ['statement', {}, { month, zone }],
    queryFn: ({ signal }) =>
      readStatement((filter) => client('statement', { filter, signal }), { month, zone }),
    select: (statement) => statementIn(statement, language),
  });
  const refusal = query.isFetching ? undefined : refusalOf(query.error);
  const reason = refusal?.code === 'statement-month' ? refusal.sentences?.[language] : undefined;
  return reason === undefined ? loadableOf(query) : { status: 'refused', reason };
}

export default function StatementRoute({ user, search }: RouteProps) {
  const { clock, device, queries, sessionScoped, navigate } = useWalletServices();
  const onDevice = useOnDevice();
  const t = useMessages('history').statement;
  const zone = useContext(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { monthOf } = zoneClock(zone);
  const [now] = useState(clock.now);
  const current = monthOf(now);
  const first = user.createdAt === undefined ? current : monthOf(new Date(user.createdAt));
  const months = monthsBetween(first, current);
  const [choices] = useState(() => sessionScoped(createChoice));
  const choice = useStore(choices);
  const inAddress = monthInQuery(search);
  const wanted =
    inAddress === undefined || choice?.search === search ? (choice?.month ?? inAddress) : inAddress;
  const month = wanted !== undefined && months.includes(wanted) ? wanted : current;
  return (
    <StatementScreen
      month={month}
      months={months}
      owner={`${user.firstName} ${user.lastName}`.trim()}
      statement={useStatement(month, zone)}
      onMonth={(chosen) => choices.write({ month: chosen, search })}
      onSave={(statement) =>
        device.saveFile(
          `${statementFileName(statement.month)}.csv`,
          statementCsv(statement, clock.now(), t),
          'text/csv;charset=utf-8',
        )
      }
      onPrint={onDevice && 'print' in window ? () => window.print() : undefined}
      onRetry={() => void queries.refresh('statement')}
      onNavigate={navigate}
    />
  );
}
