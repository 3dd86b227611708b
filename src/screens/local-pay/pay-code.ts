import { qrPath } from '#components/qr-path.ts';
import { recipientCode, type RecipientCode } from '#wallet/codes/recipient-code.ts';
import { formatWon } from '#wallet/money/format.ts';

/** Whom a code pays: their phone number or account name, and their name. */
export type Payee = Required<Pick<RecipientCode, 'recipient' | 'name'>>;

/** A code to be paid by; the amount in won. */
export type PayCode = Payee & Pick<RecipientCode, 'amount'>;

/** A picture to be saved as a file. */
export interface CodePicture {
  fileName: string;
  svg: string;
}

/** What a code asks for, in words: `Pay Jiwoo Kim ₩5,000`. */
export function payCodeTitle({ name, amount }: PayCode): string {
  return amount === undefined ? `Pay ${name}` : `Pay ${name} ${formatWon(amount)}`;
}

/** What is shared: whom to pay, by what to type, and the code itself. */
export function payCodeText(code: PayCode): string {
  return [`${payCodeTitle(code)} with Superwallet`, code.recipient, recipientCode(code)].join('\n');
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A name may hold anything. */
function escapeXml(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** How many characters of a caption stand on a line. */
const lineLength = 32;

/** The code with its words below it, as a picture of its own. A file has no theme: it is dark on white. */
export async function payCodePicture(code: PayCode): Promise<CodePicture> {
  const { size, path } = await qrPath(recipientCode(code));
  const lines = [payCodeTitle(code), code.recipient].flatMap(
    (text) => text.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? [],
  );
  const width = 320;
  const height = width + 16 + lines.length * 24;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<path fill="#14172b" shape-rendering="crispEdges" transform="scale(${width / size})" d="${path}"/>`,
    '<g fill="#14172b" font-size="17" text-anchor="middle" font-family="system-ui, sans-serif">',
    ...lines.map(
      (line, index) =>
        `<text x="${width / 2}" y="${width + 12 + index * 24}">${escapeXml(line)}</text>`,
    ),
    '</g>',
    '</svg>',
  ].join('');
  return { fileName: 'superwallet-pay-code.svg', svg };
}
