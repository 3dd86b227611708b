import { Eye, EyeOff, LockKeyhole } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Card } from '#components/Card.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Skeleton } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Notify } from '#wallet/notices/notices.ts';

import type { ChangePassword } from './PasswordForm.tsx';

/** Lazy-loaded, because it is rarely opened. */
const PasswordForm = lazy(async () => ({
  default: (await import('./PasswordForm.tsx')).PasswordForm,
}));

export interface PasswordCardProps {
  /** The sign-in e-mail address, for password managers. */
  email: string;
  /** A time in ISO 8601. */
  lastChanged: string;
  onChangePassword: ChangePassword;
  notify: Notify;
}

/**
 * The date of the last password change, and the form to change it, behind an eye button (local §4). Closing the form
 * clears it, so that no hidden password remains.
 */
export function PasswordCard({ email, lastChanged, onChangePassword, notify }: PasswordCardProps) {
  const t = useMessages('security').password;
  const { formatDate } = useDates();
  const [open, setOpen] = useState(false);
  const [changing, setChanging] = useState(false);
  const [keysLeftBehind, setKeysLeftBehind] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const formId = useId();

  const changePassword: ChangePassword = async (change) => {
    setChanging(true);
    try {
      return await onChangePassword(change);
    } finally {
      setChanging(false);
    }
  };

  return (
    <Card inset="rows">
      <div className="@container">
        <div className="flex min-h-16 items-center gap-3 py-3">
          <span className="contents @max-[14rem]:hidden">
            <IconMark icon={LockKeyhole} tone="brand" />
          </span>
          <div className="min-w-0 flex-1 wrap-anywhere">
            <h3 className="text-body font-medium">{t.title}</h3>
            <p className="text-small text-ink-muted">{t.lastChanged(formatDate(lastChanged))}</p>
          </div>
          <IconButton
            ref={toggle}
            tone="soft"
            icon={open ? EyeOff : Eye}
            label={t.change}
            aria-expanded={open}
            aria-controls={open ? formId : undefined}
            // Not disabled while the password is being changed, because it receives the focus afterwards.
            aria-disabled={changing || undefined}
            onClick={() => {
              if (!changing) setOpen(!open);
            }}
          />
        </div>
      </div>
      {keysLeftBehind && !open && (
        <div className="pb-4">
          <InlineNotice tone="caution">{t.keysLeftBehind}</InlineNotice>
        </div>
      )}
      {open && (
        <div id={formId} className="border-t border-line py-4">
          <Suspense fallback={<Skeleton shape="control" />}>
            <PasswordForm
              email={email}
              onChangePassword={changePassword}
              onChanged={(changed) => {
                setOpen(false);
                setKeysLeftBehind(changed.keysLeftBehind);
                toggle.current?.focus();
              }}
              notify={notify}
            />
          </Suspense>
        </div>
      )}
    </Card>
  );
}
