import type { ComponentType } from 'react';

import type { Area } from '#i18n/messages.ts';
import {
  assetTypeIn,
  credentialIdIn,
  documentIdIn,
  paths,
  receiptIdIn,
  withoutBase,
} from '#wallet/paths.ts';

import { loadMessages } from '../wallet-messages.ts';
import { onDemand, type OnDemand } from '../on-demand.tsx';
import HomeRoute, { IdCards } from './HomeRoute.tsx';
import type { RouteProps } from './route-props.ts';

interface Route extends Pick<OnDemand<RouteProps>, 'component'> {
  /** The title in the browser's tab and history. */
  title: string;
  /** Prefetches the chunks of the first render. */
  fetch: OnDemand<RouteProps>['fetch'];
  /** True if a server-rendered page can be hydrated before all these chunks are loaded. */
  inParts?: boolean;
  /** True if the screen shows data that only the device has, so that the provider cannot render it. */
  ofDevice?: boolean;
}

function chunk(
  title: string,
  load: () => Promise<{ default: ComponentType<RouteProps> }>,
  { messages, ofDevice = false }: { messages?: Area; ofDevice?: boolean } = {},
): Route {
  // Without its messages, the screen would suspend again after its chunk is loaded.
  const loadWithMessages = async () => {
    const [module] = await Promise.all([load(), messages && loadMessages(messages)]);
    return module;
  };
  return { title, ofDevice, ...onDemand(loadWithMessages) };
}

/**
 * Every routed screen by its path. Home is part of the first load. The other screens are lazy-loaded: in the chunk that
 * the comment at the import names, which `built-files.ts` reads, or else in a separate chunk.
 */
const routes: Readonly<Record<string, Route>> = {
  [paths.home]: {
    title: 'Home',
    component: () => HomeRoute,
    fetch: IdCards.fetch,
    inParts: true,
  },
  [paths.assets]: chunk('Assets', () => import(/* chunk: assets */ './AssetsRoute.tsx')),
  [paths.send]: chunk('Send Assets', () => import('./SendRoute.tsx')),
  [paths.receive]: chunk('Receive Assets', () => import(/* chunk: assets */ './ReceiveRoute.tsx')),
  [paths.deposit]: chunk('Deposit Assets', () => import(/* chunk: bank */ './DepositRoute.tsx')),
  [paths.withdraw]: chunk(
    'Withdraw to Bank',
    () => import(/* chunk: bank */ './WithdrawRoute.tsx'),
  ),
  [paths.bankInfo]: chunk(
    'Bank Information',
    () => import(/* chunk: bank */ './BankInfoRoute.tsx'),
  ),
  [paths.editProfile]: chunk(
    'Edit Profile',
    () => import(/* chunk: account */ './EditProfileRoute.tsx'),
  ),
  [paths.myInfo]: chunk('My info', () => import(/* chunk: account */ './MyInfoRoute.tsx')),
  [paths.digitalId]: chunk(
    'DigitalID',
    () => import(/* chunk: digital-id */ './DigitalIdRoute.tsx'),
  ),
  [paths.verifyIdentity]: chunk(
    'Verify Identity',
    () => import(/* chunk: identity */ './VerifyIdentityRoute.tsx'),
  ),
  [paths.addCredential]: chunk(
    'Add Credential',
    () => import(/* chunk: identity */ './AddCredentialRoute.tsx'),
  ),
  [paths.history]: chunk(
    'Activity History',
    () => import(/* chunk: history */ './HistoryRoute.tsx'),
  ),
  [paths.statement]: chunk('Statement', () => import(/* chunk: history */ './StatementRoute.tsx')),
  [paths.traveler]: chunk('Traveler', () => import(/* chunk: travel */ './TravelerRoute.tsx')),
  [paths.localpay]: chunk('LocalPay', () => import(/* chunk: local-pay */ './LocalPayRoute.tsx')),
  [paths.localTopup]: chunk(
    'Top Up',
    () => import(/* chunk: local-money */ './LocalTopupRoute.tsx'),
  ),
  [paths.localSend]: chunk('보내기', () => import('./LocalSendRoute.tsx')),
  [paths.localWithdraw]: chunk(
    '출금하기',
    () => import(/* chunk: local-money */ './LocalWithdrawRoute.tsx'),
  ),
  [paths.localMerchants]: chunk(
    '캐시백 가맹점',
    () => import(/* chunk: local-money */ './LocalMerchantsRoute.tsx'),
  ),
  [paths.localReceive]: chunk(
    'Get paid',
    () => import(/* chunk: local-pay */ './LocalReceiveRoute.tsx'),
    { ofDevice: true },
  ),
  [paths.work]: chunk('Work', () => import(/* chunk: work */ './WorkRoute.tsx'), {
    messages: 'work',
  }),
  [paths.requestApproval]: chunk('Request Approval', () => import('./RequestApprovalRoute.tsx'), {
    messages: 'work',
  }),
  [paths.keyManagement]: chunk('Key Management', () => import('./KeyManagementRoute.tsx'), {
    ofDevice: true,
  }),
  [paths.travelPlan]: chunk(
    'Travel Plans',
    () => import(/* chunk: travel */ './TravelPlanRoute.tsx'),
  ),
  [paths.securitySettings]: chunk(
    'Security Settings',
    () => import(/* chunk: security */ './SecuritySettingsRoute.tsx'),
  ),
  [paths.languageSettings]: chunk(
    'Language',
    () => import(/* chunk: account */ './LanguageSettingsRoute.tsx'),
  ),
  [paths.notificationSettings]: chunk(
    'Notifications',
    () => import(/* chunk: account */ './NotificationSettingsRoute.tsx'),
  ),
  [paths.helpCenter]: chunk(
    'Help center',
    () => import(/* chunk: account */ './HelpCenterRoute.tsx'),
  ),
};

const notFound = chunk('Page Not Found', () => import(/* chunk: details */ './NotFoundRoute.tsx'));

const documentDetails = chunk(
  'Document Details',
  () => import(/* chunk: work */ './DocumentRoute.tsx'),
  { messages: 'work' },
);

const receipt = chunk('Receipt', () => import(/* chunk: details */ './ReceiptRoute.tsx'));

const asset = chunk('Asset', () => import(/* chunk: history */ './AssetRoute.tsx'));

const credential = chunk('Credential', () => import(/* chunk: details */ './CredentialRoute.tsx'));

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
