import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { languages, type Language } from '#i18n/language.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { noticeText } from '#wallet/notices/notice-text.ts';
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
  'create.not-happened': notices['create.not-happened']('transfer'),
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
  'local-send.succeeded': notices['local-send.succeeded']('김서연', decimal('12000'), false),
  'local-send.pending': notices['local-send.pending']('010-2345-6789', decimal('12000'), false),
  'local-withdraw.insufficient-balance': notices['local-withdraw.insufficient-balance'](
    decimal('51000'),
    decimal('48500'),
  ),
  'local-withdraw.requested': notices['local-withdraw.requested'](decimal('50000')),
  'security-settings.password-change-failed':
    notices['security-settings.password-change-failed'](undefined),
  'stream.balance-updated': notices['stream.balance-updated']('XP'),
};

const shown: Readonly<Record<NoticeCode, Notice>> = { ...notices, ...examples };

const kindOf = ({ tone, information }: Notice): string => {
  if (tone === 'destructive') return 'failure';
  return information ? 'information' : 'success';
};

function textIn(language: Language, notice: Notice) {
  const messages = { en: english, ko: korean }[language].notices;
  const text = noticeText(notice, { language, localLanguage: language }, () => messages);
  if (text === undefined) throw new Error('The messages of the notices are missing');
  return text;
}

/** The table of all notices of the wallet in each language, read from the code. Figures are examples. */
export function NoticeTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Kind</th>
          <th>English</th>
          <th>Korean</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(shown).map(([code, notice]) => (
          <tr key={code}>
            <td>
              <code>{code}</code>
            </td>
            <td>{kindOf(notice)}</td>
            {languages.map((language) => {
              const { title, message } = textIn(language, notice);
              return (
                <td key={language} lang={language}>
                  <strong>{title}</strong> {message}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
