import { useMessages } from '#i18n/messages-context.ts';
import type { SendMethod } from '#wallet/entities/money-choices.ts';
import { ScanLine } from 'lucide-react';

import { Button } from '#components/Button.tsx';
import { Field } from '#components/form/Field.tsx';
import { WrappingInput } from '#components/form/WrappingInput.tsx';
import { isTypedMethod } from '#wallet/forms/local-send.ts';

export interface RecipientFieldProps {
  method: SendMethod;
  hint: string | undefined;
  error: string | undefined;
  value: string;
  onValueChange: (recipient: string) => void;
  /** Called on Enter: a recipient has only one line. */
  onEnter: () => void;
  /** Called on blur: the recipient is complete. */
  onLeave: () => void;
  /** Opens the scanner. */
  onScan: () => void;
}

/** The recipient, typed or scanned. It wraps and grows, so that it can be read completely. */
export function RecipientField({
  method,
  hint,
  error,
  value,
  onValueChange,
  onEnter,
  onLeave,
  onScan,
}: RecipientFieldProps) {
  const t = useMessages('local').send.recipient;
  const placeholders: Readonly<Record<SendMethod, string>> = {
    phone: '010-0000-0000',
    account: t.accountPlaceholder,
    qr: t.notScanned,
    nfc: '',
  };
  return (
    <Field label={t.labels[method]} hint={hint && <span role="status">{hint}</span>} error={error}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <WrappingInput
            {...control}
            disabled={!isTypedMethod(method)}
            inputMode={method === 'phone' ? 'tel' : 'text'}
            placeholder={placeholders[method]}
            value={value}
            onValueChange={onValueChange}
            lineBreak=" "
            onEnter={onEnter}
            onBlur={onLeave}
          />
          {method === 'qr' && (
            <Button
              tone="secondary"
              width="full"
              aria-describedby={control['aria-describedby']}
              data-refused={error === undefined ? undefined : ''}
              onClick={onScan}
            >
              <ScanLine aria-hidden className="size-5" strokeWidth={2} />
              {value === '' ? t.scan : t.scanAgain}
            </Button>
          )}
        </div>
      )}
    </Field>
  );
}
