import { Button } from './Button.tsx';
import { InlineNotice } from './form/InlineNotice.tsx';

export interface RegisterDeviceProps {
  /** What the refusal of the device means for the person. */
  reason: string;
  /** The device is checking its person. */
  busy: boolean;
  onRegister: () => void;
}

/**
 * Says that the device did not confirm its person, and offers to register it again: its passkey may be gone, or the
 * wallet may be open on another device. A browser does not tell either from a person who cancelled.
 */
export function RegisterDevice({ reason, busy, onRegister }: RegisterDeviceProps) {
  return (
    <InlineNotice tone="negative">
      <p>{reason} If it has lost its passkey, register this device again.</p>
      <div className="pt-3">
        <Button tone="secondary" size="small" busy={busy} onClick={onRegister}>
          Register this device
        </Button>
      </div>
    </InlineNotice>
  );
}
