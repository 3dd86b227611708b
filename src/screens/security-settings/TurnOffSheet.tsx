import { useMessages } from '#i18n/messages-context.ts';
import { CodeForm } from '#widgets/CodeForm.tsx';
import { Sheet } from '#components/Sheet.tsx';

export interface TurnOffSheetProps {
  /** Turns two-factor authentication off with an authenticator code or a recovery code. */
  onStop: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Turns two-factor authentication off (decision 99). */
export function TurnOffSheet({ onStop, onClose }: TurnOffSheetProps) {
  const t = useMessages('security').twoFactor;
  const { close } = useMessages('common');
  return (
    <Sheet title={t.turnOffTitle} closeLabel={close} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p className="text-body text-ink-muted">{t.turnOffText}</p>
        <CodeForm
          acceptsRecoveryCode
          submit={t.turnOff}
          submitting={t.turningOff}
          onSubmit={onStop}
          onDone={onClose}
        />
      </div>
    </Sheet>
  );
}
