/** The fixed base path under which every route and the provider's API live (core §2, decision 1). */
export const basePath = '/superwallet';

/** Every route of the wallet, without the base path (core §2, local §2, decision 105). */
export const paths = {
  home: '/',
  digitalId: '/id',
  assets: '/assets',
  localpay: '/localpay',
  work: '/work',
  requestApproval: '/request-approval',
  traveler: '/traveler',
  myInfo: '/myinfo',
  send: '/send',
  receive: '/receive',
  deposit: '/deposit',
  withdraw: '/withdraw',
  verifyIdentity: '/verify-identity',
  addCredential: '/add-credential',
  bankInfo: '/bank-info',
  travelPlan: '/travel-plan',
  history: '/history',
  statement: '/statement',
  editProfile: '/edit-profile',
  securitySettings: '/security-settings',
  keyManagement: '/key-management',
  languageSettings: '/language-settings',
  notificationSettings: '/notification-settings',
  helpCenter: '/help-center',
  localTopup: '/local-topup',
  localSend: '/local-send',
  localWithdraw: '/local-withdraw',
  localMerchants: '/local-merchants',
  localReceive: '/local-receive',
} as const;

/** The screens that a tab or My info leads to. */
const sections: Readonly<Record<string, readonly string[]>> = {
  [paths.digitalId]: [paths.verifyIdentity, paths.addCredential],
  [paths.assets]: [
    paths.send,
    paths.receive,
    paths.deposit,
    paths.withdraw,
    paths.history,
    paths.statement,
  ],
  [paths.localpay]: [
    paths.localTopup,
    paths.localSend,
    paths.localWithdraw,
    paths.localMerchants,
    paths.localReceive,
  ],
  [paths.work]: [paths.requestApproval],
  [paths.traveler]: [paths.travelPlan],
  [paths.myInfo]: [
    paths.bankInfo,
    paths.editProfile,
    paths.securitySettings,
    paths.keyManagement,
    paths.languageSettings,
    paths.notificationSettings,
    paths.helpCenter,
  ],
};

/** The tabs in their order in the navigation, followed by My info, which is at the right of the header. */
export const tabPaths: readonly string[] = [paths.home, ...Object.keys(sections)];

/** The path of a screen's section: a tab, or My info; a section's own path is returned unchanged. */
export function sectionOf(path: string): string {
  if (documentIdIn(path) !== undefined) return paths.work;
  if ((receiptIdIn(path) ?? assetTypeIn(path)) !== undefined) return paths.assets;
  if (credentialIdIn(path) !== undefined) return paths.digitalId;
  return Object.keys(sections).find((section) => sections[section]?.includes(path)) ?? path;
}

/** The text in the place of an id in a path without the base; undefined for the path of another screen. */
function idAfter(prefix: string, path: string): string | undefined {
  const rest = path.startsWith(prefix) ? path.slice(prefix.length) : '';
  return rest === '' || rest.includes('/') ? undefined : rest;
}

const documentPrefix = '/document/';

/** The part of the wallet with colours of its own: local payments have those of the city. */
export type WalletArea = 'city';

/** The area of a path; undefined for the colours of the brand. */
export const areaOf = (path: string): WalletArea | undefined =>
  path.startsWith('/local') ? 'city' : undefined;

/** The path of a document's details, `/document/{id}` (local §2). */
export function documentPath(documentId: number): string {
  return `${documentPrefix}${documentId}`;
}

/** The text in the place of a document's id in a path without the base; undefined for the path of another screen. */
export function documentIdIn(path: string): string | undefined {
  return idAfter(documentPrefix, path);
}

const receiptPrefix = '/receipt/';

/** The routed screens that show a list with receipts. */
export type ReceiptOrigin =
  (typeof paths)['home' | 'assets' | 'history' | 'statement' | 'localReceive'] | `/asset/${string}`;

/**
 * The path of a transaction's receipt, `/receipt/{id}` (decision 95), with the screen to return to. Without one the
 * receipt returns to Assets or LocalPay, depending on the transaction.
 */
export function receiptPath(transactionId: number, from?: ReceiptOrigin): string {
  return `${receiptPrefix}${transactionId}${from === undefined ? '' : `?from=${from}`}`;
}

/** The text in the place of a transaction's id in a receipt's path without the base; undefined for another path. */
export function receiptIdIn(path: string): string | undefined {
  return idAfter(receiptPrefix, path);
}

// The address `/assets/…` belongs to the built files.
const assetPrefix = '/asset/';

/** The text in the place of an asset's code in a path without the base; undefined for another path (decision 215). */
export function assetTypeIn(path: string): string | undefined {
  return idAfter(assetPrefix, path);
}

const credentialPrefix = '/credential/';

/** The path of a credential's page, `/credential/{id}` (decision 110). */
export function credentialPath(credentialId: number): string {
  return `${credentialPrefix}${credentialId}`;
}

/** The text in the place of a credential's id in a path without the base; undefined for another path. */
export function credentialIdIn(path: string): string | undefined {
  return idAfter(credentialPrefix, path);
}

/** Pages that the provider serves: the operator's terms (decision 4), and the sandbox's messages (decision 206). */
export const operatorPaths = {
  terms: '/terms',
  privacy: '/privacy',
  sandbox: '/sandbox',
} as const;

/**
 * Prepends a base path to a target, unless the target equals the base path or continues it with a slash. So
 * `/superwalletx` gets the prefix (decision 2).
 */
export function withBase(target: string, base: string = basePath): string {
  if (target === base || target.startsWith(`${base}/`)) return target;
  return target === '/' ? `${base}/` : `${base}${target.startsWith('/') ? '' : '/'}${target}`;
}

/** A path without trailing slashes: `/send/` is the same screen as `/send`. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** A path without the base, as in the route table; a path outside of the base is returned unchanged. */
export function withoutBase(path: string): string {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}
