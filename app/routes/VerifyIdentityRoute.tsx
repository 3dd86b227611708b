import { sampleDocumentHash } from '#samples/document-hash.ts';
import { VerifyIdentityScreen } from '#screens/verify-identity/VerifyIdentityScreen.tsx';

import { navigate } from '../navigation.ts';
import { readScaledImage } from '../scaled-image.ts';
import { toasts } from '../toasts.ts';
import { client } from '../wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function VerifyIdentityRoute({ user }: RouteProps) {
  return (
    <VerifyIdentityScreen
      onReadImage={readScaledImage}
      onVerify={async (request) => {
        const documentHash = sampleDocumentHash(new Date());
        await client('requestVerification', {
          body: { userId: user.id, documentHash, ...request },
        });
      }}
      notify={toasts.notify}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
    />
  );
}
