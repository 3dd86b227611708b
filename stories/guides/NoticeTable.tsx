import { decimal } from '#wallet/money/decimal.ts';
import {
  notices,
  type FixedNoticeCode,
  type Notice,
  type NoticeCode,
} from '#wallet/notices/notices.ts';

/** Examples of the notices with figures and names. The compiler requires one for each such notice. */
const examples: Readonly<Record<Exclude<NoticeCode, FixedNoticeCode>, Notice>> = {
  'security-settings.signed-out-all': notices['security-settings.signed-out-all'](3),
  'create.happened': notices['create.happened']('transfer'),
  'create.happened-ko': notices['create.happened-ko']('송금'),
  'create.not-happened': notices['create.not-happened']('transfer'),
  'create.not-happened-ko': notices['create.not-happened-ko']('송금'),
  'work.several-approved': notices['work.several-approved']('3'),
  'deposit.initiated': notices['deposit.initiated'](decimal('50'), 'USDC'),
  'withdraw.insufficient-balance': notices['withdraw.insufficient-balance'](decimal('50'), 'USDC'),
  'local-topup.insufficient-balance': notices['local-topup.insufficient-balance'](
    decimal('1.2'),
    decimal('1'),
    'XP',
  ),
  'local-topup.succeeded': notices['local-topup.succeeded'](decimal('10000')),
  'local-topup.pending': notices['local-topup.pending'](decimal('10000')),
  'local-send.insufficient-balance': notices['local-send.insufficient-balance'](decimal('48500')),
  'local-send.succeeded': notices['local-send.succeeded']('김서연님에게', decimal('12000')),
  'local-send.pending': notices['local-send.pending']('010-2345-6789번으로', decimal('12000')),
  'local-withdraw.insufficient-balance': notices['local-withdraw.insufficient-balance'](
    decimal('51000'),
    decimal('48500'),
  ),
  'local-withdraw.requested': notices['local-withdraw.requested'](decimal('50000')),
  'security-settings.password-change-failed':
    notices['security-settings.password-change-failed'](undefined),
  'stream.balance-updated': notices['stream.balance-updated']('XP'),
  'stream.notification': notices['stream.notification']('The title', 'The message of the provider'),
  'stream.error-notification': notices['stream.error-notification'](
    'The title',
    'The message of the provider',
  ),
};

const shown: Readonly<Record<NoticeCode, Notice>> = { ...notices, ...examples };

const kindOf = ({ tone, information }: Notice): string => {
  if (tone === 'destructive') return 'failure';
  return information ? 'information' : 'success';
};

/** The table of all notices of the wallet, read from the code. Figures are examples. */
export function NoticeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Kind</th>
          <th>Title</th>
          <th>Message</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(shown).map(([code, notice]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{kindOf(notice)}</td>
            <td lang={notice.lang}>{notice.title}</td>
            <td lang={notice.lang ?? notice.messageLang}>{notice.message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
