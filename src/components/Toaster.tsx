import { cva } from 'class-variance-authority';
import { Check, CircleAlert, Info, X, type LucideIcon } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';

import type { Language } from '#i18n/language.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import type { Notice } from '#wallet/notices/notices.ts';
import { receiptPath } from '#wallet/paths.ts';

import { Link, type Navigate } from './Link.tsx';
import { Spoken } from './Spoken.tsx';
import { followPage } from './toast-place.ts';
import type { ToastStore } from './toast-store.ts';
import { openModals } from './use-modal.ts';
import { useNoticeText } from './use-notice-text.ts';
import { useStore } from './use-store.ts';

const toast = cva(
  'pointer-events-auto flex min-h-14 w-full items-center gap-2.5 rounded-[18px] py-1.5 pl-3 shadow-float select-none forced-colors:border [&_:focus-visible]:outline-current data-[state=closed]:animate-toast-out data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-leave! data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
  {
    variants: {
      tone: {
        default: 'bg-ink text-raised',
        destructive: 'bg-negative-fill text-on-brand',
      },
    },
  },
);

/**
 * Shows the toasts in the top layer, also above a dialog that is still opening. Outside of a dialog they follow the
 * page; above one, only its backdrop is at their place.
 */
function raise(viewport: HTMLElement | null) {
  // A viewport that was removed with its dialog cannot be shown; another one is mounted outside of the dialog.
  if (!viewport?.isConnected) return undefined;
  viewport.showPopover();
  return viewport.closest('dialog') === null ? followPage(viewport) : undefined;
}

/**
 * The dialog that the current toast is shown above. A dialog covers an error toast that is older than the dialog,
 * because that error is about an earlier action.
 */
function useDialogBelow(id: number | undefined, isError: boolean): HTMLDialogElement | undefined {
  const modals = useStore(openModals);
  const top = modals.at(-1);
  const [raised, setRaised] = useState({ id, dialog: top });
  if (raised.id !== id) setRaised({ id, dialog: top });
  const { dialog } = isError && raised.id === id ? raised : { dialog: top };
  if (id === undefined || dialog === undefined) return undefined;
  return modals.includes(dialog) ? dialog : top;
}

/**
 * Shows the store's toast for the store's duration, over the header or above the navigation (decision 254), also above
 * a dialog (decision 139). A swipe right by more than 50 px dismisses it; F8 focuses it (core §9).
 */
export function Toaster({ store, onNavigate }: { store: ToastStore; onNavigate: Navigate }) {
  const entry = useStore(store);
  const { announced, region } = useMessages('notices');
  const modal = useDialogBelow(entry?.id, entry?.notice.tone === 'destructive');
  const viewport = (
    <Toast.Viewport
      ref={raise}
      popover="manual"
      hotkey={['F8']}
      // Radix puts the key in place of `{hotkey}`.
      label={region('{hotkey}')}
      className="pointer-events-none fixed inset-x-0 top-[calc(4px+env(safe-area-inset-top))] bottom-auto mx-auto flex w-[calc(100%-16px)] max-w-[414px] flex-col overflow-visible rounded-[18px] bg-transparent empty:outline-none data-[place=end]:top-auto data-[place=end]:[--toast-from:calc(100%+8px)] sm:top-7"
    />
  );
  return (
    // A new provider for each run: Radix never restarts the timer if its last toast was closed under a resting
    // pointer.
    <Toast.Provider
      key={entry?.run}
      label={announced}
      duration={store.duration}
      swipeDirection="right"
      swipeThreshold={50}
      announcerContainer={modal}
    >
      {entry && (
        <Entry
          key={entry.id}
          entry={entry}
          onNavigate={onNavigate}
          onClose={() => store.close(entry.id)}
        />
      )}
      {modal ? createPortal(viewport, modal) : viewport}
    </Toast.Provider>
  );
}

function lookOf({ tone, information }: Notice): { icon: LucideIcon; disc: string } {
  if (tone === 'destructive') return { icon: CircleAlert, disc: 'bg-on-brand text-negative-fill' };
  return information
    ? { icon: Info, disc: 'bg-info-on-ink text-ink' }
    : { icon: Check, disc: 'bg-positive-on-ink text-ink' };
}

/**
 * Does not let a press move the focus to the toast: the next toast would stay open as long as the focus is there.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

function Entry({
  entry: { notice, open },
  onNavigate,
  onClose,
}: {
  entry: NonNullable<ReturnType<ToastStore['read']>>;
  onNavigate: Navigate;
  onClose: () => void;
}) {
  const { icon: Icon, disc } = lookOf(notice);
  const { language } = useLanguage();
  const text = useNoticeText(notice);
  if (text === undefined) return null;
  const langOf = (part: Language, around: Language) => (part === around ? undefined : part);
  return (
    <Toast.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      data-tone={notice.tone}
      lang={langOf(text.language, language)}
      className={toast({ tone: notice.tone })}
    >
      <span
        className={`flex size-[28px] shrink-0 items-center justify-center rounded-full ${disc}`}
      >
        <Icon aria-hidden className="size-[18px]" strokeWidth={2.4} />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
        <div className="min-w-0 flex-[1_1_10.5rem] wrap-anywhere">
          <Toast.Title
            lang={langOf(text.titleLanguage, text.language)}
            className="text-body leading-5 font-semibold"
          >
            {text.title}
          </Toast.Title>
          <Toast.Description className="text-small">
            <Spoken words={text.spoken}>{text.message}</Spoken>
          </Toast.Description>
        </div>
        {notice.receipt !== undefined && (
          <Link
            to={receiptPath(notice.receipt)}
            onNavigate={(to) => {
              onClose();
              onNavigate(to);
            }}
            onMouseDown={keepFocus}
            className="pressable -my-1.5 inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-3"
          >
            {text.viewReceipt}
          </Link>
        )}
      </div>
      <Toast.Close
        aria-label={text.close}
        onMouseDown={keepFocus}
        className="pressable -ml-2.5 flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <X aria-hidden className="size-[18px]" strokeWidth={2} />
      </Toast.Close>
    </Toast.Root>
  );
}
