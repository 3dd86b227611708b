import {
  documentCurrencies,
  documentKinds,
  type DocumentCurrency,
  type WorkDocument,
} from '#wallet/entities/document.ts';

import { isWholeCurrency, type ApprovalRequestDraft } from './request-approval.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day of a document's period as `2025-01-31`; empty for any other text than `Jan 31, 2025`. */
function dayOf(text: string): string {
  const [, name = '', day = '', year = ''] =
    /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const month = months.indexOf(name) + 1;
  if (month === 0) return '';
  return `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A formatted amount as the fields have it: only fields of whole currencies group thousands. */
const typed = (amount: string, currency: DocumentCurrency) =>
  isWholeCurrency(currency) ? amount : amount.replaceAll(',', '');

/** The draft that a correction starts with: the content of the sent document, without its approver (decision 160). */
export function correctionDraft(document: WorkDocument): ApprovalRequestDraft {
  const { title, description, priority, department, amount, details } = document;
  const [from = '', to = ''] = details.period.split(' – ').map(dayOf);
  const isPeriod = from !== '' && to !== '';
  const currency = documentCurrencies.find((known) => known === document.currency) ?? 'KRW';
  return {
    amount: typed(amount, currency),
    currency,
    approverEmail: '',
    title,
    type: documentKinds.find((known) => known === document.type) ?? '',
    priority,
    description,
    department,
    from: isPeriod ? from : '',
    to: isPeriod ? to : '',
    destinations: details.destinations.join('\n'),
    categories: details.categories.map((category) => {
      return { name: category.name, amount: typed(category.amount, currency) };
    }),
  };
}
