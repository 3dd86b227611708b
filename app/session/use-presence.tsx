import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import type { PresenceSheetProps } from '#shell/PresenceSheet.tsx';
import { Declined } from '#wallet/declined.ts';
import type { Presence } from '#wallet/entities/session.ts';
import type { User } from '#wallet/entities/user.ts';
import { refusalOf } from '#wallet/failure.ts';

import { signByDevice } from '../device/device-check.ts';
import { useCached } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import { withMessages } from '../wallet-messages.ts';

/** Lazy-loaded: most visits need no check. */
const PresenceSheet = lazy(
  withMessages(
    async () => ({ default: (await import('#shell/PresenceSheet.tsx')).PresenceSheet }),
    { messages: ['forms', 'session'], localMessages: ['common', 'forms', 'session'] },
  ),
);

/** The reason for asking for the password or passkey. */
type Reason = PresenceSheetProps['reason'];

/** Checks the user's presence, on the screen that renders `sheet`. */
export interface PresenceCheck {
  /** Resolves once the user has confirmed; rejects with `Declined` if they closed the prompt. */
  ask: (reason: Reason) => Promise<void>;
  /** Makes a call. If the provider requires presence, prompts the user and repeats the call. */
  withPresence: <Answer>(call: () => Promise<Answer>) => Promise<Answer>;
  /** The prompt, while it is open, in the language of the part that renders it. */
  sheet: ReactNode;
}

interface Question {
  reason: Reason;
  answer: (declined?: Declined) => void;
}

/** The prompt for the user's password, or this device's passkey (decision 145). */
export function usePresence(user: User): PresenceCheck {
  const services = useWalletServices();
  const { client, device, log } = services;
  const known = useCached('user', { params: { userId: user.id } });
  const { email, biometricEnabled } = known.status === 'ready' ? known.data : user;
  const [question, setQuestion] = useState<Question>();
  const open = useRef<Question>(undefined);
  useEffect(() => () => open.current?.answer(new Declined()), []);

  function ask(reason: Reason): Promise<void> {
    return new Promise((resolve, reject) => {
      const next: Question = {
        reason,
        answer(declined) {
          open.current = undefined;
          setQuestion(undefined);
          if (declined) reject(declined);
          else resolve();
        },
      };
      open.current?.answer(new Declined());
      open.current = next;
      setQuestion(next);
    });
  }

  async function withPresence<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    try {
      return await call();
    } catch (error) {
      if (refusalOf(error)?.code !== 'presence-required') throw error;
      await ask('change');
      return call();
    }
  }

  async function confirm(reason: Reason, presence: Presence) {
    // A payment needs presence only once, and must leave no permission for a change of settings.
    await client(reason === 'payment' ? 'unlock' : 'confirmPresence', { body: presence });
  }

  return {
    ask,
    withPresence,
    sheet: question && (
      <Suspense>
        <PresenceSheet
          email={email}
          reason={question.reason}
          biometrics={
            question.reason === 'change' &&
            biometricEnabled &&
            device.biometrics.credentialId() !== undefined
          }
          onConfirm={(password) => confirm(question.reason, { password })}
          onConfirmByDevice={async () =>
            confirm(question.reason, { assertion: await signByDevice(services) })
          }
          onDone={() => question.answer()}
          onClose={() => question.answer(new Declined())}
          log={log.info}
        />
      </Suspense>
    ),
  };
}
