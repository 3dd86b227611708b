import { qrPath } from './qr-path.ts';

/** A picture that is saved as a file. */
export interface CodePicture {
  fileName: string;
  svg: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes a caption, which can contain any characters. */
export function escapeXml(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** Number of characters in a line of a caption. */
const lineLength = 32;

/** A caption in lines of at most `length` characters. */
export function captionLines(caption: string, length: number = lineLength): readonly string[] {
  return caption.match(new RegExp(`.{1,${length}}`, 'gu')) ?? [];
}

/**
 * A QR code with captions below it, as a separate picture. It is dark on white, because a file has no theme. Rejects
 * if the encoder cannot be loaded.
 */
export async function codePicture(
  fileName: string,
  text: string,
  captions: readonly string[],
): Promise<CodePicture> {
  const { size, path } = await qrPath(text);
  const lines = captions.flatMap((caption) => captionLines(caption));
  const width = 320;
  const height = width + 16 + lines.length * 24;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<path fill="#15122b" shape-rendering="crispEdges" transform="scale(${width / size})" d="${path}"/>`,
    '<g fill="#15122b" font-size="17" text-anchor="middle" font-family="system-ui, sans-serif">',
    ...lines.map(
      (line, index) =>
        `<text x="${width / 2}" y="${width + 12 + index * 24}">${escapeXml(line)}</text>`,
    ),
    '</g>',
    '</svg>',
  ].join('');
  return { fileName, svg };
}
