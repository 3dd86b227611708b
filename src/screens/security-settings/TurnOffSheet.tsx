import { CodeForm } from '#widgets/CodeForm.tsx';
import { Sheet } from '#components/Sheet.tsx';
import { english } from '#wallet/labels/english.ts';

export interface TurnOffSheetProps {
  /** Turns two-factor authentication off with an authenticator code or a recovery code. */
  onStop: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Turns two-factor authentication off (decision 99). */
export function TurnOffSheet({ onStop, onClose }: TurnOffSheetProps) {
  return (
    <Sheet title="Turn off two-factor authentication" closeLabel={english.close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-body text-ink-muted">
          Enter a code to turn it off. After that your password alone signs in.
        </p>
        <CodeForm
          acceptsRecoveryCode
          submit="Turn off"
          submitting="Turning off…"
          onSubmit={onStop}
          onDone={onClose}
        />
      </div>
    </Sheet>
  );
}
