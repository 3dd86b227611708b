import { addCredential } from './catalogue/add-credential.ts';
import { assets } from './catalogue/assets.ts';
import { bankInfo } from './catalogue/bank-info.ts';
import { credential } from './catalogue/credential.ts';
import { deposit } from './catalogue/deposit.ts';
import { digitalId } from './catalogue/digital-id.ts';
import { documentDetail } from './catalogue/document-detail.ts';
import { editProfile } from './catalogue/edit-profile.ts';
import { eventsStream } from './catalogue/events-stream.ts';
import { failures } from './catalogue/failures.ts';
import { helpCenter } from './catalogue/help-center.ts';
import { history } from './catalogue/history.ts';
import { home } from './catalogue/home.ts';
import { installBanner } from './catalogue/install-banner.ts';
import { keyManagement } from './catalogue/key-management.ts';
import { languageSettings } from './catalogue/language-settings.ts';
import { localMerchants } from './catalogue/local-merchants.ts';
import { localSend } from './catalogue/local-send.ts';
import { localTopup } from './catalogue/local-topup.ts';
import { localWithdraw } from './catalogue/local-withdraw.ts';
import { localpay } from './catalogue/localpay.ts';
import { lock } from './catalogue/lock.ts';
import { myInfo } from './catalogue/my-info.ts';
import { notFound } from './catalogue/not-found.ts';
import { notificationBell } from './catalogue/notification-bell.ts';
import { notificationSettings } from './catalogue/notification-settings.ts';
import { performanceMonitor } from './catalogue/performance-monitor.ts';
import { presence } from './catalogue/presence.ts';
import { receipt } from './catalogue/receipt.ts';
import { receive } from './catalogue/receive.ts';
import { requestApproval } from './catalogue/request-approval.ts';
import { securitySettings } from './catalogue/security-settings.ts';
import { send } from './catalogue/send.ts';
import { session } from './catalogue/session.ts';
import { shell } from './catalogue/shell.ts';
import { supportChat } from './catalogue/support-chat.ts';
import { theme } from './catalogue/theme.ts';
import { toast } from './catalogue/toast.ts';
import { travelPlan } from './catalogue/travel-plan.ts';
import { traveler } from './catalogue/traveler.ts';
import { verifyIdentity } from './catalogue/verify-identity.ts';
import { withdraw } from './catalogue/withdraw.ts';
import { work } from './catalogue/work.ts';

/**
 * Every state, validation error and toast of the wallet, and what else a story shows, in a sentence each. An id reads
 * `screen.kind.name`. A story names the entries that it shows with `shows(…)`; a check holds both ways.
 */
export const catalogue = {
  ...shell,
  ...notFound,
  ...session,
  ...lock,
  ...presence,
  ...theme,
  ...toast,
  ...eventsStream,
  ...installBanner,
  ...notificationBell,
  ...home,
  ...assets,
  ...send,
  ...failures,
  ...receive,
  ...travelPlan,
  ...history,
  ...receipt,
  ...traveler,
  ...myInfo,
  ...languageSettings,
  ...notificationSettings,
  ...helpCenter,
  ...digitalId,
  ...credential,
  ...verifyIdentity,
  ...addCredential,
  ...deposit,
  ...withdraw,
  ...bankInfo,
  ...editProfile,
  ...securitySettings,
  ...localSend,
  ...localWithdraw,
  ...documentDetail,
  ...localpay,
  ...localMerchants,
  ...localTopup,
  ...supportChat,
  ...work,
  ...requestApproval,
  ...keyManagement,
  ...performanceMonitor,
} as const;

export type CatalogueId = keyof typeof catalogue;

/** The `screen` of an entry. */
export function screenOf(id: CatalogueId): string {
  return id.split('.')[0] ?? '';
}

/** The `kind` of an entry: state, validation, toast, rule, content, constant or transition. */
export function kindOf(id: CatalogueId): string {
  return id.split('.')[1] ?? '';
}

/** The story parameter that names the catalogue entries a story shows. */
export function shows(...ids: [CatalogueId, ...CatalogueId[]]): { catalogue: CatalogueId[] } {
  return { catalogue: ids };
}

function isEntry(id: unknown): id is CatalogueId {
  return typeof id === 'string' && Object.hasOwn(catalogue, id);
}

/** The entries that a story names among its parameters. */
export function entriesOf(parameters: Readonly<Record<string, unknown>>): CatalogueId[] {
  const { catalogue: ids } = parameters;
  return Array.isArray(ids) ? ids.filter(isEntry) : [];
}
