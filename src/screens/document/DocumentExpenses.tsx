import { useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { Facts, type Fact } from '#components/Facts.tsx';
import { Section } from '#components/Section.tsx';
import { Spoken } from '#components/Spoken.tsx';
import { Summary } from '#components/form/Summary.tsx';
import type { WorkDocument } from '#wallet/entities/document.ts';

/** The dates, places and categories of a document's expenses; every amount is shown as received (decision 32). */
export function DocumentExpenses({
  document: { details, amount, currency },
}: {
  document: WorkDocument;
}) {
  const t = useMessages('work').expenses;
  const { period, destinations, categories } = details;
  const facts: Fact[] = [];
  if (period) facts.push({ label: t.period, value: <Spoken>{period}</Spoken> });
  if (destinations.length > 0) {
    facts.push({
      label: destinations.length === 1 ? t.destination : t.destinations,
      value: destinations.map((destination) => (
        <span key={destination} className="block">
          {destination}
        </span>
      )),
    });
  }
  // The requester entered no details of the expenses.
  if (facts.length === 0 && categories.length === 0) return null;
  return (
    <Section title={t.title}>
      {facts.length > 0 && (
        <Card>
          <Facts facts={facts} />
        </Card>
      )}
      {categories.length > 0 && (
        <Summary
          title={t.categories}
          rows={categories.map(({ name, amount: value }) => ({ label: name, value }))}
          total={{ label: t.total, value: `${amount} ${currency}` }}
        />
      )}
    </Section>
  );
}
