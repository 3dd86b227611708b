import { useMessages } from '#i18n/messages-context.ts';
import { Sheet } from '#components/Sheet.tsx';

import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

export interface PasswordSheetProps extends PasswordFormProps {
  title: string;
  onClose: () => void;
}

/** Asks for a password in a sheet. */
export function PasswordSheet({ title, onClose, ...form }: PasswordSheetProps) {
  const { close } = useMessages('common');
  return (
    <Sheet title={title} closeLabel={close} onClose={onClose}>
      <PasswordForm {...form} />
    </Sheet>
  );
}
