import type { Page } from '@playwright/test';

/** Adds an authenticator that Chromium simulates. Call it before a screen checks for an authenticator. */
export async function plugInAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      hasResidentKey: true,
      isUserVerified: true,
    },
  });
  return {
    /** Sets whether later user checks succeed. */
    recognise: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Removes every credential, as if the user had deleted the passkey. */
    forget: () => cdp.send('WebAuthn.clearCredentials', { authenticatorId }),
    credentials: async () =>
      (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
