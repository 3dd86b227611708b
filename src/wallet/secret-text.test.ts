import { wordlist as english } from '@scure/bip39/wordlists/english.js';
import { wordlist as french } from '@scure/bip39/wordlists/french.js';
import { wordlist as japanese } from '@scure/bip39/wordlists/japanese.js';
import { wordlist as korean } from '@scure/bip39/wordlists/korean.js';
import { wordlist as simplifiedChinese } from '@scure/bip39/wordlists/simplified-chinese.js';
import { wordlist as spanish } from '@scure/bip39/wordlists/spanish.js';
import { wordlist as traditionalChinese } from '@scure/bip39/wordlists/traditional-chinese.js';
import { describe, expect, test } from 'vitest';

import { phraseSpellings, spelledPhrase as phrase } from './keys/phrase-spellings.ts';
import { koreanGrammar, looksLikeSecret, plainEnding, plainWords } from './secret-text.ts';

/** The word lists of the chat's six languages. */
const wordLists = {
  english,
  korean,
  spanish,
  french,
  japanese,
  'simplified Chinese': simplifiedChinese,
  'traditional Chinese': traditionalChinese,
};

const words = phrase.split(' ');
const koreanPhrase = '가격 필요 담요 마을 경고 하지만 서울 국어 문서 바구니 강아지 우리';
const spanishPhrase =
  'ábaco abdomen cerámica débil fábrica género húmedo índice jarabe lápiz níquel ozono';
const frenchPhrase =
  'abaisser école échelle épreuve éthique fébrile génial légume ménage pénible régime séjour';
const japanesePhrase =
  'あいこくしん あいさつ がいねん ぎじゅつ げきは こころ さくら たいやき でんわ はちみつ みかん らくだ';
const chinesePhrase = '的 一 是 在 不 了 有 和 人 这 中 大';
const hex = '4f3edf983ac636a65a842ce7c78d9aa706d3b113bce9c46f30d7d21715b23b1d';

describe('words outside of every phrase', () => {
  const latin = [english, spanish, french]
    .flat()
    .map((word) => word.normalize('NFKD').replaceAll(/\p{M}/gu, ''));

  test('plain words are in no word list', () =>
    expect(latin.filter((word) => plainWords.has(word))).toEqual([]));

  test('plain words match the shape of a phrase’s words', () =>
    expect([...plainWords].filter((word) => !/^[a-z]{3,8}$/.test(word))).toEqual([]));

  test('plain words are not covered by the plain endings', () =>
    expect([...plainWords].filter((word) => plainEnding.test(word))).toEqual([]));

  test('no word of a list ends like plain words', () =>
    expect(latin.filter((word) => plainEnding.test(word))).toEqual([]));

  test('no word of a list has Korean grammar', () =>
    expect(korean.filter((word) => koreanGrammar.test(word.normalize('NFC')))).toEqual([]));
});

describe('looksLikeSecret', () => {
  test.each([
    ['a phrase of 12 words', phrase],
    ['a phrase of 24 words', `${'abandon '.repeat(23)}art`],
    ['a phrase without one word', words.slice(1).join(' ')],
    ['a phrase in capitals', phrase.toUpperCase()],
    ['a phrase with a capital first, as phones type it', `L${phrase.slice(1)}`],
    ['a phrase with one word per line', words.join('\n')],
    ['a phrase with variation selectors inside', phrase.replaceAll('e', 'e\uFE0F')],
    ['a phrase with Hangul fillers between the words', words.join('\u3164')],
    ['a phrase with dashes', words.join('-')],
    ['a phrase in single quotes', `'${phrase}'`],
    ['a phrase in brackets', `(${phrase})`],
    ['a phrase in JSON', JSON.stringify(words)],
    ['a phrase in a sentence', `Hi, my recovery phrase is ${phrase}. Can you restore it?`],
    ['a phrase in Korean', `제 복구 문구는 ${phrase} 입니다`],
    ['a phrase with a full stop after each word', words.join('. ')],
    [
      'a list with numbers and full stops',
      words.map((word, at) => `${at + 1}. ${word}.`).join('\n'),
    ],
    [
      'a phrase with a number after each word',
      words.map((word, at) => `${word} ${at + 1}`).join(' '),
    ],
    ['a phrase with glued numbers', words.map((word, at) => `${word}${at + 1}`).join(' ')],
    ['a phrase with numbers only between', words.map((word, at) => `${at + 1}${word}`).join('')],
    [
      'a phrase with circled numbers',
      words.map((word, at) => `${'①②③④⑤⑥⑦⑧⑨⑩⑪⑫'[at]}${word}`).join(''),
    ],
    ['a phrase with dots', words.join('.')],
    ['a phrase with underscores', words.join('_')],
    ['a phrase with slashes', words.join(' / ')],
    ['a phrase as two sentences', `${words.slice(0, 6).join(' ')}. ${words.slice(6).join(' ')}.`],
    ['a phrase as four lines of three', phrase.replaceAll(/((?:\w+ ){3})/g, '$1\n')],
    ['a phrase without spaces', words.join('')],
    [
      'a phrase in camel case',
      words.map((word) => word.replace(/^./, (l) => l.toUpperCase())).join(''),
    ],
    ['a phrase with soft hyphens', phrase.replaceAll('n', '\u{ad}n')],
    ['a phrase with zero-width characters inside', phrase.replaceAll('a', 'a\u{200b}\u{2060}')],
    ['a phrase with zero-width characters between', words.join('\u{200b}')],
    ['a Korean phrase', koreanPhrase],
    ['a Korean phrase with its letters apart', koreanPhrase.normalize('NFKD')],
    ['a Korean phrase in a sentence', `제 복구 문구는 ${koreanPhrase} 입니다`],
    [
      'a Korean phrase, numbered',
      koreanPhrase
        .split(' ')
        .map((word, at) => `${at + 1}.${word}`)
        .join(' '),
    ],
    ['a Spanish phrase', spanishPhrase],
    ['a Spanish phrase with its accents apart', spanishPhrase.normalize('NFKD')],
    ['a French phrase', frenchPhrase],
    ['a French phrase in capitals', frenchPhrase.toUpperCase()],
    ['a Japanese phrase', japanesePhrase],
    ['a Japanese phrase with wide spaces', japanesePhrase.replaceAll(' ', '\u{3000}')],
    ['a Japanese phrase with commas', japanesePhrase.replaceAll(' ', '、')],
    ['a Chinese phrase', chinesePhrase],
    ['a Chinese phrase, a character a line', chinesePhrase.replaceAll(' ', '\n')],
    ['a Chinese phrase in a sentence', `我的助记词是：${chinesePhrase}。对吗？`],
    ['a private key', `0x${hex}`],
    ['a private key without 0x', hex],
    ['a private key in capitals', hex.toUpperCase()],
    ['a private key in a sentence', `my key:${hex}, is it right?`],
    ['a private key in groups', hex.replaceAll(/(.{4})/g, '$1 ')],
    ['a private key in pairs with colons', hex.replaceAll(/(..)(?=.)/g, '$1:')],
    ['a private key in groups with hyphens', hex.replaceAll(/(.{8})(?=.)/g, '$1-')],
    ['a private key over two lines', `${hex.slice(0, 40)}\r\n  ${hex.slice(40)}`],
    ['a private key a digit at a time', hex.split('').join(' ')],
    ['a private key as a list of bytes', `[${hex.replaceAll(/(..)/g, '0x$1, ')}]`],
    ['a private key glued to a word', `key${hex}`],
    ['a private key glued to a word of digits', `seed${hex}`],
    ['a private key glued to Korean', `개인키는${hex}입니다`],
    ['a private key with zero-width characters', hex.replaceAll('8', '\u{200b}8')],
    ['a private key beside its address', `0x${hex} 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`],
    ['a transaction hash, which looks like a key', `transaction hash 0x${hex}`],
    [
      'an extended private key',
      'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
    ],
    [
      'an extended private key glued to a word',
      'keyzprvAWgYBBk7JR8Gjrh4UJQ2uJdG1r3WNRRfURiABBE3RvMXYSrRJL62XuezvGdPvG6GFBZduosCc1YP5wixPox7zhZLfiUm8aunE96BBa4Kei5',
    ],
    [
      'a key file',
      `-----BEGIN PRIVATE KEY-----\nMIGEAgEAMBAGByqGSM49AgEGBSuBBAAK\n-----END PRIVATE KEY-----`,
    ],
    ['a key file of a curve', '-----BEGIN EC PRIVATE KEY-----'],
    ['a key file under a password', '-----BEGIN ENCRYPTED PRIVATE KEY-----'],
    ['a key file as phones write it', '——-BEGIN RSA PRIVATE KEY——-'],
    ['a PGP key', '-----BEGIN PGP PRIVATE KEY BLOCK-----'],
    ['a BIP-38 key', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg'],
    ['a WIF key', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
    ['a compressed WIF key', 'key: KwdMAjGmerYanjeui5SHS7JkmpZvVipYvB2LJGU1ZxJwYvP98617'],
    ['a compressed WIF key with L', 'L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ'],
  ])('finds %s', (_, text) => expect(looksLikeSecret(text)).toBe(true));

  test.each(phraseSpellings)('finds a phrase with %s', (_, text) =>
    expect(looksLikeSecret(text)).toBe(true),
  );

  describe.each(Object.entries(wordLists))('for the word list %s', (_, wordlist) => {
    test('finds every run of 12 words of the list', () => {
      const missed = wordlist
        .map((__, start) => wordlist.slice(start, start + 12))
        .filter((run) => run.length === 12 && !looksLikeSecret(run.join(' ')));
      expect(missed).toEqual([]);
    });
  });

  test('finds every run of 12 words without spaces, in Latin letters', () => {
    // Each run has words from the complete list, as a real phrase has: neighbouring words share their letters.
    const missed = [english, spanish, french].flatMap((wordlist) =>
      wordlist
        .map((__, at) => Array.from(words, (___, step) => wordlist[(at + step * 171) % 2_048]))
        .filter((run) => !looksLikeSecret(run.join(''))),
    );
    expect(missed).toEqual([]);
  });
});

describe('a text without a secret', () => {
  test.each([
    '',
    'Hi!',
    'What is my balance?',
    'How do I send 50 USDC to a friend who has no wallet yet, and what does it cost me?',
    'I would like to know why my transfer from yesterday has not arrived in my bank account yet.',
    'Please help me send some money from the bank account into my wallet without paying any fees',
    'please help me understand which documents are needed for the tax refund at the airport today',
    'my phone was stolen last week and now someone else could maybe open the app what should happen next',
    'yesterday evening some friends sent coins from their wallet and nothing has arrived since then',
    'Never share your private key or recovery phrase with anyone, even if they say they are support.',
    'what are legal winner thank year wave and sausage doing in this list of words',
    'legal winner thank year wave sausage worth useful legal winner',
    'Balance wrong. Card lost. Account closed. Phone broken. Wallet empty. Family angry. Help, please!',
    'As is always the case, doing more means going slower, and there are trade offs between speed and cost.',
    'Transfer failed yesterday evening. Amount pending, wallet shows wrong balance. Refund please! Receipt attached.',
    'Hello! Yesterday around noon somebody called and said they were from the bank. They knew my name, my birthday and the last four digits of my card, and wanted to hear the code that had just arrived by text. I hung up. Was that right, and should I change my password now, or even close the account and open another one?',
    'Dear team, first of all thanks for the quick answer. Unfortunately restarting the phone changed nothing: opening Assets shows a grey screen for several seconds, then an error message appears. Other apps work without any trouble, the connection is stable, and there is plenty of storage left. Could somebody have a look, please? Model: Pixel 7, Android 14, wallet version 2.0.0, Chrome 131.',
    'Please change my address: 21 Haeundae Beach Road, Marine Tower, Building 3, Apartment 1204, Busan, South Korea, 48094.',
    'passport number wrong visa date wrong birthday correct please fix',
    'Which coins are there? Bitcoin, Ethereum, USDC, Busan Coin, CBDC, XP? And which cards: Visa, Mastercard, Amex?',
    'What does -----BEGIN CERTIFICATE----- mean? And where is my private key kept?',
    '¿Puedes ayudarme a enviar dinero a mi familia en Corea sin pagar una comisión demasiado alta?',
    'Buenos días. Ayer por la tarde hice una transferencia de cincuenta dólares a mi hermano y todavía no aparece en su cuenta. El banco dice que no ha recibido nada, pero en la aplicación pone que se completó. ¿Podrían comprobar qué ha pasado y cuánto tiempo suele tardar normalmente?',
    'Necesito cambiar mi dirección, mi número de teléfono y el idioma de la aplicación; además quisiera saber cómo activar la huella digital.',
    'Transferencia fallida, saldo incorrecto, tarjeta bloqueada, contraseña olvidada: necesito ayuda urgente, gracias.',
    'Hola, perdí mi teléfono nuevo durante nuestras vacaciones y quiero bloquear temporalmente todas las tarjetas registradas.',
    'Pouvez-vous me dire combien de temps prend un virement vers un compte bancaire en Corée du Sud ?',
    'Bonjour, j’ai envoyé hier soir de l’argent à ma sœur, mais elle n’a toujours rien reçu. L’application affiche pourtant que l’opération est terminée. Pourriez-vous vérifier ce qui s’est passé ? Je vous remercie d’avance pour votre réponse et vous souhaite une excellente journée.',
    'Je voudrais changer mon adresse, mon numéro de téléphone et la langue de l’application, puis activer les notifications.',
    'Virement refusé, solde incorrect, carte bloquée, mot de passe oublié : aidez-moi rapidement, merci.',
    'Quels documents faut-il présenter à l’aéroport pour obtenir le remboursement de la taxe sur mes achats effectués à Busan ?',
    '잔액을 확인하고 싶은데 어디에서 볼 수 있나요? 어제 보낸 돈이 아직 도착하지 않았습니다.',
    '안녕하세요. 어제 친구에게 보낸 돈이 아직 도착하지 않았는데 어떻게 해야 하는지 알려 주세요.',
    '휴대폰을 새로 바꿨는데 지갑 앱에 로그인이 안 돼요. 비밀번호는 분명히 맞게 입력했고 인터넷 연결도 정상입니다. 혹시 기존 기기에서 먼저 로그아웃해야 하나요? 급하게 송금해야 해서 빨리 답변 부탁드립니다.',
    '부산 해운대구 우동 마린시티 아파트 삼동 이천사호 주소 변경 부탁드려요',
    '공항에서 세금 환급 받으려면 여권 영수증 말고 다른 서류도 필요한가요',
    '이번 주말 부산 여행 가는데 동백전 충전 한도 얼마까지 가능한지 궁금합니다',
    '残高を確認したいのですが、どこで見られますか。',
    'きのう ともだち に おくった おかね が まだ とどいて いません。どう したら いい ですか。',
    'スマートフォンを買い替えたところ、ウォレットにログインできなくなりました。パスワードは正しく入力していますし、通信も問題ありません。以前の端末で先にログアウトする必要がありますか。お手数ですが、よろしくお願いいたします。',
    'ありがとうございます。よろしくおねがいいたします。おしえてください。すみません。',
    'パスポート、領収書、航空券、現金、カードのどれが必要ですか？東京、大阪、京都、福岡、釜山で使えますか？',
    '请问我昨天转给朋友的钱为什么还没有到账？应用里显示交易已经完成，但是对方的银行说没有收到任何款项。麻烦您帮我查一下，谢谢！',
    '我想更改地址、电话号码和语言，还想知道怎么开启指纹登录。',
    '護照、收據、機票、現金、信用卡，退稅時需要哪些文件？',
    '你 好 ， 我 想 查 余额 。',
    '一、二、三、四、五、六、七、八、九、十',
    'My accounts: 110-234-567890, 352-0123-4567-83, 1002-345-678901, 3333-01-2345678, 100-0123-4567.',
    '1234567890123456789012345678901234567890123456789012345678901234',
    'from 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed to 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    `a public key: 02${hex}`,
    'Hahahahahahahahahahahahahahahahahahahahahahahaha',
    'See https://www.superwallet.example/help/articles/how-to-send-money-abroad?lang=en&ref=chat',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    'did:ethr:0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    `a signature: 0x${hex}${hex}1b`,
    'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKzfRk',
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14',
  ])('is %j', (text) => expect(looksLikeSecret(text)).toBe(false));

  // A pattern that backtracks over its text would take minutes here.
  test('is checked quickly at any length', { timeout: 30_000 }, () => {
    for (const part of [
      'a',
      '1',
      'a1',
      "'",
      'legal1the.',
      '. ',
      '- ',
      'K1',
      '6P',
      'xprv',
      '- BEGIN A ',
      '\u{301}',
    ]) {
      expect(looksLikeSecret(part.repeat(50_000).slice(1)), part).toBe(false);
    }
  });
});
