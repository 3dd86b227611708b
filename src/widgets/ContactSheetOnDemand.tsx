import { lazy, Suspense } from 'react';

import type { ContactSheetProps } from './ContactSheet.tsx';

const ContactSheet = lazy(async () => {
  const module = await import('./ContactSheet.tsx');
  return { default: module.ContactSheet };
});

/** The lazy-loaded contact sheet, for a form that rarely opens it. It is shown once its chunk is loaded. */
export function ContactSheetOnDemand(props: ContactSheetProps) {
  return (
    <Suspense>
      <ContactSheet {...props} />
    </Suspense>
  );
}
