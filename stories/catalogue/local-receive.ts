import { paths } from '#wallet/paths.ts';

import type { ScreenFacts } from '../screen-facts.ts';

/** The entries of `local-receive` (decision 168). */
export const localReceive = {
  'local-receive.state.default':
    'The large payment code with the name and number, and today’s payments with their number and sum (proposed copy).',
  'local-receive.state.code':
    'The payment code: a QR code, the name, and the number or account name (proposed copy).',
  'local-receive.state.amount':
    'With an amount, the code asks for it. An invalid amount gets a message (proposed copy).',
  'local-receive.state.stall':
    'The typed name of a stall replaces the own name, and the number or e-mail address is not shown (proposed copy).',
  'local-receive.rule.stall':
    'The name of a stall has at most 40 characters, and this device stores it.',
  'local-receive.validation.secret':
    'A recovery phrase or private key as the name of a stall is refused and is not part of the code.',
  'local-receive.content.printed':
    'Save a page to print saves a page of A6: the name, the code, and how to pay in Korean and English (proposed copy).',
  'local-receive.content.lock':
    'The screen says that the wallet does not lock while it is open and visible (proposed copy).',
  'local-receive.rule.lock': 'The lock waits for the screen, but for no press elsewhere.',
  'local-receive.state.paid':
    'A payment arrives: its amount and payer are shown and read out, and the code stays (proposed copy).',
  'local-receive.state.paid-several':
    'Several payments that arrive together show their number and sum.',
  'local-receive.rule.once': 'A payment that is reported twice counts once.',
  'local-receive.rule.no-toast': 'The figure of an arrived payment replaces its toast.',
  'local-receive.rule.sound':
    'A payment sounds if Sound is on, which this device stores (proposed copy).',
  'local-receive.state.paused':
    'Without a connection the screen says that new payments are not shown (proposed copy).',
  'local-receive.state.empty': 'A day without payments says so (proposed copy).',
  'local-receive.state.many':
    'The list has the latest 200 payments, number and sum count all (proposed copy).',
  'local-receive.state.loading': 'A skeleton while the payments load; the code is there.',
  'local-receive.state.load-error':
    'The payments cannot be loaded: a card says so (proposed copy) and offers to try again.',
  'local-receive.transition.receipt': 'A payment leads to its receipt.',
  'local-receive.transition.back': 'Back leads to LocalPay.',
  'local-receive.content.share': 'Share sends the payee and the code as text.',
  'local-receive.content.save': 'Save stores a picture of the code.',
  'local-receive.toast.copied': 'If sharing is not supported, the code is copied (proposed copy).',
  'local-receive.toast.not-shared':
    'A toast says that the code could not be shared (proposed copy).',
  'local-receive.toast.not-saved': 'A toast says that the code could not be saved (proposed copy).',
} as const;

export const localReceiveScreen: ScreenFacts = {
  reads: {
    receivedToday: {
      title: 'We could not load the payments',
      loading: 'Loading the payments',
      data: '3 payments · ₩16,500',
      stillVisible: ['Get paid', 'Pay Jiwoo Kim'],
    },
  },
  fields: {
    path: paths.localReceive,
    labels: ['Amount (optional)', 'Name of your stall (optional)'],
  },
};
