import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import type { Statement } from '#wallet/entities/statement.ts';
import { datesIn } from '#wallet/dates.ts';
import { formatExact } from '#wallet/money/format-figure.ts';
import { statementLines } from '#wallet/statement-lines.ts';
import { monthLabel } from '#wallet/statement-path.ts';
import { statementPrintStyle } from '#wallet/statement-print.ts';
import { statusLabel } from '#widgets/status-label.ts';

export interface PrintedStatementProps {
  statement: Statement;
  /** The full name of the account's user. */
  owner: string;
  /** The label of the last balance. */
  closing: string;
  /** The words for test money; undefined if the money is real. */
  testMoney: string | undefined;
}

/**
 * A statement as printed or saved as PDF, beside the page. Its style is adopted as an object, because the content
 * security policy allows no style element.
 */
export function PrintedStatement({ statement, owner, closing, testMoney }: PrintedStatementProps) {
  const { statement: t, statuses } = useMessages('history');
  const { language } = useLanguage();
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(statementPrintStyle);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, []);
  const { formatDateTime } = datesIn(statement.timeZone, language);
  return createPortal(
    <div className="printed-statement">
      <h1>{t.title}</h1>
      <p>{owner}</p>
      <p>
        {monthLabel(statement.month, t)} ({statement.timeZone})
      </p>
      {testMoney !== undefined && <p>{testMoney}</p>}
      <h2>{t.balances}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.print.asset}</th>
            <th scope="col" className="figure">
              {t.opening}
            </th>
            <th scope="col" className="figure">
              {closing}
            </th>
          </tr>
        </thead>
        <tbody>
          {statement.balances.map((balance) => (
            <tr key={balance.assetType}>
              <td>{balance.assetType}</td>
              <td className="figure">{formatExact(balance.opening)}</td>
              <td className="figure">{formatExact(balance.closing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t.movements}</h2>
      {statement.movements.length === 0 ? (
        <p>{t.print.noMovements}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.print.date}</th>
              <th scope="col">{t.print.movement}</th>
              <th scope="col">{t.print.asset}</th>
              <th scope="col" className="figure">
                {t.print.amount}
              </th>
              <th scope="col" className="figure">
                {t.print.fee}
              </th>
              <th scope="col" className="figure">
                {t.print.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {statementLines(statement).map(({ movement, assetType, amount, fee, balance }) => (
              <tr key={`${movement.id} ${assetType}`}>
                <td>{formatDateTime(movement.at)}</td>
                <td>
                  {[
                    movement.title,
                    movement.name,
                    movement.detail,
                    movement.reference,
                    movement.status === 'completed' ? '' : statusLabel(movement.status, statuses),
                  ]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </td>
                <td>{assetType}</td>
                <td className="figure">{formatExact(amount)}</td>
                <td className="figure">{formatExact(fee)}</td>
                <td className="figure">{formatExact(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>,
    document.body,
  );
}
