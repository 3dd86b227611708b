import { useState } from 'react';

import { sampleDocumentHash } from '#samples/document-hash.ts';
import { VerifyIdentityScreen } from '#screens/verify-identity/VerifyIdentityScreen.tsx';
import type { VerificationRequest } from '#wallet/forms/verify-identity.ts';

import { createOnce } from '../create-once.ts';
import { navigate } from '../navigation.ts';
import { readScaledImage } from '../device/scaled-image.ts';
import { toasts } from '../toasts.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function VerifyIdentityRoute({ user }: RouteProps) {
  const [verify] = useState(() =>
    createOnce(
      (request: VerificationRequest) => ({
        userId: user.id,
        documentHash: sampleDocumentHash(new Date()),
        ...request,
      }),
      (request) => client('requestVerification', request),
    ),
  );
  return (
    <VerifyIdentityScreen
      onReadImage={readScaledImage}
      onVerify={verify}
      notify={toasts.notify}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
    />
  );
}
