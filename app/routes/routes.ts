import type { ComponentType } from 'react';

import {
  assetTypeIn,
  credentialIdIn,
  documentIdIn,
  paths,
  receiptIdIn,
  withoutBase,
} from '#wallet/paths.ts';

import { withMessages, type ShownMessages } from '../wallet-messages.ts';
import { onDemand, type OnDemand } from '../on-demand.tsx';
import HomeRoute, { IdCards } from './HomeRoute.tsx';
import type { RouteProps } from './route-props.ts';

interface Route extends Pick<OnDemand<RouteProps>, 'component'> {
  /** Prefetches the chunks of the first render. */
  fetch: OnDemand<RouteProps>['fetch'];
  /** True if a server-rendered page can be hydrated before all these chunks are loaded. */
  inParts?: boolean;
  /** True if the screen shows data that only the device has, so that the provider cannot render it. */
  ofDevice?: boolean;
}

function chunk(
  load: () => Promise<{ default: ComponentType<RouteProps> }>,
  { ofDevice = false, messages = [], ...shown }: ShownMessages & { ofDevice?: boolean },
): Route {
  return {
    ofDevice,
    ...onDemand(withMessages(load, { ...shown, messages: ['notices', ...messages] })),
  };
}

/**
 * Every routed screen by its path. Home is part of the first load. The other screens are lazy-loaded: in the chunk that
 * the comment at the import names, which `built-files.ts` reads, or else in a separate chunk.
 */
const routes: Readonly<Record<string, Route>> = {
  [paths.home]: {
    component: () => HomeRoute,
    fetch: IdCards.fetch,
    inParts: true,
  },
  [paths.assets]: chunk(() => import(/* chunk: assets */ './AssetsRoute.tsx'), {
    messages: ['assets', 'history'],
  }),
  [paths.send]: chunk(() => import('./SendRoute.tsx'), {
    messages: ['forms', 'send'],
  }),
  [paths.receive]: chunk(() => import(/* chunk: assets */ './ReceiveRoute.tsx'), {
    messages: ['forms', 'send'],
  }),
  [paths.deposit]: chunk(() => import(/* chunk: bank */ './DepositRoute.tsx'), {
    messages: ['forms', 'bank'],
  }),
  [paths.withdraw]: chunk(() => import(/* chunk: bank */ './WithdrawRoute.tsx'), {
    messages: ['forms', 'bank'],
  }),
  [paths.bankInfo]: chunk(() => import(/* chunk: bank */ './BankInfoRoute.tsx'), {
    messages: ['forms', 'bank'],
  }),
  [paths.editProfile]: chunk(() => import(/* chunk: account */ './EditProfileRoute.tsx'), {
    messages: ['forms', 'session', 'account', 'security'],
  }),
  [paths.myInfo]: chunk(() => import(/* chunk: account */ './MyInfoRoute.tsx'), {
    messages: ['forms', 'session', 'account', 'security'],
  }),
  [paths.digitalId]: chunk(() => import(/* chunk: digital-id */ './DigitalIdRoute.tsx'), {
    messages: ['forms', 'cards', 'identity', 'security'],
  }),
  [paths.verifyIdentity]: chunk(() => import(/* chunk: identity */ './VerifyIdentityRoute.tsx'), {
    messages: ['forms', 'cards', 'identity'],
  }),
  [paths.addCredential]: chunk(() => import(/* chunk: identity */ './AddCredentialRoute.tsx'), {
    messages: ['forms', 'cards', 'identity'],
  }),
  [paths.history]: chunk(() => import(/* chunk: history */ './HistoryRoute.tsx'), {
    messages: ['history'],
  }),
  [paths.statement]: chunk(() => import(/* chunk: history */ './StatementRoute.tsx'), {
    messages: ['assets', 'history'],
  }),
  [paths.traveler]: chunk(() => import(/* chunk: travel */ './TravelerRoute.tsx'), {
    messages: ['forms', 'travel'],
  }),
  [paths.localpay]: chunk(() => import(/* chunk: local-pay */ './LocalPayRoute.tsx'), {
    messages: ['local'],
  }),
  [paths.localTopup]: chunk(() => import(/* chunk: local-money */ './LocalTopupRoute.tsx'), {
    messages: ['forms', 'local'],
  }),
  [paths.localSend]: chunk(() => import('./LocalSendRoute.tsx'), {
    localMessages: ['common', 'forms', 'local'],
  }),
  [paths.localWithdraw]: chunk(() => import(/* chunk: local-money */ './LocalWithdrawRoute.tsx'), {
    localMessages: ['common', 'forms', 'local'],
  }),
  [paths.localMerchants]: chunk(
    () => import(/* chunk: local-money */ './LocalMerchantsRoute.tsx'),
    { localMessages: ['common', 'forms', 'local'] },
  ),
  [paths.localReceive]: chunk(() => import(/* chunk: local-pay */ './LocalReceiveRoute.tsx'), {
    messages: ['forms', 'local'],
    ofDevice: true,
  }),
  [paths.work]: chunk(() => import(/* chunk: work */ './WorkRoute.tsx'), {
    messages: ['forms', 'work'],
  }),
  [paths.requestApproval]: chunk(() => import('./RequestApprovalRoute.tsx'), {
    messages: ['forms', 'work'],
  }),
  [paths.keyManagement]: chunk(() => import('./KeyManagementRoute.tsx'), {
    messages: ['forms', 'session', 'keys'],
    ofDevice: true,
  }),
  [paths.travelPlan]: chunk(() => import(/* chunk: travel */ './TravelPlanRoute.tsx'), {
    messages: ['forms', 'travel'],
  }),
  [paths.securitySettings]: chunk(
    () => import(/* chunk: security */ './SecuritySettingsRoute.tsx'),
    { messages: ['forms', 'session', 'security'] },
  ),
  [paths.languageSettings]: chunk(
    () => import(/* chunk: account */ './LanguageSettingsRoute.tsx'),
    { messages: ['account', 'security'] },
  ),
  [paths.notificationSettings]: chunk(
    () => import(/* chunk: account */ './NotificationSettingsRoute.tsx'),
    { messages: ['account', 'security'] },
  ),
  [paths.helpCenter]: chunk(() => import(/* chunk: account */ './HelpCenterRoute.tsx'), {
    messages: ['help'],
  }),
};

const notFound = chunk(() => import(/* chunk: details */ './NotFoundRoute.tsx'), {
  messages: ['help'],
});

const documentDetails = chunk(() => import(/* chunk: work */ './DocumentRoute.tsx'), {
  messages: ['forms', 'work'],
});

const receipt = chunk(() => import(/* chunk: details */ './ReceiptRoute.tsx'), {
  messages: ['forms', 'history'],
  localMessages: ['common', 'forms', 'history'],
});

const asset = chunk(() => import(/* chunk: history */ './AssetRoute.tsx'), {
  messages: ['assets', 'history'],
});

const credential = chunk(() => import(/* chunk: details */ './CredentialRoute.tsx'), {
  messages: ['forms', 'cards', 'identity'],
});

/** The route of a path without the base; an unknown path leads to Page Not Found. */
export function routeOf(path: string): Route {
  if (documentIdIn(path) !== undefined) return documentDetails;
  if (receiptIdIn(path) !== undefined) return receipt;
  if (assetTypeIn(path) !== undefined) return asset;
  if (credentialIdIn(path) !== undefined) return credential;
  return Object.hasOwn(routes, path) ? (routes[path] ?? notFound) : notFound;
}

/** Fetches a route's chunk as soon as its link is touched or focused, so that it is loaded when the link is pressed. */
export function warmRoutes(document: Document): void {
  const onTouch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    // Following the link retries a failed prefetch, and reports its failure.
    if (link)
      routeOf(withoutBase(link.pathname))
        .fetch()
        .catch(() => undefined);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin']) {
    document.addEventListener(event, onTouch, { passive: true });
  }
}
