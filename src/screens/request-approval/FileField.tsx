import { LoaderCircle, Paperclip } from 'lucide-react';
import type { Ref } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { LabelledControl } from '#components/form/LabelledControl.tsx';
import { acceptedEndings } from '#wallet/forms/request-approval.ts';

export interface FileFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  error: string | undefined;
  /** Chosen files are being read. */
  reading: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Chooses files on the device. The complete area is the control. */
export function FileField({ ref, label, hint, error, reading, onChoose }: FileFieldProps) {
  const t = useMessages('work').files;
  const Icon = reading ? LoaderCircle : Paperclip;
  return (
    <LabelledControl label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative flex min-h-13 w-full items-center justify-center gap-2 rounded-control border-2 border-dashed border-control-line bg-raised px-4 py-2 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand-ink has-[:hover]:border-ink-muted has-[[aria-invalid]]:border-negative has-disabled:border-line has-disabled:bg-well">
          <Icon
            aria-hidden
            className={`size-5 shrink-0 text-brand-ink ${reading ? 'animate-turn' : ''}`}
            strokeWidth={2}
          />
          <span
            role={reading ? 'status' : undefined}
            aria-hidden={!reading}
            className="text-body font-semibold text-brand-ink"
          >
            {reading ? t.reading : t.add}
          </span>
          <input
            {...control}
            ref={ref}
            type="file"
            multiple
            accept={acceptedEndings}
            disabled={reading}
            onChange={(event) => {
              const files = Array.from(event.target.files ?? []);
              // Reset, so that choosing the same file again fires an event.
              event.target.value = '';
              if (files.length > 0) onChoose(files);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
          />
        </div>
      )}
    </LabelledControl>
  );
}
