import {
  ArrowDownLeft,
  ArrowUpRight,
  CirclePlus,
  FileCheck2,
  IdCard,
  Plus,
  ReceiptText,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { addChoicesAt, addPaths, type AddChoice } from '#wallet/add-choices.ts';
import { english } from '#wallet/labels/english.ts';

const rows: Readonly<Record<AddChoice, { icon: LucideIcon; label: string; detail: string }>> = {
  send: { icon: ArrowUpRight, label: 'Send', detail: 'An asset to somebody else' },
  receive: { icon: ArrowDownLeft, label: 'Receive', detail: 'Your address, as a code to scan' },
  topUp: { icon: CirclePlus, label: 'Top Up', detail: 'BusanCoin to pay with in the city' },
  credential: {
    icon: IdCard,
    label: 'Add Credential',
    detail: 'A degree, a job or a certificate',
  },
  approval: {
    icon: FileCheck2,
    label: 'Request Approval',
    detail: 'Ask somebody to decide on a document',
  },
  refund: { icon: ReceiptText, label: 'Add Refund', detail: 'Tax on a purchase, back to you' },
};

export interface AddButtonProps {
  /** The current route, without the base path: matching choices come first. */
  activePath: string;
  onNavigate: Navigate;
  /** Called with the choice before its screen opens. */
  onAdd?: (choice: AddChoice) => void;
}

/** The add button, and the sheet with everything that can be added (decision 112). */
export function AddButton({ activePath, onNavigate, onAdd }: AddButtonProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={Plus}
        label="Add"
        tone="soft"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title="Add" closeLabel={english.close} onClose={close}>
          <ul>
            {addChoicesAt(activePath).map((choice) => (
              <LinkRow
                key={choice}
                {...rows[choice]}
                to={addPaths[choice]}
                onNavigate={(to) => {
                  close();
                  onAdd?.(choice);
                  onNavigate(to);
                }}
              />
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}
