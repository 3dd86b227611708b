import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import * as z from 'zod/mini';

import { sampleAttachment } from '#samples/attachments.ts';
import { attachmentLimits, WorkDocument } from '#wallet/entities/document.ts';
import { basePath } from '#wallet/paths.ts';

import { proveEmail } from '../testing/prove.ts';
import {
  sentenceOf,
  startTestProvider,
  type Answer,
  type Person,
  type TestProvider,
} from '../testing/test-provider.ts';

const text = (words: string) => Buffer.from(words, 'utf8');
const latin1 = (words: string) => Buffer.from(words, 'latin1');
const joined = (...parts: readonly Uint8Array[]) => Buffer.concat(parts);

const fixture = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url));
const utf16be = (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le').swap16();

const pdf = sampleAttachment('contract.pdf').content;
const png = sampleAttachment('meals.png').content;
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const gif = latin1('GIF89a\x01\x00\x01\x00\x00\x00\x00;');
const webp = latin1(
  'RIFF\x1a\x00\x00\x00WEBPVP8L\x0d\x00\x00\x00\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00',
);
const html = text('<!doctype html><script>alert(document.cookie)</script>');
const svg = text(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
);
const elf = Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex');
const exe = joined(
  latin1('MZ'),
  Buffer.alloc(58),
  Buffer.from('80000000', 'hex'),
  Buffer.alloc(64),
  latin1('PE\0\0'),
);

/** A ZIP archive with uncompressed files. */
function zip(files: Readonly<Record<string, Uint8Array>>): Buffer {
  const names = Object.entries(files);
  let offset = 0;
  const directory: Buffer[] = [];
  const locals = names.map(([name, content]) => {
    const path = text(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(content), 10);
    head.writeUInt32LE(content.length, 14);
    head.writeUInt32LE(content.length, 18);
    head.writeUInt16LE(path.length, 22);
    const local = joined(latin1('PK\x03\x04'), head, path, content);
    const entry = Buffer.alloc(16);
    entry.writeUInt32LE(offset, 12);
    directory.push(joined(latin1('PK\x01\x02\x14\x00'), head, entry.subarray(2), path));
    offset += local.length;
    return local;
  });
  const central = joined(...directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(names.length, 4);
  end.writeUInt16LE(names.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return joined(...locals, central, latin1('PK\x05\x06'), end);
}

const contentTypes = (part: string) =>
  text(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${part}.main+xml"/></Types>`,
  );
const docx = zip({
  '[Content_Types].xml': contentTypes('wordprocessingml.document'),
  'word/document.xml': text('<document/>'),
});
const xlsx = zip({
  '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
  'xl/workbook.xml': text('<workbook/>'),
});
const archive = zip({ 'page.html': html });
const nested = zip({ '../../../../etc/cron.d/evil': text('* * * * * root sh') });

/** A PNG that declares 60,000 × 60,000 pixels and contains one row of zeros. */
const hugePicture = (() => {
  const chunk = (type: string, data: Uint8Array) => {
    const body = joined(latin1(type), data);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return joined(length, body, sum);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6], 8);
  return joined(
    png.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  );
})();

/** Refused files, with the expected message. */
const refused: readonly (readonly [
  what: string,
  name: string,
  content: Uint8Array,
  why: RegExp,
])[] = [
  ['a page', 'page.html', html, /has no allowed type/],
  ['a drawing with a script', 'drawing.svg', svg, /has no allowed type/],
  ['a script', 'run.js', text('alert(1)'), /has no allowed type/],
  ['a shell script', 'run.sh', text('#!/bin/sh\nrm -rf /'), /has no allowed type/],
  ['a program', 'setup.exe', exe, /has no allowed type/],
  ['an archive', 'files.zip', archive, /has no allowed type/],
  ['a picture of another type', 'moving.gif', gif, /has no allowed type/],
  ['a name without an ending', 'contract', pdf, /has no allowed type/],
  ['an ending that every object has', 'contract.constructor', pdf, /has no allowed type/],
  ['a name that ends in a point', 'contract.pdf.', pdf, /has no allowed type/],
  ['two endings, the last one not allowed', 'contract.pdf.html', pdf, /has no allowed type/],
  ['a blank after the ending', 'contract.html .htm', html, /has no allowed type/],
  ['a page declared as a PDF', 'page.pdf', html, /is no PDF file/],
  ['a page declared as a picture', 'page.png', html, /is no PNG file/],
  ['a drawing declared as a picture', 'drawing.png', svg, /is no PNG file/],
  ['a drawing declared as a photo', 'drawing.jpg', svg, /is no JPEG file/],
  ['a program declared as a PDF', 'invoice.pdf', exe, /is no PDF file/],
  ['a program declared as text', 'notes.txt', elf, /is no TXT file/],
  ['a picture declared as another', 'photo.jpg', png, /is no JPEG file/],
  ['a picture declared as a table', 'table.csv', png, /is no CSV file/],
  [
    'a PDF with a header beyond the allowed offset',
    'scan.pdf',
    joined(text('\n'.repeat(1024)), pdf),
    /is no PDF file/,
  ],
  ['a photo of an iPhone', 'photo.heic', fixture('photo.heic'), /has no allowed type/],
  ['a PDF declared as text', 'contract.txt', pdf, /is no TXT file/],
  ['an archive declared as a document', 'letter.docx', archive, /is no DOCX file/],
  ['an archive with a path in it', 'letter.docx', nested, /is no DOCX file/],
  ['a table declared as a letter', 'letter.docx', xlsx, /is no DOCX file/],
  ['a letter declared as a table', 'table.xlsx', docx, /is no XLSX file/],
  ['no byte', 'nothing.pdf', Buffer.alloc(0), /is empty/],
  ['no byte of text', 'nothing.txt', Buffer.alloc(0), /is empty/],
  ['only zeros', 'zeros.txt', Buffer.alloc(100), /is no TXT file/],
  ['only zeros as a PDF', 'zeros.pdf', Buffer.alloc(100), /is no PDF file/],
  ['half a signature', 'half.png', png.subarray(0, 4), /is no PNG file/],
  ['half an archive', 'half.docx', docx.subarray(0, 20), /is no DOCX file/],
  ['text that is not UTF-8', 'latin.txt', latin1('caf\xe9 \xff\xfe'), /is no TXT file/],
  [
    'text that moves a terminal’s cursor',
    'notes.txt',
    text('\u001b[2J\u001b]0;x\u0007'),
    /is no TXT file/,
  ],
  ['a path upwards', '../../etc/passwd.txt', text('x'), /must not be a path/],
  ['a path of Windows', '..\\..\\windows\\system.txt', text('x'), /must not be a path/],
  ['a path from the root', '/etc/passwd.txt', text('x'), /must not be a path/],
  ['a drive', 'C:evil.txt', text('x'), /must not be a path/],
  ['a second stream', 'notes.txt:run.txt', text('x'), /must not be a path/],
  ['a hidden file', '.profile.txt', text('x'), /must not be a path/],
  ['a name with a right-to-left override', 'invoice\u202Etxt.exe', text('x'), /no allowed type/],
  ['only invisible characters as a name', '\u200B\u2060', text('x'), /name is missing/],
  ['no name', '   ', text('x'), /name is missing/],
  ['a long name', `${'n'.repeat(200)}.txt`, text('x'), /name must have at most 120/],
  [
    'a byte too many',
    'big.txt',
    Buffer.alloc(attachmentLimits.bytes + 1, 'a'),
    /too large|at most/,
  ],
];

/** Accepted files, with the expected type. They are served for download only. */
const accepted: readonly (readonly [
  what: string,
  name: string,
  content: Uint8Array,
  type: string,
])[] = [
  ['a page as text', 'page.txt', html, 'TXT'],
  ['a table of Korean Excel in CP949', 'costs.csv', fixture('korean-excel-cp949.csv'), 'CSV'],
  ['a table of Korean Excel in UTF-16', 'costs.csv', fixture('korean-excel-utf16.csv'), 'CSV'],
  ['text of Korean Excel in UTF-16', 'costs.txt', fixture('korean-excel-utf16.csv'), 'TXT'],
  ['text in big-endian UTF-16', 'costs.tsv', utf16be('날짜\t금액'), 'TXT'],
  ['text with the mark of UTF-8', 'costs.csv', text('\uFEFF날짜,금액\n'), 'CSV'],
  ['text that begins like a picture', 'notes.txt', text('BM is what they call it.'), 'TXT'],
  ['text that begins like a program', 'notes.csv', text('MZ,1\nID3,2\n'), 'CSV'],
  ['a photo of Windows', 'photo.jfif', fixture('photo.jfif'), 'JPEG'],
  ['a photo with the old ending', 'photo.jpe', fixture('photo.jfif'), 'JPEG'],
  ['an animated picture', 'animated.png', fixture('animated.png'), 'PNG'],
  ['a PDF with a late header', 'scan.pdf', joined(text('\r\n\x00'.repeat(300)), pdf), 'PDF'],
  ['a drawing as text', 'drawing.txt', svg, 'TXT'],
  ['a formula as a table', 'table.csv', text('=cmd|"/c calc"!A1\n'), 'CSV'],
  ['a PDF with a page behind it', 'both.pdf', joined(pdf, html), 'PDF'],
  [
    'a PDF with a script',
    'script.pdf',
    joined(pdf, text('/OpenAction << /S /JavaScript >>')),
    'PDF',
  ],
  ['a picture with a page behind it', 'both.png', joined(png, html), 'PNG'],
  ['a photo with an archive behind it', 'both.jpg', joined(jpeg, archive), 'JPEG'],
  ['a picture of 3.6 billion pixels', 'huge.png', hugePicture, 'PNG'],
  ['a truncated picture', 'broken.png', png.subarray(0, 40), 'PNG'],
  ['a photo of noise', 'noise.jpg', joined(jpeg.subarray(0, 20), Buffer.alloc(500, 0x5a)), 'JPEG'],
  ['a small picture', 'small.webp', webp, 'WEBP'],
  ['a letter', 'letter.docx', docx, 'DOCX'],
  ['a table', 'table.xlsx', xlsx, 'XLSX'],
  ['a letter with an ending in capitals', 'LETTER.DOCX', docx, 'DOCX'],
  ['a name that contains markup', '<img src=x onerror=alert(1)>.txt', text('x'), 'TXT'],
];

describe('an attachment of a request', () => {
  let provider: TestProvider;
  let person: Person;
  let approver: Person;
  beforeAll(async () => {
    provider = await startTestProvider();
    person = await provider.register();
    approver = await provider.register();
    await proveEmail(provider.database, approver.id);
  });
  afterAll(() => provider.close());

  const bodyWith = (attachments: readonly { name: string; content: string }[]) => ({
    userId: person.id,
    approverEmail: approver.email,
    title: 'Files',
    description: '',
    type: 'purchase_order',
    priority: 'low',
    department: '',
    amount: '1',
    currency: 'USD',
    period: null,
    destinations: [],
    categories: [],
    attachments,
  });
  const send = (name: string, content: Uint8Array) =>
    provider.request('POST', '/work/requests', {
      token: person.token,
      body: bodyWith([{ name, content: Buffer.from(content).toString('base64') }]),
    });
  const requests = async () =>
    (await provider.get(`/work/requests/${person.id}`, person.token)).body;

  /**
   * Waits a day, because only fifty requests a day are allowed, and signs in again, because the session is locked
   * afterwards.
   */
  const waitADay = async () => {
    provider.environment.advance(24 * 60 * 60 * 1000);
    const session = await provider.request('POST', '/auth/login', {
      body: { email: person.email, password: 'correct horse' },
    });
    const { token } = z.object({ token: z.string() }).parse(session.body);
    person = { ...person, token };
  };
  const sentDocument = async (answer: Answer) => {
    const { id } = z.object({ id: z.int() }).parse(answer.body);
    return WorkDocument.parse((await provider.get(`/work/documents/${id}`, person.token)).body);
  };

  it.each(refused)('is refused: %s', async (_, name, content, why) => {
    const before = await requests();
    const answer = await send(name, content);
    expect([413, 422]).toContain(answer.status);
    expect(sentenceOf(answer)).toMatch(why);
    expect(await requests()).toEqual(before);
  });

  it.each(accepted)(
    'is stored, and served for download only: %s',
    async (_, name, content, type) => {
      await waitADay();
      const answer = await send(name, content);
      expect(answer.status).toBe(201);
      const document = await sentDocument(answer);
      expect(document.attachments).toMatchObject([{ name, type, size: content.length }]);
      const served = await fetch(
        `${provider.url}${basePath}/api/work/attachments/${document.attachments[0]?.id}`,
        { headers: { Authorization: `Bearer ${person.token}` } },
      );
      expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
      expect(served.headers.get('Content-Type')).toBe('application/octet-stream');
      expect(served.headers.get('Content-Disposition')).toBe('attachment; filename="attachment"');
      expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(served.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    },
  );

  it.each([
    [
      'decomposed Korean of macOS',
      '\u110b\u1167\u11bc\u1109\u116e\u110c\u1173\u11bc.txt',
      '영수증.txt',
    ],
    ['a name with a right-to-left override', 'invoice\u202Efdp.txt', 'invoicefdp.txt'],
    ['a line end in the name', 'a.txt\r\nContent.txt', 'a.txt  Content.txt'],
    ['a zero in the name', 'notes.pdf\u0000.txt', 'notes.pdf.txt'],
  ])('is stored under a cleaned name: %s', async (_, sent, stored) => {
    await waitADay();
    const { attachments } = await sentDocument(await send(sent, text('x')));
    expect(attachments).toMatchObject([{ name: stored }]);
  });

  it('is refused when all files together are too large', async () => {
    const sizes = [attachmentLimits.bytes, attachmentLimits.bytes, 1_020_000];
    const answer = await provider.request('POST', '/work/requests', {
      token: person.token,
      body: bodyWith(
        sizes.map((size, index) => {
          const content = Buffer.alloc(size, 'a').toString('base64');
          return { name: `${index}.txt`, content };
        }),
      ),
    });
    expect(answer.status).toBe(413);
    expect(sentenceOf(answer)).toBe('The files are too large: send at most 5 MB together.');
  });

  it.each([
    ['%%%', /not encoded as base64/],
    ['YQ', /not encoded as base64/],
    ['YQ==\n', /not encoded as base64/],
    ['data:text/plain;base64,YQ==', /not encoded as base64/],
  ])('is refused when its content is %j', async (content, why) => {
    const answer = await provider.request('POST', '/work/requests', {
      token: person.token,
      body: bodyWith([{ name: 'a.txt', content }]),
    });
    expect(answer.status).toBe(422);
    expect(sentenceOf(answer)).toMatch(why);
  });

  it('is refused before it is read when it declares 10 GB', async () => {
    const { status, sentence } = await new Promise<{ status?: number; sentence: string }>(
      (resolve, reject) => {
        const sent = httpRequest(
          `${provider.url}${basePath}/api/work/requests`,
          {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${person.token}`,
              'Content-Type': 'application/json',
              'Content-Length': String(10 * 1024 ** 3),
            },
          },
          (answer) => {
            let read = '';
            answer.setEncoding('utf8');
            answer.on('data', (part: string) => (read += part));
            answer.on('end', () => {
              sent.destroy();
              const { statusCode } = answer;
              resolve({ ...(statusCode && { status: statusCode }), sentence: read });
            });
          },
        );
        sent.on('error', reject);
        sent.write('{"userId":');
      },
    );
    expect(status).toBe(413);
    expect(sentence).toContain('too large');
  });
});
