import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/Checkbox.tsx';

import { CopyButton } from './CopyButton.tsx';

export interface RecoveryCodeListProps {
  codes: readonly string[];
  /** The user confirms that they have saved the codes. */
  saved: boolean;
  onSavedChange: (saved: boolean) => void;
  onCopy: (text: string) => Promise<void>;
  onSave: (fileName: string, text: string) => void;
  onDone: () => void;
}

/** The recovery codes, which are shown only once (decision 99), with buttons to save them. */
export function RecoveryCodeList({
  codes,
  saved,
  onSavedChange,
  onCopy,
  onSave,
  onDone,
}: RecoveryCodeListProps) {
  const { twoFactor: t, copy } = useMessages('security');
  const lead = useRef<HTMLParagraphElement>(null);
  // Focuses the text, because the previously focused form was unmounted.
  useEffect(() => lead.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <p ref={lead} tabIndex={-1} className="text-body text-ink-muted outline-none">
        {t.saveCodesText}
      </p>
      <ol
        aria-label={t.codes}
        translate="no"
        className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-2"
      >
        {codes.map((code) => (
          <li
            key={code}
            className="rounded-small bg-well px-3 py-2 text-center font-mono text-body"
          >
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
        <CopyButton label={copy.copy} text={text} onCopy={onCopy} />
        <Button
          tone="secondary"
          onClick={() => onSave('superwallet-recovery-codes.txt', t.codesFile(text))}
        >
          <Download aria-hidden className="size-5" strokeWidth={2} />
          {t.save}
        </Button>
      </div>
      <Checkbox label={t.saved} checked={saved} onCheckedChange={onSavedChange} />
      <Button width="full" disabled={!saved} onClick={onDone}>
        {t.done}
      </Button>
    </div>
  );
}
