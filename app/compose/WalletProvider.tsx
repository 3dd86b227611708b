import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Router, type RouterOptions } from 'wouter';

import { BackSteps } from '#components/back-steps.ts';
import { BasePath } from '#components/base-path.ts';
import { DraftsContext } from '#components/drafts.ts';
import { basePath } from '#wallet/paths.ts';

import { WalletServicesContext, type WalletServices } from '../context.ts';

/** Source of the address: the browser's by default, `ssrPath` on a server. */
export type Address = Pick<RouterOptions, 'hook' | 'searchHook' | 'ssrPath' | 'ssrSearch'>;

/** Provides the services, the query cache and the address to the routes. */
export function WalletProvider({
  services,
  address,
  children,
}: {
  services: WalletServices;
  address?: Address | undefined;
  children: ReactNode;
}) {
  return (
    <WalletServicesContext value={services}>
      <QueryClientProvider client={services.queries.cache}>
        <Router base={basePath} {...address}>
          <BasePath value={basePath}>
            <BackSteps value={services.addBackStep}>
              <DraftsContext value={services.drafts}>{children}</DraftsContext>
            </BackSteps>
          </BasePath>
        </Router>
      </QueryClientProvider>
    </WalletServicesContext>
  );
}
