import { describe, expect, it, test } from 'vitest';

import type { CreatedEntity } from '#i18n/en/notices.ts';
import { decimal } from '#wallet/money/decimal.ts';
import type { Refusal } from '#wallet/failure.ts';
import { EarlierCreated, OutcomeUnknown } from '#wallet/outcome.ts';

import { documentedNotice } from './documented-notice.ts';
import { goldenNotices, type GoldenNotice } from './notices.golden.ts';
import {
  failureNotice,
  inLocalLanguage,
  notices,
  providerNotice,
  withReceipt,
  writeFailureNotice,
  type FixedNoticeCode,
  type Notice,
  type NoticeCode,
} from './notices.ts';

/** The notices that local screens show in their language, under the codes of the golden table. */
const localNotices = {
  'create.unknown-ko': inLocalLanguage(notices['create.unknown']),
  'create.earlier-ko': inLocalLanguage(notices['create.earlier']),
  'create.happened-ko': (entity: CreatedEntity) =>
    inLocalLanguage(notices['create.happened'](entity)),
  'create.not-happened-ko': (entity: CreatedEntity) =>
    inLocalLanguage(notices['create.not-happened'](entity)),
  'local-receipt.copied': inLocalLanguage(notices['receipt.copied']),
  'local-receipt.reference-copied': inLocalLanguage(notices['receipt.reference-copied']),
  'local-receipt.copy-failed': inLocalLanguage(notices['receipt.copy-failed']),
  'contact.saved-ko': inLocalLanguage(notices['contact.saved']),
  'contact.failed-ko': inLocalLanguage(notices['contact.failed']),
  'contact.uncertain-ko': inLocalLanguage(notices['contact.uncertain']),
};

const all: Readonly<Record<string, Notice | ((...figures: never[]) => Notice)>> = {
  ...notices,
  ...localNotices,
  'stream.notification': (title: string, message: string) =>
    providerNotice({ title, message }, 'success'),
  'stream.error-notification': (title: string, message: string) =>
    providerNotice({ title, message }, 'failure'),
};
const golden = Object.entries(goldenNotices);

test('the golden table has exactly the codes of the notices', () => {
  expect(Object.keys(goldenNotices).toSorted()).toEqual(Object.keys(all).toSorted());
});

test.each(golden.filter(([, notice]) => typeof notice !== 'function'))(
  'the notice %s has the golden text and tone',
  (code, expected) => {
    const notice = all[code];
    if (notice === undefined || typeof notice === 'function') throw new Error('It has figures');
    expect(documentedNotice(notice)).toStrictEqual(expected);
  },
);

/** The notices for some example figures. */
type Said = readonly (readonly [said: Notice, expected: GoldenNotice])[];

const refused = (refusal: object) => Object.assign(new Error('403: {}'), refusal);
const notChanged = goldenNotices['security-settings.password-change-failed'];

const withFigures: Readonly<
  Record<
    Exclude<NoticeCode, FixedNoticeCode> | 'create.happened-ko' | 'create.not-happened-ko',
    Said
  >
> = {
  'security-settings.signed-out-all': [
    [
      notices['security-settings.signed-out-all'](3),
      goldenNotices['security-settings.signed-out-all']('3'),
    ],
    [
      notices['security-settings.signed-out-all'](1),
      goldenNotices['security-settings.signed-out-all']('1'),
    ],
    [
      notices['security-settings.signed-out-all'](undefined),
      goldenNotices['security-settings.signed-out-all']('your'),
    ],
  ],
  'create.happened': [
    [notices['create.happened']('transfer'), goldenNotices['create.happened']('transfer')],
  ],
  'create.happened-ko': [
    [
      localNotices['create.happened-ko']('local transfer'),
      goldenNotices['create.happened-ko']('송금'),
    ],
  ],
  'create.not-happened': [
    [notices['create.not-happened']('transfer'), goldenNotices['create.not-happened']('transfer')],
  ],
  'create.not-happened-ko': [
    [
      localNotices['create.not-happened-ko']('local transfer'),
      goldenNotices['create.not-happened-ko']('송금'),
    ],
  ],
  'work.several-approved': [
    [notices['work.several-approved']('3'), goldenNotices['work.several-approved']('3')],
  ],
  'deposit.initiated': [
    [
      notices['deposit.initiated'](decimal('1000.000000000000000001'), 'XP'),
      goldenNotices['deposit.initiated']('1,000.000000000000000001', 'XP'),
    ],
  ],
  'withdraw.insufficient-balance': [
    [
      notices['withdraw.insufficient-balance'](decimal('1000.000000000000000000'), 'XP'),
      goldenNotices['withdraw.insufficient-balance']('1,000', 'XP'),
    ],
  ],
  'local-topup.insufficient-balance': [
    [
      notices['local-topup.insufficient-balance'](decimal('10.1'), decimal('5'), 'XP'),
      goldenNotices['local-topup.insufficient-balance']('10.1000', '5', 'XP'),
    ],
    // Four decimals would not distinguish the required amount from the balance.
    [
      notices['local-topup.insufficient-balance'](decimal('10.10101'), decimal('10.101'), 'XP'),
      goldenNotices['local-topup.insufficient-balance']('10.10101', '10.101', 'XP'),
    ],
  ],
  'local-topup.succeeded': [
    [
      notices['local-topup.succeeded'](decimal('1250000')),
      goldenNotices['local-topup.succeeded']('₩1,250,000'),
    ],
  ],
  'local-topup.pending': [
    [
      notices['local-topup.pending'](decimal('1250000')),
      goldenNotices['local-topup.pending']('₩1,250,000'),
    ],
  ],
  'local-send.pending': [
    [
      notices['local-send.pending']('010-2345-6789', decimal('5000'), false),
      goldenNotices['local-send.pending']('010-2345-6789번으로', '5,000원'),
    ],
  ],
  'local-send.insufficient-balance': [
    [
      notices['local-send.insufficient-balance'](decimal('1000.000000001')),
      goldenNotices['local-send.insufficient-balance']('₩1,000.000000001'),
    ],
  ],
  'local-send.succeeded': [
    [
      notices['local-send.succeeded']('김서연', decimal('5000'), false),
      goldenNotices['local-send.succeeded']('김서연님에게', '5,000원'),
    ],
  ],
  'local-withdraw.insufficient-balance': [
    [
      notices['local-withdraw.insufficient-balance'](decimal('48700.5'), decimal('48500')),
      goldenNotices['local-withdraw.insufficient-balance']('₩48,700.5', '₩48,500'),
    ],
  ],
  'local-withdraw.requested': [
    [
      notices['local-withdraw.requested'](decimal('10000')),
      goldenNotices['local-withdraw.requested']('10,000원'),
    ],
  ],
  'stream.balance-updated': [
    [
      notices['stream.balance-updated']('BusanCoin'),
      goldenNotices['stream.balance-updated']('BusanCoin'),
    ],
  ],
  'security-settings.password-change-failed': [
    [
      notices['security-settings.password-change-failed'](
        new Error('Current password is incorrect'),
      ),
      notChanged('Current password is incorrect'),
    ],
    // The client's own message of a refusal contains its status and JSON, which must not be shown to the user.
    [
      notices['security-settings.password-change-failed'](
        refused({ status: 403, reason: 'Current password is incorrect' }),
      ),
      notChanged('Current password is incorrect'),
    ],
    [
      notices['security-settings.password-change-failed'](refused({ status: 500 })),
      notChanged('Failed to update password'),
    ],
    // An error without a message gets the notice's own text.
    ...[new Error(), new Error(' '), undefined, 'a text', { message: 'no error' }].map(
      (error) =>
        [
          notices['security-settings.password-change-failed'](error),
          notChanged('Failed to update password'),
        ] as const,
    ),
  ],
};

describe.each(Object.entries(withFigures))('the notice %s', (_code, cases) => {
  it.each(cases)('reads %o', (said, expected) =>
    expect(documentedNotice(said)).toStrictEqual(expected),
  );
});

test('a notice with a receipt has the same text and links to the receipt', () => {
  const notice = withReceipt(notices['send.complete'], 12);
  expect(notice.receipt).toBe(12);
  expect(documentedNotice(notice)).toEqual(goldenNotices['send.complete']);
});

describe('the notice of a failed write', () => {
  const named = (name: string) => Object.assign(new Error('lost'), { name });
  const english = notices['send.failed'];
  const korean = notices['local-send.failed'];

  test.each([
    [new OutcomeUnknown(undefined), english, notices['create.unknown']],
    [new OutcomeUnknown(undefined), korean, localNotices['create.unknown-ko']],
    [new EarlierCreated(), english, notices['create.earlier']],
    [new EarlierCreated(), korean, localNotices['create.earlier-ko']],
    [named('UnreachableError'), english, notices['send.failed']],
  ] as const)('of %s, with the failure notice %o, is %o', (error, usual, notice) => {
    expect(failureNotice(error, usual)).toEqual(notice);
  });

  test.each(['UnreachableError', 'TimeoutError', 'GatewayError', 'UnreadableError'])(
    'without a key reports an unknown outcome after %s',
    (name) => {
      const usual = notices['edit-profile.failed'];
      expect(writeFailureNotice(named(name), usual)).toBe(notices['write.uncertain']);
    },
  );

  test.each([
    [503, 'write.uncertain'],
    [500, 'edit-profile.failed'],
    [409, 'edit-profile.failed'],
    [429, 'edit-profile.failed'],
  ] as const)('without a key after the status %i is %s', (status, code) => {
    const error = Object.assign(new Error('refused'), { status });
    expect(writeFailureNotice(error, notices['edit-profile.failed'])).toEqual(notices[code]);
  });

  const refusal = (status: number, code?: string, sentences?: Refusal['sentences']) =>
    Object.assign(new Error('refused'), { status, code, reason: 'No.', sentences });
  const sentences = { en: 'Choose a saved account.', ko: '등록한 계좌를 선택해 주세요.' };

  test.each([
    [refusal(422, 'bank-account-unknown', sentences), english, sentences.en],
    [refusal(422, 'bank-account-unknown', sentences), korean, sentences.ko],
    [refusal(503, 'rate-missing', sentences), english, sentences.en],
    [refusal(409), english, 'No.'],
    [refusal(409), korean, documentedNotice(korean).message],
    [refusal(500), english, documentedNotice(english).message],
  ])('of %o states the reason under the title of %o', (error, usual, message) => {
    for (const notice of [failureNotice(error, usual), writeFailureNotice(error, usual)]) {
      expect(documentedNotice(notice)).toEqual({ ...documentedNotice(usual), message });
    }
  });
});
