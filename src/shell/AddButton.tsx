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

import { useMessages } from '#i18n/messages-context.ts';
import { IconButton } from '#components/IconButton.tsx';
import type { Navigate } from '#components/Link.tsx';
import { LinkRow } from '#components/LinkRow.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { addChoicesAt, addPaths, type AddChoice } from '#wallet/add-choices.ts';

const icons: Readonly<Record<AddChoice, LucideIcon>> = {
  send: ArrowUpRight,
  receive: ArrowDownLeft,
  topUp: CirclePlus,
  credential: IdCard,
  approval: FileCheck2,
  refund: ReceiptText,
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
  const t = useMessages('session').add;
  const { close: closeLabel } = useMessages('common');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={Plus}
        label={t.title}
        tone="soft"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Sheet title={t.title} closeLabel={closeLabel} onClose={close}>
          <ul>
            {addChoicesAt(activePath).map((choice) => (
              <LinkRow
                key={choice}
                icon={icons[choice]}
                label={t.choices[choice]}
                detail={t.details[choice]}
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
