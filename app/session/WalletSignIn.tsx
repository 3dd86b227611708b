import type { ComponentProps } from 'react';

import { fromNetwork } from '#api/client.ts';
import { useStore } from '#components/use-store.ts';
import { SignInScreen } from '#shell/SignInScreen.tsx';
import { SandboxesContext } from '#widgets/sandboxes.ts';
import type { User } from '#wallet/entities/user.ts';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices, type WalletServices } from '../context.ts';

/** The sign-in screen, which signs in, registers with new keys, undoes an e-mail change, and resets a password. */
export default function WalletSignIn(
  refusals: Pick<ComponentProps<typeof SignInScreen>, 'storageRefused' | 'keysRefused'>,
) {
  const services = useWalletServices();
  const { client, session, log } = services;
  const known = useLoadable('sandboxes', {});
  return (
    <SandboxesContext value={known.status === 'ready' ? known.data.sandboxes : []}>
      <SignInScreen
        {...refusals}
        sessionEnded={useStore(session.ended)}
        onSignIn={async (details) => {
          const grant = await client('login', { body: details });
          session.save(grant);
          void settleKeys(services, grant.user, details.password);
        }}
        onSignInByPasskey={
          'PublicKeyCredential' in window
            ? async () => {
                // Lazy-loaded: most sign-ins are by password.
                const { signInByDevice } = await fromNetwork(import('../device/device-check.ts'));
                session.save(await signInByDevice(services));
              }
            : undefined
        }
        onRegister={async (draft) => {
          const { registerWithKeys } = await import('../keys/register.ts');
          await registerWithKeys(services, draft);
          void rememberLanguage(services);
        }}
        onUndoEmailChange={async (undo) => {
          await client('undoEmailChange', { body: undo });
        }}
        onSendResetCode={async (email) => {
          await client('sendResetCode', { body: { email } });
        }}
        onResetPassword={async (reset) => {
          await client('resetPassword', { body: reset });
        }}
        log={log.warn}
      />
    </SandboxesContext>
  );
}

/** The messages of a new account are in the language of the device, if its owner or the browser has chosen one. */
async function rememberLanguage({ client, language, log, session }: WalletServices) {
  const setting = language.read();
  if (setting === 'en-ko') return;
  try {
    const chosen = { language: setting, localLanguage: setting };
    await client('updateProfile', { body: chosen });
    session.mergeUser(chosen);
  } catch (error) {
    log.warn('The language of the new account was not saved', error);
  }
}

/** Settles a password change with an unknown outcome: signing in has shown the account's password (decision 98). */
async function settleKeys(services: WalletServices, user: User, password: string) {
  try {
    await (await import('../keys/settle-vaults.ts')).settleVaults(services, user, password);
  } catch (error) {
    services.log.warn('The keys of a password change were not settled', error);
  }
}
