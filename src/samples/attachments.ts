import { sha256Hex } from '#wallet/document-proof.ts';
import type { AttachmentType } from '#wallet/entities/document.ts';

/** The attachments of the sample documents: small files whose content matches the type of their names. */

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A PDF page with a line of text. */
function pdf(line: string): Uint8Array {
  const text = `BT /F1 18 Tf 72 760 Td (${line}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  return bytesOf(
    `${file}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

const png = () => Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));

const files = {
  'flight-receipt.pdf': () => pdf('Flight receipt: Busan - Tokyo and back, 512,000 KRW'),
  'hotel-invoice.pdf': () => pdf('Hotel invoice: three nights, 594,000 KRW'),
  'meals.png': png,
  'renewal-quote.pdf': () => pdf('Renewal quote: 12 months, 14,880.00 USD'),
  'usage-last-year.csv': () =>
    bytesOf('month,compute,storage\n2024-10,812.40,284.10\n2024-11,798.15,290.00\n'),
  'programme.pdf': () => pdf('Gyeongju, two days: planning, dinner at the lake'),
  'registration.pdf': () => pdf('Registration: two places and a workshop, 1,780.00 EUR'),
  'contract.pdf': () => pdf('Employment contract'),
  'annex-a.pdf': () => pdf('Annex A: signing bonus and moving allowance'),
  'offer.pdf': () => pdf('Offer: laptop and dock, 2,190,000 KRW'),
  'itinerary.pdf': () => pdf('Itinerary: Busan - Singapore and back'),
  'invitation.png': png,
} as const satisfies Record<string, () => Uint8Array>;

export type SampleFileName = keyof typeof files;

const types: Readonly<Record<string, AttachmentType>> = { pdf: 'PDF', png: 'PNG', csv: 'CSV' };

/** Whether a sample file with this name exists. */
export function isSampleFile(name: string): name is SampleFileName {
  return Object.hasOwn(files, name);
}

/** A sample file with its bytes, its size in bytes and its SHA-256. */
export function sampleAttachment(name: SampleFileName) {
  const content = files[name]();
  const type: AttachmentType = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'PDF';
  return { name, type, content, size: content.length, sha256: sha256Hex(content) };
}
