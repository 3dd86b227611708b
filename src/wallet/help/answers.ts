import { help as english, type HelpMessages } from '#i18n/en/help.ts';
import type { ChatLanguage, SupportQuestion, SupportReply } from '#wallet/chat/conversation.ts';
import type { SupportCategory } from '#wallet/chat/support-keywords.ts';
import type { Clock } from '#wallet/clock.ts';

import { balanceAnswer, sentenceGap, type ShownBalances } from './balance-answer.ts';
import { answerScreens } from './help-topics.ts';

/** Simulated typing time of a reply, in milliseconds; the documents do not specify it. */
const typingTime = 1_000;

const linkLabels: Readonly<Record<ChatLanguage, (title: string) => string>> = {
  en: (title) => `Open ${title}`,
  ko: (title) => `${title} 열기`,
  es: (title) => `Abrir ${title}`,
  fr: (title) => `Ouvrir ${title}`,
  ja: (title) => `${title}を開く`,
  zh: (title) => `打开 ${title}`,
};

type Replies = Readonly<Record<SupportCategory, string>>;

const replies: Readonly<Record<ChatLanguage, Replies>> = {
  en: {
    ...english.answers,
    thanks: 'You are welcome! If there is anything else about your wallet, just ask.',
    greeting: 'Hello! Ask me about your balance, transfers, fees, security or anything else here.',
    general:
      'I am sorry, I have no answer to that. I can help with balances, sending and receiving, fees, topping up, bank transfers, tax refunds, identity, security, backups, passwords and account settings.',
  },
  ko: {
    balance:
      '총 포트폴리오 금액은 ‘Home’과 ‘Assets’에서, 자산별 잔액은 ‘Assets’에서, 지역화폐 잔액은 ‘LocalPay’에서 확인해 주세요. 지역화폐 1코인은 1원이에요.',
    transactions:
      '자산을 보내려면 ‘Send Assets’에서 자산, 금액, 받는 사람의 주소를 입력해 주세요. 아직 계정이 없는 주소로 보내 받는 사람을 기다리는 동안에만 되돌릴 수 있으니 주소를 꼭 확인해 주세요. 받으려면 ‘Receive Assets’에 표시된 주소를 보내는 사람에게 알려 주세요. 새 거래는 처음에 대기 상태예요. 최근 거래 5건은 ‘Assets’에, 전체 거래는 ‘Activity History’에 표시돼요.',
    fees: `수수료는 확정하기 전에 화면에 표시돼요.
• Send Assets: 해당 자산 단위의 정액 네트워크 수수료
• Deposit Assets: 은행 이체 무료, 카드는 금액의 일정 비율, 전신 송금은 달러 정액, 암호화폐는 네트워크 수수료
• Withdraw to Bank: 즉시와 일반은 금액의 일정 비율, 무료 출금은 수수료 없음
• LocalPay: 보내기 무료, 출금은 정액이며 무료 출금은 수수료 없음, 충전은 은행 계좌 무료, 다른 자산은 금액의 일정 비율`,
    'top-up':
      '‘LocalPay’에서 ‘Top Up’을 열어 주세요. 1,000원부터 등록한 은행 계좌, XP, USDC, CBDC로 충전할 수 있으며 1코인은 1원이에요. 은행 계좌는 수수료가 없고, 다른 자산의 수수료율은 화면에 표시돼요.',
    refunds:
      '‘Traveler’에서 세금 환급 내역과 진행 상태(처리 중, 승인, 지급, 거절)를 볼 수 있어요. 새로 신청하려면 그 화면에서 영수증을 스캔하거나 ‘Enter manually’를 눌러 주세요. 구매 금액의 8%를 이 지갑에 USDC로 돌려받아요. 구매 금액은 $30 이상, 구매일은 90일 이내여야 해요.',
    identity:
      '‘DigitalID’에서 DID와 증명서를 볼 수 있어요. ‘Verify Identity’에서는 신분증 사진으로 본인 확인을 신청하고, ‘Add Credential’에서는 학력, 경력, 전문 자격 등을 추가할 수 있어요.',
    security:
      '‘My info’의 ‘Security Settings’에 인증 앱을 이용한 2단계 인증, 생체 인증(지원되는 기기), 보안 알림, 로그인된 기기 목록, 모든 기기 로그아웃(Sign Out All Devices)이 있어요. 다른 사람이 계정을 사용하는 것 같다면 바로 모든 기기에서 로그아웃하고 비밀번호를 바꿔 주세요. 복구 문구와 개인 키는 저를 포함해 누구에게도 알려 주지 마세요.',
    backup:
      '‘My info’의 ‘Key Management’에서 복구 문구를 확인하고, 암호화된 백업을 내려받고, 지갑을 복원할 수 있어요. 복구 문구는 종이에 적어 두고 아무에게도 보여 주지 마세요. 이 채팅에도 입력하지 마세요. 저는 복구 문구를 절대 묻지 않아요.',
    password:
      '비밀번호는 ‘My info’의 ‘Security Settings’에서 바꿀 수 있어요. 현재 비밀번호와 8자 이상의 새 비밀번호를 입력해 주세요. 잊어버렸다면 로그인 화면에서 ‘Forgot password?’를 눌러 주세요. 프로필에서 인증한 이메일 주소로 코드를 보내 드려요.',
    banking:
      '은행 입출금은 ‘Assets’의 ‘Deposit’과 ‘Withdraw’를 이용해 주세요. 출금은 선택한 속도에 따라 5분에서 3일이 걸려요. 테스트 지갑에서는 더 빠르며, 완료 예정 시각은 영수증에 있어요. 지역화폐는 ‘LocalPay’의 ‘Withdraw’에서 출금할 수 있어요. 등록된 계좌는 ‘My info’의 ‘Bank Information’에 있어요.',
    account:
      '이름, 이메일, 시간대, 통화는 ‘My info’의 ‘Edit Profile’에서 바꿀 수 있어요. ‘Bank Information’, ‘Security Settings’, ‘Key Management’, ‘Language’, ‘Notifications’로도 ‘My info’에서 이동해요. 테마는 화면 위쪽의 테마 버튼으로 밝은 테마, 어두운 테마, 기기 설정 중에서 바꿔 주세요. ‘Sign Out’은 ‘My info’ 맨 아래에 있어요.',
    paying:
      '사람이나 가게에 원화로 보내려면 ‘LocalPay’를 열어 주세요. ‘Send’에서는 휴대폰 번호, 이메일, 연락처, 코드로 보낼 수 있고 ‘QR Pay’는 코드를 스캔해요. 이 지갑의 계정에는 바로 도착해요. 받으려면 ‘Get paid’의 코드를 보여 주세요.',
    cashback:
      '‘LocalPay’의 ‘Shops with cashback’에 있는 가맹점에서 결제하면 가맹점에 따라 결제 금액의 5%, 10%, 15%를 돌려받아요. 결제 방법과 관계없이 결제와 함께 바로 들어와요. 다른 결제에는 캐시백이 없어요.',
    limits: `한국 시간 기준 하루 한도예요.
• LocalPay: 보내기 1,000,000원, 충전 1,000,000원, 출금 1,000,000원
• Traveler: 세금 환급 $500
LocalPay의 최소 금액은 보내기 100원, 충전과 출금 1,000원이에요. ‘Send Assets’에서는 0.01 XP·USDC·CBDC, 0.000001 BTC, 0.00001 ETH, 1 BusanCoin부터 보낼 수 있어요.`,
    'lost-phone':
      '다른 기기나 브라우저에서 로그인한 뒤 ‘Security Settings’에서 비밀번호를 바꿔 주세요. 잃어버린 휴대폰을 포함해 다른 모든 기기에서 로그아웃돼요. 2단계 인증을 쓰고 있다면 복구 코드로 로그인할 수 있어요. 잃어버린 휴대폰의 키는 이전 비밀번호로 암호화되어 있으며, 복구 문구나 백업으로 새 휴대폰에 가져올 수 있어요.',
    'text-size':
      '지갑의 글자 크기는 휴대폰이나 브라우저의 설정을 따라요. 휴대폰의 디스플레이 또는 접근성 설정에서 바꾸거나, 브라우저에서 화면을 확대해 주세요.',
    deletion:
      '계정 삭제는 ‘My info’의 ‘Security Settings’ 맨 아래에 있는 ‘Delete account’에서 해요. 비밀번호가 필요하고, 2단계 인증을 사용 중이면 코드도 필요해요. 먼저 자산을 모두 보내거나 출금하고, 진행 중인 거래, 세금 환급, 결재를 마쳐 주세요. 삭제되는 것과 남는 것은 그 화면에 나와 있어요. 그 위의 ‘Download my data’로 모든 데이터를 파일 하나로 저장할 수 있어요.',
    contact:
      '저는 자동 응답 도우미예요. 대화를 읽는 사람은 없으며, 입력하신 내용은 이 기기 밖으로 나가지 않아요. 상담원에게 연결할 수는 없지만, ‘My info’의 ‘Help center’에서 모든 답변을 찾아볼 수 있어요. 지갑 사용 방법은 여기에서도 무엇이든 물어봐 주세요.',
    thanks: '도움이 되어 기뻐요. 지갑에 대해 더 궁금한 점이 있으면 언제든지 물어봐 주세요.',
    greeting: '안녕하세요! 잔액, 송금, 수수료, 보안 등 지갑에 대해 무엇이든 물어봐 주세요.',
    general:
      '죄송해요. 그 질문에는 답을 드릴 수 없어요. 잔액, 보내기와 받기, 수수료, 충전, 은행 입출금, 세금 환급, 본인 확인, 보안, 백업, 비밀번호, 계정 설정에 대해 물어봐 주세요.',
  },
  es: {
    balance:
      '«Home» y «Assets» muestran el valor total de su cartera, «Assets» además cada activo que tiene, y «LocalPay» su dinero local, donde 1 moneda vale ₩1.',
    transactions:
      'Para enviar un activo, abra «Send Assets» e indique el activo, el importe y la dirección del destinatario. Compruebe bien la dirección: un envío solo se puede retirar mientras espera al dueño de una dirección que aún no tiene cuenta. Para recibir, comparta la dirección que muestra «Receive Assets». Una transacción nueva queda pendiente al principio; «Assets» muestra las cinco últimas y «Activity History», todas.',
    fees: `Verá la comisión antes de confirmar:
• Send Assets: una comisión de red fija, en unidades del activo
• Deposit Assets: transferencia bancaria gratis, tarjeta un porcentaje, giro internacional una comisión fija en dólares, cripto la comisión de su red
• Withdraw to Bank: instantáneo y estándar un porcentaje, económico gratis
• LocalPay: enviar es gratis; retirar tiene una comisión fija, económico gratis; recargar es gratis desde una cuenta bancaria y cuesta un porcentaje desde otros activos`,
    'top-up':
      'Abra «Top Up» desde «LocalPay». A partir de ₩1,000 puede usar una cuenta bancaria registrada, XP, USDC o CBDC, y 1 moneda vale ₩1. La cuenta bancaria no tiene comisión; los demás, un porcentaje que muestra el formulario.',
    refunds:
      '«Traveler» muestra sus reembolsos de impuestos y su estado: en proceso, aprobado, pagado o rechazado. Para pedir uno nuevo, escanee allí el recibo o pulse «Enter manually»: el 8% de la compra vuelve en USDC a esta cartera. La compra debe ser de al menos $30 y de los últimos 90 días.',
    identity:
      '«DigitalID» guarda su DID y sus credenciales. En «Verify Identity» pide la verificación con una foto de su documento. En «Add Credential» añade certificados de estudios, empleo o profesión.',
    security:
      '«Security Settings», en «My info», ofrece la autenticación en dos pasos con una aplicación, la biometría si su dispositivo la admite, las alertas, los dispositivos con sesión abierta y «Sign Out All Devices». Si cree que otra persona usa su cuenta, cierre la sesión en todos los dispositivos y cambie la contraseña enseguida. No revele a nadie su frase de recuperación ni su clave privada, tampoco a mí.',
    backup:
      '«Key Management», en «My info», muestra su frase de recuperación, descarga una copia de seguridad cifrada y restaura una cartera con cualquiera de las dos. Escriba la frase en papel y no se la enseñe a nadie. Por favor, no la escriba aquí: nunca se la pediré.',
    password:
      'La contraseña se cambia en «Security Settings», en «My info»: indique la actual y una nueva de al menos 8 caracteres. Si la olvida, pulse «Forgot password?» en la pantalla de inicio de sesión: recibirá un código en su correo electrónico, si lo ha confirmado en su perfil.',
    banking:
      '«Deposit» y «Withdraw», en «Assets», mueven dinero desde y hacia su banco. Un retiro tarda de 5 minutos a 3 días, según la velocidad que elija. En una billetera de prueba tarda menos, y su recibo indica cuándo se espera. El dinero local se retira con «Withdraw» en «LocalPay». Sus cuentas registradas están en «Bank Information», en «My info».',
    account:
      'El nombre, el correo, la zona horaria y la moneda están en «Edit Profile», en «My info», desde donde también se llega a «Bank Information», «Security Settings», «Key Management», «Language» y «Notifications». El botón del tema, en la cabecera, cambia entre claro, oscuro y el de su dispositivo. «Sign Out» está al final de «My info».',
    paying:
      'Para pagar en wones a una persona o a una tienda, abra «LocalPay». «Send» admite un número de teléfono, un correo, un contacto o un código, y «QR Pay» escanea un código. A una cuenta de esta cartera llega al instante. Para cobrar, muestre el código de «Get paid».',
    cashback:
      'Un pago en una de las tiendas de «Shops with cashback», en «LocalPay», le devuelve el 5%, el 10% o el 15%, según la tienda. Llega con el pago, con cualquier método. Los demás pagos no devuelven nada.',
    limits: `Por día, en hora de Corea:
• LocalPay: enviar ₩1,000,000, recargar ₩1,000,000, retirar ₩1,000,000
• Traveler: $500 en reembolsos de impuestos
El importe mínimo de LocalPay es de ₩100 para enviar y de ₩1,000 para recargar o retirar. «Send Assets» envía como mínimo 0.01 XP, USDC o CBDC, 0.000001 BTC, 0.00001 ETH o 1 BusanCoin.`,
    'lost-phone':
      'Entre desde otro dispositivo o un navegador y cambie la contraseña en «Security Settings»: eso cierra la sesión en los demás dispositivos, también en el perdido. Con la autenticación en dos pasos, entre con un código de recuperación. Las claves del teléfono perdido están cifradas con la contraseña anterior. Su frase de recuperación o una copia de seguridad las lleva al teléfono nuevo.',
    'text-size':
      'La cartera sigue el tamaño de letra de su teléfono o navegador. Cámbielo en los ajustes de pantalla o accesibilidad del teléfono, o amplíe la página en el navegador.',
    deletion:
      '«Delete account» está al final de «Security Settings», en «My info»: pide su contraseña, y el código si la autenticación de dos factores está activada. Antes, envíe o retire todo el dinero, y espere a que terminen los pagos, las devoluciones de impuestos y las aprobaciones. Allí se dice qué se borra y qué permanece. «Download my data», encima, guarda todos sus datos en un archivo.',
    contact:
      'Soy un asistente automático: nadie lee esta conversación y lo que escribe no sale de este dispositivo. No puedo ponerle en contacto con una persona, pero «Help center», en «My info», reúne todas las respuestas. También puedo explicarle aquí cómo funciona la cartera: pregúnteme.',
    thanks: '¡De nada! Si tiene otra duda sobre su cartera, pregúnteme.',
    greeting:
      '¡Hola! Pregúnteme por su saldo, sus envíos, las comisiones, la seguridad o cualquier otra cosa de la cartera.',
    general:
      'Lo siento, no tengo respuesta para eso. Puedo ayudarle con saldos, envíos y cobros, comisiones, recargas, movimientos bancarios, reembolsos de impuestos, identidad, seguridad, copias de seguridad, contraseñas y ajustes de la cuenta.',
  },
  fr: {
    balance:
      '« Home » et « Assets » affichent la valeur totale de votre portefeuille, « Assets » aussi chaque actif que vous détenez, et « LocalPay » votre monnaie locale, où 1 pièce vaut ₩1.',
    transactions:
      'Pour envoyer un actif, ouvrez « Send Assets » et indiquez l’actif, le montant et l’adresse du destinataire. Vérifiez bien l’adresse : un envoi ne peut être repris que tant qu’il attend le propriétaire d’une adresse sans compte. Pour recevoir, partagez l’adresse affichée dans « Receive Assets ». Une nouvelle transaction est d’abord en attente ; « Assets » affiche les cinq dernières et « Activity History » les affiche toutes.',
    fees: `Vous voyez les frais avant de confirmer :
• Send Assets : des frais de réseau fixes, en unités de l’actif
• Deposit Assets : virement bancaire gratuit, carte un pourcentage, virement international des frais fixes en dollars, crypto les frais de son réseau
• Withdraw to Bank : instantané et standard un pourcentage, économique gratuit
• LocalPay : envoi gratuit ; retrait à frais fixes, économique gratuit ; recharge gratuite depuis un compte bancaire, un pourcentage depuis d’autres actifs`,
    'top-up':
      'Ouvrez « Top Up » depuis « LocalPay ». À partir de ₩1,000, vous pouvez utiliser un compte bancaire enregistré, des XP, des USDC ou des CBDC, et 1 pièce vaut ₩1. Le compte bancaire est sans frais, les autres coûtent un pourcentage que le formulaire affiche.',
    refunds:
      '« Traveler » affiche vos remboursements de taxe et leur état : en cours, approuvé, payé ou refusé. Pour en demander un nouveau, scannez là le reçu ou appuyez sur « Enter manually » : 8% de l’achat reviennent en USDC dans ce portefeuille. L’achat est d’au moins $30 et date de 90 jours au plus.',
    identity:
      '« DigitalID » contient votre DID et vos justificatifs. « Verify Identity » demande la vérification avec une photo de votre document. « Add Credential » ajoute des certificats d’études, d’emploi ou de profession.',
    security:
      '« Security Settings », dans « My info », propose la double authentification avec une application, la biométrie si votre appareil la permet, les alertes, les appareils connectés et « Sign Out All Devices ». Si vous pensez que quelqu’un d’autre utilise votre compte, déconnectez tous les appareils et changez aussitôt votre mot de passe. Ne communiquez à personne votre phrase de récupération ni votre clé privée, pas même à moi.',
    backup:
      '« Key Management », dans « My info », affiche votre phrase de récupération, télécharge une sauvegarde chiffrée et restaure un portefeuille avec l’une ou l’autre. Notez la phrase sur papier et ne la montrez à personne. Ne l’écrivez pas ici : je ne vous la demanderai jamais.',
    password:
      'Le mot de passe se change dans « Security Settings », dans « My info » : indiquez l’actuel et un nouveau d’au moins 8 caractères. Si vous l’oubliez, touchez « Forgot password? » sur l’écran de connexion : un code est envoyé à votre adresse e-mail, si vous l’avez confirmée dans votre profil.',
    banking:
      '« Deposit » et « Withdraw », dans « Assets », déplacent l’argent depuis et vers votre banque. Un retrait prend de 5 minutes à 3 jours, selon la vitesse choisie. Dans un portefeuille de test, il est plus rapide, et son reçu indique quand il est attendu. La monnaie locale se retire avec « Withdraw » dans « LocalPay ». Vos comptes enregistrés sont dans « Bank Information », dans « My info ».',
    account:
      'Le nom, l’e-mail, le fuseau horaire et la devise sont dans « Edit Profile », dans « My info », qui mène aussi à « Bank Information », « Security Settings », « Key Management », « Language » et « Notifications ». Le bouton du thème, en haut, passe du clair au sombre et au choix de votre appareil. « Sign Out » est en bas de « My info ».',
    paying:
      'Pour payer une personne ou un commerce en wons, ouvrez « LocalPay ». « Send » accepte un numéro de téléphone, un e-mail, un contact ou un code, et « QR Pay » scanne un code. Un compte de ce portefeuille reçoit l’argent aussitôt. Pour être payé, montrez le code de « Get paid ».',
    cashback:
      'Un paiement à l’un des commerces de « Shops with cashback », dans « LocalPay », vous rend 5%, 10% ou 15%, selon le commerce. Le cashback arrive avec le paiement, quel que soit le mode. Les autres paiements n’en donnent pas.',
    limits: `Par jour, à l’heure de Corée :
• LocalPay : envoi ₩1,000,000, recharge ₩1,000,000, retrait ₩1,000,000
• Traveler : $500 de remboursements de taxe
Le montant minimum de LocalPay est de ₩100 pour envoyer et de ₩1,000 pour recharger ou retirer. « Send Assets » envoie au moins 0.01 XP, USDC ou CBDC, 0.000001 BTC, 0.00001 ETH ou 1 BusanCoin.`,
    'lost-phone':
      'Connectez-vous sur un autre appareil ou dans un navigateur, et changez le mot de passe dans « Security Settings » : cela déconnecte les autres appareils, y compris celui que vous avez perdu. Avec la double authentification, entrez un code de récupération. Les clés du téléphone perdu sont chiffrées avec l’ancien mot de passe. Votre phrase de récupération ou une sauvegarde les amène sur le nouveau téléphone.',
    'text-size':
      'Le portefeuille suit la taille du texte de votre téléphone ou de votre navigateur. Changez-la dans les réglages d’affichage ou d’accessibilité du téléphone, ou agrandissez la page dans le navigateur.',
    deletion:
      '« Delete account » se trouve à la fin de « Security Settings », dans « My info » : il demande votre mot de passe, et le code si l’authentification à deux facteurs est activée. Avant cela, envoyez ou retirez tout l’argent, et attendez la fin des paiements, des remboursements de taxes et des approbations. On y lit ce qui est supprimé et ce qui reste. « Download my data », juste au-dessus, enregistre toutes vos données dans un fichier.',
    contact:
      'Je suis un assistant automatique : personne ne lit cette conversation, et ce que vous écrivez ne quitte pas cet appareil. Je ne peux pas vous mettre en relation avec une personne, mais « Help center », dans « My info », rassemble toutes les réponses. Je peux aussi vous expliquer le portefeuille ici : posez-moi vos questions.',
    thanks:
      'Je vous en prie ! Si vous avez une autre question sur votre portefeuille, posez-la-moi.',
    greeting:
      'Bonjour ! Interrogez-moi sur votre solde, vos envois, les frais, la sécurité ou toute autre chose du portefeuille.',
    general:
      'Je suis désolé, je n’ai pas de réponse à cela. Je peux vous aider pour les soldes, les envois et réceptions, les frais, les recharges, les opérations bancaires, les remboursements de taxe, l’identité, la sécurité, les sauvegardes, les mots de passe et les réglages du compte.',
  },
  ja: {
    balance:
      'ポートフォリオの合計は「Home」と「Assets」、資産ごとの残高は「Assets」、地域通貨の残高は「LocalPay」でご確認ください。地域通貨は1コインが1ウォンです。',
    transactions:
      '資産を送る場合は「Send Assets」で資産、金額、受取人のアドレスを入力してください。取り消せるのは、まだアカウントのないアドレスの持ち主を待っている間だけです。アドレスをよくご確認ください。受け取る場合は「Receive Assets」に表示されるアドレスを相手に伝えてください。新しい取引は最初は保留中です。最近の5件は「Assets」に、すべての取引は「Activity History」に表示されます。',
    fees: `手数料は確定する前に画面に表示されます。
• Send Assets：資産の単位での定額のネットワーク手数料
• Deposit Assets：銀行振込は無料、カードは金額の一定割合、電信送金はドルの定額、暗号資産はネットワークの手数料
• Withdraw to Bank：即時と通常は金額の一定割合、エコノミー無料
• LocalPay：送金は無料、出金は定額でエコノミーは無料、チャージは銀行口座から無料、ほかの資産からは金額の一定割合`,
    'top-up':
      '「LocalPay」から「Top Up」を開いてください。₩1,000から、登録した銀行口座、XP、USDC、CBDCでチャージできます。1コインは1ウォンです。銀行口座は手数料無料、ほかの資産の手数料率は画面に表示されます。',
    refunds:
      '「Traveler」で税金の還付とその状況（処理中、承認済み、支払済み、却下）を確認できます。新しく申請するには、その画面でレシートをスキャンするか「Enter manually」を押してください。購入金額の8%がUSDCでこのウォレットに戻ります。購入金額は$30以上、購入日は90日以内が対象です。',
    identity:
      '「DigitalID」にDIDと資格証明があります。「Verify Identity」では書類の写真を使って本人確認を申請し、「Add Credential」では学歴、職歴、専門資格などの証明を追加できます。',
    security:
      '「My info」の「Security Settings」に、認証アプリによる二段階認証、生体認証（対応する端末のみ）、通知、サインイン中の端末、「Sign Out All Devices」があります。ほかの人がアカウントを使っていると思われる場合は、すぐにすべての端末からサインアウトし、パスワードを変更してください。復元フレーズと秘密鍵は、私を含め、誰にも教えないでください。',
    backup:
      '「My info」の「Key Management」で、復元フレーズの確認、暗号化したバックアップのダウンロード、ウォレットの復元ができます。フレーズは紙に書き、誰にも見せないでください。ここにも入力しないでください。私がお尋ねすることは決してありません。',
    password:
      'パスワードは「My info」の「Security Settings」で変更できます。現在のパスワードと、8文字以上の新しいパスワードを入力してください。忘れた場合は、ログイン画面の「Forgot password?」を押してください。プロフィールで確認済みのメールアドレスにコードが届きます。',
    banking:
      '銀行との入出金は「Assets」の「Deposit」と「Withdraw」で行えます。出金は、選んだ速さにより5分から3日かかります。テスト用のウォレットではもっと速く、完了予定時刻は明細に表示されます。地域通貨は「LocalPay」の「Withdraw」で出金できます。登録済みの口座は「My info」の「Bank Information」にあります。',
    account:
      '名前、メールアドレス、タイムゾーン、通貨は「My info」の「Edit Profile」で変更できます。「Bank Information」「Security Settings」「Key Management」「Language」「Notifications」へも「My info」から進めます。テーマは画面上部のボタンで、ライト、ダーク、端末の設定から切り替えられます。「Sign Out」は「My info」の一番下にあります。',
    paying:
      '人やお店にウォンで支払うには、「LocalPay」を開いてください。「Send」では電話番号、メールアドレス、連絡先、コードを使って送れます。「QR Pay」はコードを読み取ります。このウォレットのアカウントにはすぐに届きます。受け取るときは「Get paid」のコードを見せてください。',
    cashback:
      '「LocalPay」の「Shops with cashback」にあるお店で支払うと、お店により支払額の5%、10%、15%が戻ります。支払い方法にかかわらず、支払いと同時に受け取れます。ほかの支払いには付きません。',
    limits: `韓国時間での1日の上限です。
• LocalPay：送金 ₩1,000,000、チャージ ₩1,000,000、出金 ₩1,000,000
• Traveler：税金の還付 $500
LocalPayの最低金額は、送金が₩100、チャージと出金が₩1,000です。「Send Assets」では、0.01 XP・USDC・CBDC、0.000001 BTC、0.00001 ETH、1 BusanCoinから送れます。`,
    'lost-phone':
      '別の端末またはブラウザーでサインインし、「Security Settings」でパスワードを変更してください。紛失した端末を含む、ほかのすべての端末がサインアウトされます。二段階認証をお使いの場合は、リカバリーコードでサインインできます。紛失した端末の鍵は以前のパスワードで暗号化されています。復元フレーズまたはバックアップで、新しい端末に移せます。',
    'text-size':
      '文字の大きさは、お使いの端末またはブラウザーの設定に従います。端末の画面表示またはアクセシビリティの設定で変更するか、ブラウザーでページを拡大してください。',
    deletion:
      'アカウントの削除は、「My info」の「Security Settings」の一番下にある「Delete account」で行います。パスワードが必要で、二段階認証がオンの場合はコードも必要です。その前に、残高をすべて送金または出金し、取引、税金の還付、承認が終わるのをお待ちください。削除されるものと残るものは、その画面に表示されます。その上の「Download my data」で、すべてのデータを一つのファイルに保存できます。',
    contact:
      '私は自動応答のアシスタントです。会話を読む人はおらず、入力内容がこの端末の外に出ることもありません。担当者におつなぎすることはできませんが、「My info」の「Help center」ですべての回答をご覧いただけます。ウォレットの使い方は、ここでもお気軽にお尋ねください。',
    thanks:
      'お役に立ててうれしいです。ウォレットについてほかにご質問があれば、いつでもお尋ねください。',
    greeting: 'こんにちは！残高、送金、手数料、セキュリティなど、何でもお尋ねください。',
    general:
      '申し訳ありませんが、そのご質問にはお答えできません。残高、送金と受け取り、手数料、チャージ、銀行との入出金、税金の還付、本人確認、セキュリティ、バックアップ、パスワード、アカウント設定についてお尋ねください。',
  },
  zh: {
    balance:
      '“Home”和“Assets”显示投资组合总值，“Assets”还列出您持有的每种资产，“LocalPay”显示地方货币余额，1 枚等于 1 韩元。',
    transactions:
      '发送资产时，请打开“Send Assets”，填写资产、金额和收款地址。只有在等待尚无账户的地址的所有者期间，转账才能撤回，请仔细核对地址。接收时，请把“Receive Assets”显示的地址告诉对方。新交易起初为待处理状态。最近五笔交易显示在“Assets”中，全部交易在“Activity History”中。',
    fees: `确认之前会显示手续费：
• Send Assets：以该资产为单位的固定网络费
• Deposit Assets：银行转账免费，银行卡按金额比例收费，电汇收取固定的美元费用，加密货币收取网络费
• Withdraw to Bank：即时和标准按金额比例收费，经济免费
• LocalPay：发送免费；提现收取固定费用，经济免费；从银行账户充值免费，使用其他资产按金额比例收费`,
    'top-up':
      '请从“LocalPay”打开“Top Up”。₩1,000 起，可使用已登记的银行账户、XP、USDC 或 CBDC 充值，1 枚等于 1 韩元。银行账户免手续费，其他资产的费率会在页面上显示。',
    refunds:
      '“Traveler”显示您的退税及其进度：处理中、已批准、已支付或已拒绝。如需新的退税，请在该页面扫描收据，或按“Enter manually”，购买金额的 8% 将以 USDC 退到此钱包。购买金额须至少 $30，且购买日期在 90 天以内。',
    identity:
      '“DigitalID”保存您的 DID 和凭证。在“Verify Identity”中，可用证件照片申请验证；在“Add Credential”中，可添加学历、工作和专业证书。',
    security:
      '“My info”中的“Security Settings”提供使用验证器应用的双重验证、生物识别（需设备支持）、安全提醒、已登录的设备和“Sign Out All Devices”。如果您认为有人在使用您的账户，请立即退出所有设备并更改密码。请不要把助记词或私钥告诉任何人，包括我。',
    backup:
      '“My info”中的“Key Management”可以查看助记词、下载加密备份，并用其中任一项恢复钱包。请把助记词写在纸上，不要给任何人看，也不要在这里输入。我绝不会向您索取。',
    password:
      '请在“My info”的“Security Settings”中更改密码：输入当前密码和至少 8 个字符的新密码。如果忘记密码，请在登录页面点按“Forgot password?”，验证码会发送到您在个人资料中确认过的邮箱。',
    banking:
      '“Assets”中的“Deposit”和“Withdraw”用于与银行之间存取资金。提现需要 5 分钟到 3 天，取决于您选择的速度。在测试钱包中会更快，预计完成时间见收据。地方货币请在“LocalPay”中用“Withdraw”提现。已登记的账户在“My info”的“Bank Information”中。',
    account:
      '姓名、邮箱、时区和货币在“My info”的“Edit Profile”中。从“My info”也可以进入“Bank Information”“Security Settings”“Key Management”“Language”和“Notifications”。页面顶部的主题按钮可在浅色、深色和跟随设备之间切换。“Sign Out”在“My info”的最下方。',
    paying:
      '如需用韩元向个人或商店付款，请打开“LocalPay”。“Send”可使用电话号码、邮箱、联系人或付款码，“QR Pay”可扫描付款码。付给此钱包的账户会立即到账。收款时，请出示“Get paid”的收款码。',
    cashback:
      '在“LocalPay”的“Shops with cashback”所列商店付款，可按商店返还金额的 5%、10% 或 15%。无论用哪种方式付款，返现都随付款到账。其他付款没有返现。',
    limits: `每日限额（韩国时间）：
• LocalPay：发送 ₩1,000,000，充值 ₩1,000,000，提现 ₩1,000,000
• Traveler：退税 $500
LocalPay 最低金额：发送 ₩100，充值和提现 ₩1,000。“Send Assets”最低可发送 0.01 XP、USDC 或 CBDC，0.000001 BTC，0.00001 ETH，或 1 BusanCoin。`,
    'lost-phone':
      '请在其他设备或浏览器上登录，并在“Security Settings”中更改密码：其他所有设备都会退出登录，包括丢失的手机。如果启用了双重验证，请用恢复码登录。丢失手机上的密钥用旧密码加密。用助记词或备份可以把密钥转到新手机。',
    'text-size':
      '钱包的文字大小跟随手机或浏览器的设置。请在手机的显示或无障碍设置中更改，或在浏览器中放大页面。',
    deletion:
      '删除账户在“My info”的“Security Settings”最下方的“Delete account”：需要密码，如果开启了双重验证，还需要验证码。在此之前，请先转出或提取全部资金，并等待付款、退税和审批结束。那里会说明哪些内容会删除、哪些会保留。上方的“Download my data”可将您的全部数据保存为一个文件。',
    contact:
      '我是自动助手：没有人查看这里的对话，您输入的内容也不会离开这台设备。我无法为您转接人工客服，但“My info”中的“Help center”收录了所有解答。关于钱包的使用方法，也欢迎随时在这里问我。',
    thanks: '不客气！如果还有关于钱包的问题，请随时问我。',
    greeting: '您好！余额、转账、手续费、安全等钱包问题，都可以问我。',
    general:
      '抱歉，这个问题我无法回答。我可以帮助您了解余额、发送和接收、手续费、充值、银行存取款、退税、身份验证、安全、备份、密码和账户设置。',
  },
};

/** Adds the non-breaking spaces of French punctuation and quotation marks. */
function withFrenchSpaces(text: string): string {
  return text.replace(/ (?=[:;!?»])/g, '\u202f').replace(/« /g, '«\u202f');
}

/**
 * The reply to a question, with the screen that it links to. A question about balances needs them. If the wallet is in
 * the language of the reply, its help has the answer with the titles of its screens; they are English otherwise.
 */
export function supportReply(
  { category, language }: SupportQuestion,
  balances?: ShownBalances,
  help?: HelpMessages,
): SupportReply {
  const answers: Partial<Record<SupportCategory, string>> = help?.answers ?? {};
  const words = answers[category] ?? replies[language][category];
  const text =
    category === 'balance' && balances
      ? `${balanceAnswer(language, balances)}${sentenceGap(language)}${words}`
      : words;
  const message = language === 'fr' ? withFrenchSpaces(text) : text;
  const screen = answerScreens[category];
  return screen === undefined
    ? { message }
    : {
        message,
        link: {
          to: screen.to,
          label: linkLabels[language]((help ?? english).screens[screen.title]),
        },
      };
}

/**
 * The reply after the simulated typing time, as in the documents. It makes no call (local §4, §7): the balances are
 * those that the wallet has read before.
 */
export async function typedSupportReply(
  clock: Pick<Clock, 'wait'>,
  question: SupportQuestion,
  balances: () => ShownBalances | undefined,
  signal: AbortSignal,
  help?: HelpMessages,
): Promise<SupportReply> {
  await clock.wait(typingTime, signal);
  return supportReply(question, balances(), help);
}
