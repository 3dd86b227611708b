import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `local-withdraw`. */
export const localWithdraw = {
  'local-withdraw.state.default':
    'Balance, amount with quick buttons, accounts, three methods, summary, notices, in Korean.',
  'local-withdraw.content.available-balance': 'The available balance, at 1 coin = 1 won.',
  'local-withdraw.content.account-entry':
    'An account shows its bank, its masked number and its holder, and can be chosen.',
  'local-withdraw.content.default-badge':
    'The default account has a badge and is preselected (proposed copy).',
  'local-withdraw.content.maintenance-notice':
    'A notice names the maintenance window of the banks, 23:30-06:00.',
  'local-withdraw.content.daily-limit': 'A notice names the daily limit of ₩1,000,000.',
  'local-withdraw.rule.daily-limit-not-enforced':
    'The form accepts more than the daily limit while today’s remainder is unknown.',
  'local-withdraw.state.left-today':
    'The amount has today’s remaining limit below it, and an amount above that is refused in the form (proposed copy).',
  'local-withdraw.state.daily-limit-reached':
    'The provider enforces the daily limit: the form says how much is left.',
  'local-withdraw.state.declined':
    'The bank declines: the form says so in the words of the provider.',
  'local-withdraw.state.confirm-large':
    'More than half of the balance is confirmed first (proposed copy).',
  'local-withdraw.state.confirm-new-account':
    'The first withdrawal to an account is confirmed first, with its bank and holder (proposed copy).',
  'local-withdraw.state.confirm-other-holder':
    'That confirmation says if the holder has another name than the profile (proposed copy).',
  'local-withdraw.state.account-removed':
    'The chosen account was removed elsewhere: the field says so, and nothing is withdrawn (proposed copy).',
  'local-withdraw.state.confirm-balance-falls':
    'The balance falls while the sheet is open: the sheet follows it, and does not confirm more (proposed copy).',
  'local-withdraw.state.confirm-biometrics':
    'With biometrics on, nothing is withdrawn until the device confirms (proposed copy).',
  'local-withdraw.call.assets': 'The balance is the BusanCoin of the fetched assets.',
  'local-withdraw.content.saved-accounts':
    'The saved accounts are listed, with the Korean names of the documented banks.',
  'local-withdraw.state.accounts-load-error':
    'The accounts cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-withdraw.transition.back': 'Back leads to LocalPay.',
  'local-withdraw.constant.quick-amounts':
    '10K, 50K and 100K set 10,000, 50,000 and 100,000. One more button sets the full balance.',
  'local-withdraw.state.quick-amount-disabled': 'A quick amount above the balance is disabled.',
  'local-withdraw.state.full-amount': 'The full amount button sets the full balance.',
  'local-withdraw.state.account-selected': 'The chosen account and method are marked as chosen.',
  'local-withdraw.constant.method-instant': 'Instant costs ₩500 and takes 1-3 minutes.',
  'local-withdraw.constant.method-standard': 'Standard costs ₩200 and takes 10-30 minutes.',
  'local-withdraw.constant.method-economy': 'Economy is free and takes 1-3 hours.',
  'local-withdraw.state.draft-restored':
    'After an account was added, the form has what was typed before.',
  'local-withdraw.transition.add-account': 'Adding an account leads to Bank Information.',
  'local-withdraw.state.filled-summary':
    'The summary shows the total deducted and the balance after.',
  'local-withdraw.rule.total-deducted': 'Amount and fee together are deducted.',
  'local-withdraw.rule.balance-after':
    'The balance after the deduction, or the missing amount if it is not enough.',
  'local-withdraw.validation.missing': 'Without amount, account or method nothing is withdrawn.',
  'local-withdraw.validation.invalid-amount': 'An amount that is not above zero is refused.',
  'local-withdraw.constant.minimum': 'The minimum of a withdrawal is ₩1,000.',
  'local-withdraw.validation.minimum': 'Less than ₩1,000 is refused. ₩1,000 is accepted.',
  'local-withdraw.validation.insufficient-balance':
    'An amount that with its fee exceeds the balance is refused, with both figures.',
  'local-withdraw.state.processing':
    'While the withdrawal is processed the form cannot change or be sent again.',
  'local-withdraw.toast.success': 'A withdrawal is confirmed in Korean.',
  'local-withdraw.transition.success-to-localpay':
    'After a withdrawal the wallet goes to LocalPay.',
  'local-withdraw.rule.mutation': 'A withdrawal sends amount, fee, account and method.',
  'local-withdraw.toast.failed':
    'A toast says in Korean that the withdrawal failed. The form keeps its values.',
  'local-withdraw.rule.processing-reset': 'After a failure the withdrawal can be tried again.',
  'local-withdraw.state.loading': 'Skeletons and no zero while the balance loads.',
  'local-withdraw.state.fee-changed':
    'The fee has changed meanwhile: the form shows the new one, and the next press sends it (proposed copy).',
  'local-withdraw.state.fees-load-error':
    'The fees cannot be loaded: a card says why (proposed copy).',
  'local-withdraw.state.load-error':
    'The balance cannot be loaded: a card says why and offers to try again.',
} as const;

export const localWithdrawScreen: ScreenFacts = {
  language: 'ko',
  reads: {
    assets: {
      title: '잔액을 불러오지 못했습니다',
      retriesAll: true,
      loading: '잔액을 불러오는 중',
      data: '출금 가능 잔액',
      stillVisible: ['출금하기'],
    },
    bankAccounts: {
      title: '계좌를 불러오지 못했습니다',
      retriesAll: true,
      loading: '잔액을 불러오는 중',
      data: '출금 가능 잔액',
      stillVisible: ['출금하기'],
    },
    fees: {
      title: '수수료를 불러오지 못했습니다',
      retriesAll: true,
      loading: '잔액을 불러오는 중',
      data: '출금 가능 잔액',
      stillVisible: ['출금하기'],
    },
  },
  silentReads: { dailyLimits: 'only the remaining limit of today is missing' },
  fields: { path: paths.localWithdraw, labels: ['출금 금액'] },
};
