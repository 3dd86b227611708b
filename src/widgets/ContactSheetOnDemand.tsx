import { lazy, Suspense } from 'react';

import type { ContactSheetProps } from './ContactSheet.tsx';

const ContactSheet = lazy(async () => {
  const module = await import('./ContactSheet.tsx');
  return { default: module.ContactSheet };
});

/** The sheet of a contact in a file of its own, for a form that opens it rarely. It shows once it is fetched. */
export function ContactSheetOnDemand(props: ContactSheetProps) {
  return (
    <Suspense>
      <ContactSheet {...props} />
    </Suspense>
  );
}
