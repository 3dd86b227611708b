import type { HelpMessages } from '#i18n/en/help.ts';
import type { SupportCategory } from '#wallet/chat/support-keywords.ts';
import { paths } from '#wallet/paths.ts';

/** The topics of the Help center, in its order; the chat answers them all too (decision 105). */
export const helpTopics = [
  'balance',
  'paying',
  'cashback',
  'transactions',
  'fees',
  'limits',
  'top-up',
  'banking',
  'refunds',
  'identity',
  'security',
  'lost-phone',
  'password',
  'backup',
  'account',
  'text-size',
  'deletion',
  'contact',
] as const satisfies SupportCategory[];
export type HelpTopic = (typeof helpTopics)[number];

/** The screen that a topic's answer links to, with its title in the messages. Some topics have none. */
export const answerScreens: Partial<
  Record<SupportCategory, { to: string; title: keyof HelpMessages['screens'] }>
> = {
  balance: { to: paths.assets, title: 'assets' },
  transactions: { to: paths.assets, title: 'assets' },
  banking: { to: paths.assets, title: 'assets' },
  paying: { to: paths.localpay, title: 'localPay' },
  cashback: { to: paths.localMerchants, title: 'merchants' },
  limits: { to: paths.localpay, title: 'localPay' },
  'top-up': { to: paths.localTopup, title: 'topUp' },
  refunds: { to: paths.traveler, title: 'traveler' },
  identity: { to: paths.digitalId, title: 'digitalId' },
  security: { to: paths.securitySettings, title: 'security' },
  'lost-phone': { to: paths.securitySettings, title: 'security' },
  password: { to: paths.securitySettings, title: 'security' },
  backup: { to: paths.keyManagement, title: 'keys' },
  account: { to: paths.myInfo, title: 'myInfo' },
  deletion: { to: paths.securitySettings, title: 'security' },
  contact: { to: paths.helpCenter, title: 'helpCenter' },
};
