import { FingerprintPattern } from 'lucide-react';

import { Button } from '#components/Button.tsx';

export interface BiometricsButtonProps {
  /** The primary button of its screen, or an alternative to it. */
  tone?: 'primary' | 'secondary';
  label: string;
  /** The label during the device check. */
  busyLabel: string;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** Starts a device check as an alternative to the password. */
export function BiometricsButton({
  tone = 'secondary',
  label,
  busyLabel,
  busy,
  disabled,
  onClick,
}: BiometricsButtonProps) {
  return (
    <Button tone={tone} width="full" busy={busy} disabled={disabled} onClick={onClick}>
      {!busy && <FingerprintPattern aria-hidden className="size-5" strokeWidth={1.75} />}
      {busy ? busyLabel : label}
    </Button>
  );
}
