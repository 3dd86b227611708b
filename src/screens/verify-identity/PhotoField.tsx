import { Camera, LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { LabelledControl } from '#components/form/LabelledControl.tsx';

export interface PhotoFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The current photo, as a data URL; empty if there is none. */
  imageData: string;
  /** A chosen file is being read. */
  reading: boolean;
  error: string | undefined;
  onChoose: (file: File) => void;
}

/** Takes a photo with the camera, or chooses a file if there is no camera. The complete area is the control. */
export function PhotoField({ ref, label, imageData, reading, error, onChoose }: PhotoFieldProps) {
  const t = useMessages('identity').verify;
  return (
    <LabelledControl label={label} hint={t.photoHint} error={error}>
      {(control) => (
        <div className="relative flex aspect-[85.6/54] w-full flex-col items-center justify-center gap-2 overflow-clip rounded-card border-2 border-dashed border-control-line bg-raised p-4 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand-ink has-[:hover]:border-ink-muted has-[[aria-invalid]]:border-negative">
          {imageData !== '' && (
            <img
              src={imageData}
              alt={t.photoAlt}
              className="absolute inset-0 size-full bg-well object-contain"
            />
          )}
          {reading ? (
            <p
              role="status"
              className="relative flex items-center gap-2 rounded-full bg-raised px-4 py-2 text-body font-semibold"
            >
              <LoaderCircle aria-hidden className="size-5 animate-turn" />
              {t.readingPhoto}
            </p>
          ) : (
            imageData === '' && (
              <>
                <span className="flex size-12 items-center justify-center rounded-full bg-brand-soft text-brand-ink">
                  <Camera aria-hidden className="size-6" strokeWidth={1.75} />
                </span>
                <span aria-hidden className="text-body font-semibold text-brand-ink">
                  {t.takePhoto}
                </span>
              </>
            )
          )}
          <input
            {...control}
            ref={ref}
            type="file"
            accept="image/*"
            capture="environment"
            disabled={reading}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Reset, so that choosing the same file again fires an event.
              event.target.value = '';
              if (file) onChoose(file);
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
          />
        </div>
      )}
    </LabelledControl>
  );
}
