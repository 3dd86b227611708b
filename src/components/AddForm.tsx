import { Plus, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { Button } from './Button.tsx';
import { Card } from './Card.tsx';
import { useDraft } from './form/use-draft.ts';

/**
 * A form to add something, below a button that opens and closes it. The caller stores the draft, so closing the form
 * does not lose it.
 */
export function AddForm({
  label,
  initiallyOpen = false,
  children,
}: {
  label: string;
  initiallyOpen?: boolean;
  children: ReactNode;
}) {
  const [open, setOpen] = useDraft(`${label}, open`, () => initiallyOpen);
  const formId = useId();
  const Icon = open ? X : Plus;
  return (
    <div className="flex flex-col gap-4">
      <Button
        tone="secondary"
        width="full"
        aria-expanded={open}
        aria-controls={open ? formId : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon aria-hidden className="size-5" strokeWidth={2} />
        {label}
      </Button>
      {open && (
        <div id={formId}>
          <Card>{children}</Card>
        </div>
      )}
    </div>
  );
}
