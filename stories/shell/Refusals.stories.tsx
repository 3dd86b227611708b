import { expect } from 'storybook/test';

import preview from '#.storybook/preview';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { englishRefusals } from '#wallet/refusals/english-refusals.ts';
import { koreanRefusals } from '#wallet/refusals/korean-refusals.ts';
import { refusalCodes, type RefusalCode } from '#wallet/refusals/refusal-codes.ts';
import { refusalSentence } from '#wallet/refusals/refusal-sentences.ts';

import { shows } from '../catalogue.ts';

/** An example of each figure, in the form in which the provider sends it. */
const figures: Readonly<Record<string, string>> = {
  amount: '486,000',
  assetType: 'XP',
  assets: 'XP, USDC, CBDC, BTC, ETH and BusanCoin',
  balance: '50',
  balances: '50 XP, 0.02 ETH',
  charged: '13500',
  count: '2',
  currency: 'KRW',
  days: '90',
  digits: '0',
  fee: '0.001',
  first: '2026-01',
  kind: 'phone',
  last: '2026-11',
  least: '30',
  left: '250000',
  limit: '1000000',
  long: '600',
  maximum: '100000',
  megabytes: '5',
  megapixels: '50',
  minimum: '1000',
  most: '20',
  name: 'receipt.pdf',
  rate: '1250',
  seconds: '300',
  short: '400',
  source: 'USDC',
  status: 'approved',
  total: '485,000',
  type: 'PNG',
  won: '1245',
};

/** Figures that another example would make wrong: the fee of a local withdrawal is in won. */
const ownFigures: Partial<Record<RefusalCode, Readonly<Record<string, string>>>> = {
  'credentials-full': { most: '200' },
  'deposit-out-of-range': { minimum: '10' },
  'local-send-too-small': { minimum: '100' },
  'local-withdrawal-fee-changed': { fee: '500' },
  'refund-limit-day': { limit: '500', left: '120' },
  'send-too-small': { minimum: '0.01' },
  'trips-full': { most: '200' },
  'blocks-full': { most: '200' },
};

const codes = Object.keys(refusalCodes) as RefusalCode[];

/** The codes from one up to another, which is not included, in the order of the table. */
const from = (first: RefusalCode, end?: RefusalCode): RefusalCode[] =>
  codes.slice(codes.indexOf(first), end && codes.indexOf(end));

function sentencesOf(code: RefusalCode): { en: string; ko: string } {
  const refusal = { code, figures: { ...figures, ...ownFigures[code] }, reason: undefined };
  const en = refusalSentence(refusal, englishRefusals);
  const ko = refusalSentence(refusal, koreanRefusals);
  if (en === undefined || ko === undefined) throw new Error(`An example for ${code} is missing`);
  return { en, ko };
}

/** The sentences of refusals in both languages, under their codes. */
function Refusals({ area }: { area: readonly RefusalCode[] }) {
  return (
    <ul className="flex flex-col gap-4 px-gutter py-4">
      {area.map((code) => {
        const { en, ko } = sentencesOf(code);
        return (
          <li key={code} className="flex flex-col gap-2">
            <p className="font-mono text-small text-ink-muted">{code}</p>
            <InlineNotice tone="caution">
              <p>{en}</p>
              <p lang="ko">{ko}</p>
            </InlineNotice>
          </li>
        );
      })}
    </ul>
  );
}

const meta = preview.meta({
  title: 'Shell/Refusals',
  component: Refusals,
  args: { area: codes },
  parameters: { controls: { disable: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.area.length);
    for (const code of args.area) {
      const { en, ko } = sentencesOf(code);
      await expect(canvas.getAllByText(en).length).toBeGreaterThan(0);
      await expect(canvas.getAllByText(ko).length).toBeGreaterThan(0);
    }
  },
});

/** Refusals of sign-in, account, passkeys and proofs. */
export const Account = meta.story({
  parameters: shows('refusals.content.account'),
  args: { area: from('secret-text', 'bank-account-missing') },
});

/** Entities that do not exist, or belong to another user. */
export const Missing = meta.story({
  parameters: shows('refusals.content.missing'),
  args: { area: from('bank-account-missing', 'asset-unknown') },
});

/** Refusals of amounts, rates, limits, and the sources of deposits. */
export const Money = meta.story({
  parameters: shows('refusals.content.money'),
  args: { area: from('asset-unknown', 'deposit-declined') },
});

/** Payments that a bank, a card or the local rail declined. */
export const Declined = meta.story({
  parameters: shows('refusals.content.declined'),
  args: { area: from('deposit-declined', 'recipient-malformed') },
});

/** Recipients that cannot be paid. */
export const Recipients = meta.story({
  parameters: shows('refusals.content.recipients'),
  args: { area: from('recipient-malformed', 'amount-too-precise') },
});

/** Requests, decisions, and the files of both. */
export const Work = meta.story({
  parameters: shows('refusals.content.work'),
  args: { area: from('amount-too-precise', 'image-type') },
});

/** Identity documents, trips and tax refunds. */
export const IdentityAndTravel = meta.story({
  parameters: shows('refusals.content.identity-and-travel'),
  args: { area: from('image-type') },
});
