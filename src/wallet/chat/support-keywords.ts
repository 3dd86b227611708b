/**
 * The keywords of each topic, in all six languages of the chat: a user may write in any of them. A Latin keyword is a
 * full word, or a stem that ends in `*`, with or without accents. The other scripts attach particles or endings, so
 * a keyword matches anywhere in the text.
 */

/** The topic of a message; `general` if no other matches. */
export const supportCategories = [
  'refunds',
  'lost-phone',
  'deletion',
  'text-size',
  'cashback',
  'limits',
  'top-up',
  'fees',
  'backup',
  'password',
  'security',
  'identity',
  'banking',
  'paying',
  'transactions',
  'balance',
  'account',
  'contact',
  'thanks',
  'greeting',
  'general',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** Keywords by topic. The first matching topic wins, so the specific ones come first. */
export const topicKeywords: Readonly<Record<Exclude<SupportCategory, 'general'>, string>> = {
  refunds: `
    refund*, tax free, tax-free, tax, taxes, vat, duty free, receipt*,
    환급, 환불, 텍스리펀, 택스리펀, 세금, 면세, 영수증,
    reembols*, devolucion*, impuesto*, iva, recibo de compra,
    rembours*, détax*, taxe*, tva, ticket de caisse,
    還付, 返金, 免税, 払い戻, レシート, 税金,
    退税, 退款, 免税, 收据, 税款`,
  'lost-phone': `
    lost my phone, lost phone, my phone is lost, phone was lost, stolen phone, phone was stolen, phone is stolen, phone got stolen, stole my phone, new phone, broken phone, phone is broken, phone broke,
    분실, 휴대폰을 잃, 휴대폰 잃, 핸드폰을 잃, 핸드폰 잃, 폰을 잃, 폰 잃, 휴대폰을 도난, 휴대폰 도난, 핸드폰 도난, 새 휴대폰, 새 핸드폰, 새 폰,
    perdí mi teléfono, perdí el teléfono, perdí mi móvil, perdí el móvil, perdí mi celular, perdí el celular, he perdido el móvil, he perdido mi móvil, he perdido el teléfono, he perdido mi teléfono, robado el móvil, robado el teléfono, robaron el móvil, robaron el celular, robaron el teléfono, teléfono perdido, móvil perdido, teléfono nuevo, móvil nuevo,
    perdu mon téléphone, perdu le téléphone, perdu mon portable, volé mon téléphone, volé mon portable, téléphone perdu, téléphone volé, portable volé, nouveau téléphone,
    紛失, スマホをなく, スマホを失く, 携帯をなく, 携帯を失く, 電話をなく, スマホを盗, 携帯を盗, 新しいスマホ, 機種変更,
    手机丢, 手机不见, 手机被偷, 手机被盗, 丢了手机, 丢失手机, 新手机, 换手机`,
  deletion: `
    delete my account, delete account, delete the account, deleting my account, close my account, close account, closing my account, delete my data, erase my data, remove my account,
    탈퇴, 계정 삭제, 계정을 삭제, 계정을 지우, 계정 해지, 데이터 삭제, 데이터를 삭제,
    eliminar mi cuenta, eliminar la cuenta, borrar mi cuenta, borrar la cuenta, cerrar mi cuenta, borrar mis datos, eliminar mis datos, darme de baja,
    supprimer mon compte, supprimer le compte, fermer mon compte, supprimer mes données, effacer mes données,
    退会, アカウントを削除, アカウント削除, アカウントの削除, データを削除, データの削除,
    注销, 删除账户, 删除帐户, 删除账号, 删除帐号, 删除我的账户, 删除我的账号, 删除数据, 删除我的数据`,
  'text-size': `
    text size, size of the text, font*, bigger text, larger text, text bigger, text larger, bigger letters, larger letters, text is too small, letters are too small, too small to read,
    글자, 글씨, 폰트,
    tamaño del texto, tamaño de letra, tamaño de la letra, letra más grande, texto más grande, letras más grandes, letra pequeña,
    taille du texte, taille des caractères, police*, texte plus grand, agrandir le texte, caractères plus grands,
    文字サイズ, 文字の大きさ, 文字を大き, 文字が小さ, フォント,
    字体, 字号, 字太小, 文字大小`,
  cashback: `
    cashback, cash back, cash-back, money back from shops,
    캐시백, 캐쉬백,
    dinero de vuelta,
    remise en argent,
    キャッシュバック, ポイント還元,
    返现`,
  limits: `
    limit, limits, daily maximum, maximum, how much can i send, how much can i pay, how much can i withdraw, how much may i,
    한도, 최대, 얼마까지,
    límite*, máximo*, cuánto puedo,
    limite, limites, plafond*, combien puis-je,
    上限, 限度, いくらまで,
    限额, 上限, 最多`,
  'top-up': `
    top up*, topup*, top-up*, local currency, localpay, busancoin, busan coin,
    충전, 지역화폐, 동백전, 부산코인,
    recarg*, moneda local,
    recharg*, monnaie locale,
    チャージ, 地域通貨, 地域マネー,
    充值, 地方货币, 本地货币`,
  fees: `
    fee, fees, cost*, charge, charges, charged, commission, free of charge, how expensive,
    수수료, 요금, 비용,
    comision*, tarifa*, cuesta, cuestan,
    frais, commission*, tarif*, combien coûte*, coût*,
    手数料, 費用, 料金,
    手续费, 费用, 收费`,
  backup: `
    recovery phrase*, recovery, seed phrase*, seed, mnemonic*, private key*, key, keys, backup*, back up, restore*,
    복구, 니모닉, 시드, 개인키, 개인 키, 비밀키, 비밀 키, 백업, 복원,
    frase de recuperación, frase semilla, semilla, clave privada, claves, llave privada, copia de seguridad, respaldo*, restaur*,
    phrase de récupération, phrase secrète, clé, clés, sauvegard*, restaur*,
    復元, リカバリー, シード, 秘密鍵, バックアップ, ニーモニック,
    助记词, 私钥, 密钥, 备份, 恢复`,
  password: `
    password*, passcode*, pass word, forgot my login,
    비밀번호, 패스워드, 비번,
    contraseñ*,
    mot de passe, mots de passe,
    パスワード, 暗証,
    密码`,
  security: `
    secur*, safe, safely, safety, hack*, scam*, fraud*, phish*, stolen, stole, suspicious, two-factor, two factor, 2fa, biometric*, fingerprint*, face id, someone else, unauthori*,
    보안, 안전, 해킹, 해커, 사기, 피싱, 도난, 도용, 의심, 2단계, 이중 인증, 생체, 지문,
    segur*, hacke*, estafa*, fraude*, robo, robos, robad*, robaron, sospechos*, biométric*, huella*, dos pasos, dos factores,
    sécuri*, sûr, sûre, pirat*, arnaque*, fraude*, volé*, suspect*, biométri*, empreinte*, double authentification,
    セキュリティ, 安全, ハッキング, 詐欺, 不正, 盗まれ, 怪しい, 二段階, 生体, 指紋,
    安全, 黑客, 诈骗, 被盗, 盗用, 可疑, 双重, 两步, 指纹, 生物识别`,
  identity: `
    identit*, digital id, digitalid, did wallet, credential*, verif*, passport*, licence*, license*, id card*, national id,
    신원, 신분, 본인 인증, 본인인증, 인증, 자격 증명, 자격증, 여권, 면허, 디지털 아이디,
    identidad, credencial*, pasaporte*, dni, carnet*,
    pièce d'identité, carte d'identité, passeport*, permis, justificatif*, attestation*,
    本人確認, 身分証, 身元, 証明書, 資格, パスポート, 免許,
    身份, 实名, 认证, 证件, 凭证, 护照, 驾照`,
  banking: `
    bank*, withdraw*, deposit*, cash out, cash in, wire,
    은행, 출금, 입금, 인출, 예금, 계좌,
    banco*, bancari*, retir*, depósito*, deposit*, ingres*,
    banque*, bancaire*, retrait*, retirer, dépôt*, dépos*, iban, virement*,
    銀行, 出金, 入金, 引き出, 預け, 口座,
    银行, 提现, 取款, 取现, 提款, 存款, 存入`,
  paying: `
    qr*, scan, scanning, nfc, pay with, pay at, pay in a shop, pay a shop, pay the shop, merchant*, send money, sending money, send won, send cash, get paid,
    큐알, 스캔, 가맹점, 결제, 돈을 보내, 돈 보내, 돈을 송금, 돈을 부치, 원을 보내, 용돈,
    enviar dinero, envío dinero, envio dinero, mandar dinero, pagar con, pagar en, código qr, escane*,
    envoyer de l'argent, envoie de l'argent, payer avec, payer en magasin, payer dans, scann*,
    お金を送, 仕送り, お店で払, 店で払, コード決済,
    扫码, 二维码, 付钱, 汇钱, 打钱, 寄钱, 在商店付款`,
  transactions: `
    transaction*, transfer*, send, sending, sends, sent, receive*, receiving, payment*, pay, paid, pending, history, recipient*, address, exchange,
    송금, 보내, 보낼, 보냈, 전송, 이체, 받기, 받을, 받으, 받아, 받았, 수신, 거래, 내역, 환전, 주소,
    enviar, envío*, envié, enviad*, transacci*, recib*, pago*, pagar, pendiente*, historial, dirección*, cambio,
    envoy*, envoi*, recevoir, reçu, reçus, reçue, paiement*, payer, en attente, historique, adresse*, échange*,
    送金, 送る, 送り, 送った, 送信, 受け取, 取引, 支払, 決済, 履歴, 両替, アドレス,
    转账, 转帐, 汇款, 发送, 转给, 接收, 收款, 收到, 交易, 付款, 支付, 记录, 兑换, 地址`,
  balance: `
    balance*, how much do i have, how much money, how much is in, portfolio*, asset*, funds, my money, my coins,
    잔액, 잔고, 얼마, 보유, 자산, 포트폴리오,
    saldo*, cuánto tengo, cuánto dinero, mi dinero, fondos, activos, cartera,
    solde*, combien ai-je, combien j'ai, mon argent, mes fonds, actifs, portefeuille,
    残高, いくら, 資産, ポートフォリオ,
    余额, 餘額, 多少钱, 资产, 还剩多少`,
  account: `
    account*, language*, theme*, dark mode, setting*, profile*, my name, e-mail*, email*, notification*, currency, time zone, sign out, log out, logout,
    계정, 언어, 테마, 다크, 설정, 프로필, 이메일, 알림, 통화, 로그아웃,
    cuenta*, idioma*, tema*, modo oscuro, ajuste*, configur*, perfil*, correo, notificacion*, cerrar sesión,
    compte*, langue*, thème*, mode sombre, réglage*, paramètre*, profil*, courriel, déconne*,
    アカウント, 言語, テーマ, ダーク, 設定, プロフィール, メールアドレス, 通知, ログアウト,
    账户, 帐户, 账号, 帐号, 语言, 主题, 深色, 设置, 资料, 邮箱, 通知, 退出登录`,
  contact: `
    contact*, support, human*, agent*, real person, someone real, talk to, phone number, call you, help center, help centre, complain*,
    문의, 연락, 상담, 고객센터, 고객 센터, 전화, 사람과, 불만,
    contact*, soporte, humano*, agente*, persona real, teléfono*, hablar con, queja*, reclam*,
    assistance, conseiller*, humain*, téléphone*, parler à, joindre, réclamation*, plainte*,
    問い合わせ, 連絡, サポート, 電話, 担当者, 人と話, 苦情,
    客服, 联系, 人工, 电话, 投诉`,
  thanks: `
    thank*, thx, cheers, 고마, 고맙, 감사, gracias, merci*, ありがと, 感謝, 谢谢, 感谢, 多谢`,
  greeting: `
    hello, hi, hey, hiya, good morning, good afternoon, good evening,
    안녕, 반가, hola, buenos días, buenas tardes, buenas noches, bonjour, bonsoir, salut,
    こんにちは, こんばんは, おはよう, はじめまして, 你好, 您好, 早上好, 晚上好`,
};

/** Keywords of an unhappy message. They take precedence over the happy ones: “thanks, but it failed” is a complaint. */
export const negativeKeywords = `
  bad, terrible, awful, horrible, worst, hate, angry, annoy*, frustrat*, disappoint*, useless, broken, problem*, error*, wrong, fail*, crash*, lost, missing, stuck, stolen, stole, scam*, hacked, fraud*, not work*, doesn't work, does not work, can't, cannot, not good, complain*,
  문제, 오류, 에러, 실패, 안 돼, 안돼, 안 되, 안되, 못 하, 짜증, 화나, 화가, 최악, 나쁘, 불만, 불편, 잃어, 사라졌, 도난, 도용, 해킹, 사기,
  mal, malo, mala, pésim*, horrible*, odio, enfad*, frustr*, decepcion*, inútil*, problema*, error*, fall*, perd*, robad*, robaron, estafa*, hacke*, no funciona*, no puedo, queja*,
  mauvais*, nul, nulle, horrible*, déteste*, énerv*, déçu*, inutile*, problème*, erreur*, échou*, échec*, perdu*, volé*, arnaque*, pirat*, ne marche pas, ne fonctionne pas, impossible*, plainte*,
  問題, エラー, 失敗, できない, できません, 使えない, 最悪, 困っ, 怒, 不満, 苦情, 失くし, なくし, 消え, 盗まれ, 詐欺, 不正,
  问题, 错误, 失败, 不能, 无法, 不行, 糟糕, 最差, 生气, 失望, 投诉, 丢失, 丢了, 不见了, 被盗, 诈骗, 黑客`;

/** Keywords of a happy message. */
export const positiveKeywords = `
  thank*, thx, great, perfect*, excellent*, awesome, amazing, love, wonderful, helpful, nice, works now,
  고마, 고맙, 감사, 좋아요, 좋네, 최고, 훌륭, 완벽, 도움이 됐, 도움이 되,
  gracias, genial*, perfecto*, excelente*, estupend*, encant*, maravill*, útil*,
  merci*, super, parfait*, génial*, excellent*, adore*, utile*, formidable*,
  ありがと, 感謝, 最高, 素晴らし, 完璧, 助かり, 嬉しい, うれしい,
  谢谢, 感谢, 多谢, 太好了, 很好, 很棒, 完美, 优秀, 喜欢`;

/** Keywords of an urgent message: the user is in a hurry, or an account is in danger. */
export const urgentKeywords = `
  urgent*, emergency, immediately, asap, right now, at once, stolen, stole, hacked, hacker*, scam*, fraud*, phish*, unauthori*, someone else,
  긴급, 급해, 급합, 급한, 시급, 당장, 지금 바로, 빨리, 도난, 도용, 해킹, 해커, 사기, 피싱,
  urgen*, emergencia*, inmediat*, ahora mismo, cuanto antes, robad*, robaron, hacke*, estafa*, fraude*,
  urgen*, immédiat*, tout de suite, au plus vite, volé*, pirat*, arnaque*, fraude*,
  緊急, 至急, 今すぐ, すぐに, 急いで, 盗まれ, 不正, 詐欺, ハッキング,
  紧急, 急需, 立即, 马上, 立刻, 赶紧, 被盗, 盗用, 诈骗, 黑客`;

/** Keywords of a slightly urgent message. */
export const soonKeywords = `
  soon, today, quickly, waiting, still pending, still not,
  오늘, 아직, 기다리,
  pronto, hoy, todavía, rápido, esperando,
  bientôt, aujourd'hui, toujours pas, rapidement, j'attends,
  今日, まだ, 早く, 待って,
  尽快, 今天, 还没, 等待, 一直在等`;

/** A text normalised like the keywords: lower case, no accents, plain apostrophes, single spaces. */
export function folded(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents of Latin letters only: Japanese voicing marks are outside of this range, and Hangul is composed again
      // below.
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/\s+/g, ' ')
  );
}

const patterns = new Map<string, RegExp>();

function patternOf(keywords: string): RegExp {
  const known = patterns.get(keywords);
  if (known) return known;
  const words = folded(keywords)
    .split(',')
    .map((word) => word.trim());
  const latin = words.filter((word) => /^[a-z0-9'* -]+$/.test(word));
  const others = words.filter((word) => !latin.includes(word));
  const whole = latin.map((word) => word.replace(/\*$/, '[a-z]*')).join('|');
  const alternatives = [`(?<![a-z0-9])(?:${whole})(?![a-z0-9])`, ...others];
  const pattern = new RegExp(alternatives.join('|'));
  patterns.set(keywords, pattern);
  return pattern;
}

/** Whether a text contains one of the given keywords. */
export function mentions(text: string, keywords: string): boolean {
  return patternOf(keywords).test(folded(text));
}
