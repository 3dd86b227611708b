import { Sheet } from '#components/Sheet.tsx';
import { english } from '#wallet/labels/english.ts';

import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

export interface PasswordSheetProps extends PasswordFormProps {
  title: string;
  onClose: () => void;
}

/** Asks for a password in a sheet. */
export function PasswordSheet({ title, onClose, ...form }: PasswordSheetProps) {
  return (
    <Sheet title={title} closeLabel={english.close} onClose={onClose}>
      <PasswordForm {...form} />
    </Sheet>
  );
}
