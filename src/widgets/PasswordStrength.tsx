import { cva } from 'class-variance-authority';

import { useMessages } from '#i18n/messages-context.ts';
import { passwordStrengths } from '#wallet/entities/security-settings.ts';
import { passwordStrength } from '#wallet/password-strength.ts';

export interface PasswordStrengthProps {
  /** The typed password. */
  password: string;
  /** Known facts about the user, such as their names and e-mail address: they make a password easy to guess. */
  about?: readonly string[];
  /** The provider, which knows lists of common passwords, has refused it as easy to guess. */
  refused?: boolean;
}

const bar = cva('h-1 flex-1 rounded-full', {
  variants: {
    tone: {
      none: 'bg-line',
      weak: 'bg-negative',
      fair: 'bg-caution',
      good: 'bg-positive',
      strong: 'bg-positive',
    },
  },
});

/**
 * Shows how hard a new password is to guess while it is typed. Its room is reserved, so the layout does not move
 * during typing, and a screen reader announces it only when the words change.
 */
export function PasswordStrength({ password, about, refused = false }: PasswordStrengthProps) {
  const { label, words } = useMessages('session').strength;
  const strength =
    password === '' ? undefined : refused ? 'weak' : passwordStrength(password, about);
  const reached = strength === undefined ? 0 : passwordStrengths.indexOf(strength) + 1;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="flex gap-1.5">
        {passwordStrengths.map((step, at) => (
          <span key={step} className={bar({ tone: at < reached ? strength : 'none' })} />
        ))}
      </div>
      <div className="grid text-small text-ink-muted *:col-start-1 *:row-start-1">
        {/* The longest of the words reserves the room. */}
        <span aria-hidden className="invisible">
          {words.fair}
        </span>
        <p role="status">
          {strength && (
            <>
              <span className="sr-only">{label}</span>
              {words[strength]}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
