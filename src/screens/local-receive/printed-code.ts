import { captionLines, escapeXml, type CodePicture } from '#components/code-picture.ts';
import { qrPath } from '#components/qr-path.ts';
import { recipientCode } from '#wallet/codes/payment-code.ts';

import type { Payee } from './pay-code.ts';

/** Width and height of a page of A6, in millimetres. */
const page = { width: 105, height: 148 };

/** Width of the printed code, in millimetres. */
const codeWidth = 72;

/** Maximum number of characters in a line of the title: Korean ones, 6 mm wide, fit the page. */
const titleLength = 16;

/* oxlint-disable house/no-untranslated-text -- the page shows both languages */
const instructions = [
  'Superwallet을 열고 QR Pay를 누른 뒤',
  '이 코드를 스캔하고 금액을 입력하세요.',
  'Open Superwallet, press QR Pay,',
  'scan this code and enter the amount.',
] as const;
/* oxlint-enable house/no-untranslated-text */

/**
 * A page of A6 to print for the counter (decision 168): the name of the stall, its code, and how to pay in Korean and
 * English. The number or e-mail address of the payee is in the code only. Rejects if the encoder cannot be loaded.
 */
export async function printedCode(payee: Payee): Promise<CodePicture> {
  const { size, path } = await qrPath(recipientCode(payee));
  const middle = page.width / 2;
  const title = captionLines(payee.name, titleLength).slice(0, 3);
  const codeTop = 14 + title.length * 7;
  const below = codeTop + codeWidth + 9;
  const line = (text: string, y: number, fontSize: number, weight: number) =>
    `<text x="${middle}" y="${y}" font-size="${fontSize}" font-weight="${weight}">${escapeXml(text)}</text>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}mm" height="${page.height}mm" viewBox="0 0 ${page.width} ${page.height}">`,
    `<rect width="${page.width}" height="${page.height}" fill="#ffffff"/>`,
    '<g fill="#15122b" text-anchor="middle" font-family="system-ui, sans-serif">',
    ...title.map((text, index) => line(text, 16 + index * 7, 6, 700)),
    ...instructions.map((text, index) => line(text, below + index * 5.5, 4.2, 400)),
    '</g>',
    `<path fill="#15122b" shape-rendering="crispEdges" transform="translate(${middle - codeWidth / 2} ${codeTop}) scale(${codeWidth / size})" d="${path}"/>`,
    '</svg>',
  ].join('');
  return { fileName: 'superwallet-counter-code.svg', svg };
}
