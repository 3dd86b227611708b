import { addCredential, addCredentialScreen } from './catalogue/add-credential.ts';
import { asset, assetScreen } from './catalogue/asset.ts';
import { assets, assetsScreen } from './catalogue/assets.ts';
import { bankInfo, bankInfoScreen } from './catalogue/bank-info.ts';
import { credential, credentialScreen } from './catalogue/credential.ts';
import { deposit, depositScreen } from './catalogue/deposit.ts';
import { digitalId, digitalIdScreen } from './catalogue/digital-id.ts';
import { documentDetail, documentScreen } from './catalogue/document-detail.ts';
import { editProfile, editProfileScreen } from './catalogue/edit-profile.ts';
import { eventsStream } from './catalogue/events-stream.ts';
import { failures } from './catalogue/failures.ts';
import { helpCenter, helpCenterScreen } from './catalogue/help-center.ts';
import { history, historyScreen } from './catalogue/history.ts';
import { home, homeScreen } from './catalogue/home.ts';
import { installBanner } from './catalogue/install-banner.ts';
import { keyManagement, keyManagementScreen } from './catalogue/key-management.ts';
import { languageSettings, languageSettingsScreen } from './catalogue/language-settings.ts';
import { localMerchants, localMerchantsScreen } from './catalogue/local-merchants.ts';
import { localReceive, localReceiveScreen } from './catalogue/local-receive.ts';
import { localSend, localSendScreen } from './catalogue/local-send.ts';
import { localTopup, localTopupScreen } from './catalogue/local-topup.ts';
import { localWithdraw, localWithdrawScreen } from './catalogue/local-withdraw.ts';
import { localpay, localPayScreen } from './catalogue/localpay.ts';
import { lock } from './catalogue/lock.ts';
import { myInfo, myInfoScreen } from './catalogue/my-info.ts';
import { notFound } from './catalogue/not-found.ts';
import { notificationBell } from './catalogue/notification-bell.ts';
import {
  notificationSettings,
  notificationSettingsScreen,
} from './catalogue/notification-settings.ts';
import { performanceMonitor } from './catalogue/performance-monitor.ts';
import { presence } from './catalogue/presence.ts';
import { receipt, receiptScreen } from './catalogue/receipt.ts';
import { receive } from './catalogue/receive.ts';
import { refusals } from './catalogue/refusals.ts';
import { requestApproval, requestApprovalScreen } from './catalogue/request-approval.ts';
import { securitySettings, securitySettingsScreen } from './catalogue/security-settings.ts';
import { send, sendScreen } from './catalogue/send.ts';
import { session } from './catalogue/session.ts';
import { shell } from './catalogue/shell.ts';
import { statement, statementScreen } from './catalogue/statement.ts';
import { supportChat } from './catalogue/support-chat.ts';
import { theme } from './catalogue/theme.ts';
import { toast } from './catalogue/toast.ts';
import { travelPlan, travelPlanScreen } from './catalogue/travel-plan.ts';
import { traveler, travelerScreen } from './catalogue/traveler.ts';
import { verifyIdentity, verifyIdentityScreen } from './catalogue/verify-identity.ts';
import { withdraw, withdrawScreen } from './catalogue/withdraw.ts';
import { work, workScreen } from './catalogue/work.ts';
import type { ScreenFacts } from './screen-facts.ts';

/**
 * Every state, validation error and toast of the wallet, and the other contents of stories, each in one sentence. An id
 * has the form `screen.kind.name`. A story names its entries with `shows(…)`. A check requires that each entry has a
 * story, and each named entry exists.
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
  ...asset,
  ...send,
  ...failures,
  ...refusals,
  ...receive,
  ...travelPlan,
  ...history,
  ...statement,
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
  ...localReceive,
  ...localTopup,
  ...supportChat,
  ...work,
  ...requestApproval,
  ...keyManagement,
  ...performanceMonitor,
} as const;

/** The facts about the screens with reads or text fields, by the names of their routes. */
export const screenFacts: Readonly<Record<string, ScreenFacts>> = {
  AddCredential: addCredentialScreen,
  Asset: assetScreen,
  Assets: assetsScreen,
  BankInfo: bankInfoScreen,
  Credential: credentialScreen,
  Deposit: depositScreen,
  DigitalId: digitalIdScreen,
  Document: documentScreen,
  EditProfile: editProfileScreen,
  HelpCenter: helpCenterScreen,
  History: historyScreen,
  Home: homeScreen,
  KeyManagement: keyManagementScreen,
  LanguageSettings: languageSettingsScreen,
  LocalMerchants: localMerchantsScreen,
  LocalPay: localPayScreen,
  LocalReceive: localReceiveScreen,
  LocalSend: localSendScreen,
  LocalTopup: localTopupScreen,
  LocalWithdraw: localWithdrawScreen,
  MyInfo: myInfoScreen,
  NotificationSettings: notificationSettingsScreen,
  Receipt: receiptScreen,
  RequestApproval: requestApprovalScreen,
  SecuritySettings: securitySettingsScreen,
  Send: sendScreen,
  Statement: statementScreen,
  TravelPlan: travelPlanScreen,
  Traveler: travelerScreen,
  VerifyIdentity: verifyIdentityScreen,
  Withdraw: withdrawScreen,
  Work: workScreen,
};

export type CatalogueId = keyof typeof catalogue;

/** The `screen` part of an entry's id. */
export function screenOf(id: CatalogueId): string {
  return id.split('.')[0] ?? '';
}

/** The `kind` part of an entry's id: state, validation, toast, rule, content, constant, transition or call. */
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

/** The entries that a story names in its parameters. */
export function entriesOf(parameters: Readonly<Record<string, unknown>>): CatalogueId[] {
  const { catalogue: ids } = parameters;
  return Array.isArray(ids) ? ids.filter(isEntry) : [];
}
