import type { ChatLanguage } from '#wallet/chat/conversation.ts';
import { inCurrency, portfolioValue, type Holding, type Rates } from '#wallet/money/assets.ts';
import { isPositive } from '#wallet/money/decimal.ts';
import { formatMoney, formatUnits } from '#wallet/money/format.ts';

/** The balances that the wallet shows at the moment. */
export interface ShownBalances {
  holdings: readonly Holding[];
  /** Undefined if the wallet has no current rates. */
  rates: Rates | undefined;
  /** The currency of the profile; dollars if it is empty (decision 217). */
  currency: string;
  /** True if the balances are test money (decision 201). */
  isTestMoney: boolean;
}

interface Words {
  /** Both figures are formatted; `total` is undefined without rates. */
  held: (assets: string, total: string | undefined) => string;
  nothing: string;
  testMoney: string;
}

const words: Readonly<Record<ChatLanguage, Words>> = {
  en: {
    held: (assets, total) =>
      total === undefined ? `You have ${assets}.` : `You have ${assets}, worth ${total} in all.`,
    nothing: 'Your wallet is empty.',
    testMoney: 'It is test money.',
  },
  ko: {
    held: (assets, total) =>
      total === undefined
        ? `현재 잔액은 다음과 같아요: ${assets}.`
        : `현재 잔액은 다음과 같아요: ${assets}. 모두 합하면 ${total} 정도예요.`,
    nothing: '지갑이 비어 있어요.',
    testMoney: '테스트 머니예요.',
  },
  es: {
    held: (assets, total) =>
      total === undefined ? `Tiene ${assets}.` : `Tiene ${assets}, por un valor total de ${total}.`,
    nothing: 'Su cartera está vacía.',
    testMoney: 'Es dinero de prueba.',
  },
  fr: {
    held: (assets, total) =>
      total === undefined
        ? `Vous avez ${assets}.`
        : `Vous avez ${assets}, pour une valeur totale de ${total}.`,
    nothing: 'Votre portefeuille est vide.',
    testMoney: 'C’est de l’argent de test.',
  },
  ja: {
    held: (assets, total) =>
      total === undefined
        ? `現在の残高は${assets}です。`
        : `現在の残高は${assets}、合計${total}相当です。`,
    nothing: 'ウォレットに残高はありません。',
    testMoney: 'テスト用のお金です。',
  },
  zh: {
    held: (assets, total) =>
      total === undefined ? `您目前持有 ${assets}。` : `您目前持有 ${assets}，合计约 ${total}。`,
    nothing: '您的钱包是空的。',
    testMoney: '这是测试资金。',
  },
};

/** The blank between sentences, which Japanese and Chinese do without. */
export const sentenceGap = (language: ChatLanguage) => (/^(?:ja|zh)$/.test(language) ? '' : ' ');

/** The balances as a sentence of the chat: `You have 1,250 XP and 40 USDC, worth $165.00 in all.` */
export function balanceAnswer(
  language: ChatLanguage,
  { holdings, rates, currency, isTestMoney }: ShownBalances,
): string {
  const { held, nothing, testMoney } = words[language];
  const assets = holdings
    .filter(({ balance }) => isPositive(balance))
    .map(({ assetType, balance }) => `${formatUnits(balance)} ${assetType}`);
  if (assets.length === 0) return nothing;
  const total = rates && inCurrency(rates, portfolioValue(rates, holdings), currency);
  const sentence = held(
    new Intl.ListFormat(language).format(assets),
    total && formatMoney(total.value, total.currency),
  );
  return isTestMoney ? `${sentence}${sentenceGap(language)}${testMoney}` : sentence;
}
