import { useState } from 'react';

import { VerifyIdentityScreen } from '#screens/verify-identity/VerifyIdentityScreen.tsx';
import { sha256Hex } from '#wallet/document-proof.ts';
import { imageBytes, type VerificationRequest } from '#wallet/forms/verify-identity.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function VerifyIdentityRoute({ user }: RouteProps) {
  const { clock, device, toasts, log, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const verify = useCreateOnce('requestVerification', (request: VerificationRequest) => ({
    userId: user.id,
    documentHash: sha256Hex(imageBytes(request.metadata.imageData)),
    ...request,
  }));
  return (
    <VerifyIdentityScreen
      now={now}
      onReadImage={(file) => device.readImage(file, 'review')}
      onVerify={async (request) => {
        await verify(request);
      }}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
    />
  );
}
