import { Card } from '#components/Card.tsx';
import { Section } from '#components/Section.tsx';
import { Summary } from '#components/form/Summary.tsx';
import type { WorkDocument } from '#wallet/entities/document.ts';

import { Facts } from './Facts.tsx';

/** When and where the money of a document goes, and on what; every amount as it arrives (decision 32). */
export function DocumentExpenses({
  document: { details, amount, currency },
}: {
  document: WorkDocument;
}) {
  const { period, destinations, categories } = details;
  return (
    <Section title="Expense breakdown">
      <Card>
        <Facts
          facts={[
            { label: 'Period', wide: true, value: period },
            {
              label: destinations.length === 1 ? 'Destination' : 'Destinations',
              wide: true,
              value:
                destinations.length === 0
                  ? 'None'
                  : destinations.map((destination) => (
                      <span key={destination} className="block">
                        {destination}
                      </span>
                    )),
            },
          ]}
        />
      </Card>
      <Summary
        title="Categories"
        rows={categories.map(({ name, amount: value }) => ({ label: name, value }))}
        total={{ label: 'Total', value: `${amount} ${currency}` }}
      />
    </Section>
  );
}
