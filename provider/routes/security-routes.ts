import { securitySettingsOf, updateSecuritySetting } from '../accounts/account-security.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { takePresence } from '../accounts/presence.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { SessionTime } from '../accounts/session-time.ts';
import {
  deviceSessionsOf,
  endOtherSessions,
  endSessionById,
  type Session,
} from '../accounts/sessions.ts';
import {
  acceptCode,
  confirmTwoFactor,
  startTwoFactor,
  stopTwoFactor,
} from '../accounts/two-factor.ts';
import { getUser } from '../accounts/users.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';
import { Refusal } from '../refusal.ts';
import { notify, type News, type Topic } from '../notifications/notifications.ts';
import {
  endedDeviceNews,
  otherDevicesEndedNews,
  twoFactorNews,
} from '../notifications/security-news.ts';
import { wrongCode } from './auth-routes.ts';

/** The signed-in person's security settings, two-factor authentication, and signed-in devices. */
export function addSecurityRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    limits: AttemptLimits;
    secretKey: SecretKey;
    sessionTime: SessionTime;
  },
): void {
  const { database, environment, limits, secretKey, sessionTime } = parts;
  const { clock, random } = environment;
  const tools = { key: secretKey, random };

  /** Runs a change of a person, with what tells them of it. */
  const change = async <Result>(
    session: Session,
    work: (tx: Tx, tell: (topic: Topic, news: News) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    const { userId } = session;
    return database.transaction(
      (tx) =>
        work(tx, async (topic, news) => {
          await notify(tx, { userId, topic, news, at: clock.now() });
        }),
      { lane: personLane(session) },
    );
  };

  calls.reading('securitySettings', (tx, { session }) =>
    securitySettingsOf(tx, session.userId, clock.now()),
  );
  calls.signedIn('updateSecuritySetting', async ({ session, body }) => {
    await change(session, (tx) => updateSecuritySetting(tx, session.userId, body));
    return {};
  });

  calls.signedIn('startTwoFactor', ({ session }) =>
    change(session, async (tx) => {
      await takePresence(tx, session, clock.now());
      const { email } = await getUser(tx, session.userId);
      return startTwoFactor(tx, { userId: session.userId, email }, tools);
    }),
  );

  calls.signedIn('confirmTwoFactor', async ({ session, body: { code } }) => {
    const { userId } = session;
    let recoveryCodes: string[] | undefined;
    await limits.confirm({ session, what: 'code' }, async () => {
      recoveryCodes = await change(session, async (tx, tell) => {
        const codes = await confirmTwoFactor(tx, { userId, code, at: clock.now() }, tools);
        if (codes !== undefined) await tell('always', twoFactorNews(true));
        return codes;
      });
      return recoveryCodes !== undefined;
    });
    if (recoveryCodes === undefined) throw wrongCode();
    return { recoveryCodes };
  });

  calls.signedIn('stopTwoFactor', async ({ session, body: { code } }) => {
    const { userId } = session;
    const accepted = await limits.confirm({ session, what: 'code' }, () =>
      change(session, async (tx, tell) => {
        const at = clock.now();
        if (!(await acceptCode(tx, { userId, code, at }, secretKey))) return false;
        // After the code, which stays good where the person must be asked first: the transaction takes its use back.
        await takePresence(tx, session, at);
        await stopTwoFactor(tx, userId);
        await tell('always', twoFactorNews(false));
        return true;
      }),
    );
    if (!accepted) throw wrongCode();
    return {};
  });

  calls.reading('deviceSessions', (tx, { session }) =>
    deviceSessionsOf(tx, session, sessionTime()),
  );
  calls.signedIn('endDeviceSession', async ({ session, params: { id } }) => {
    const { userId } = session;
    await change(session, async (tx, tell) => {
      const gone = await endSessionById(tx, { userId, id });
      if (gone === undefined) {
        throw new Refusal('device-missing');
      }
      await tell('deviceManagement', endedDeviceNews(gone.deviceName));
    });
    return {};
  });
  calls.signedIn('endOtherSessions', async ({ session }) => {
    await change(session, async (tx, tell) => {
      const count = await endOtherSessions(tx, session);
      if (count > 0) await tell('deviceManagement', otherDevicesEndedNews);
    });
    return {};
  });
}
