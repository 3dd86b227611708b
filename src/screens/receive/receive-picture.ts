import { artCorners, artSize, artWaves } from './placeholder-art.ts';

/** A picture to be saved as a file. */
export interface Picture {
  fileName: string;
  svg: string;
}

/** A file has no theme: the picture is indigo on white wherever it is opened. */
const ink = '#3730a3';
const paper = '#ffffff';
const text = '#14172b';

/** How many characters of an address stand on a line. */
const lineLength = 30;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** The address comes from the provider, so it may hold anything. */
function escapeXml(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');
}

/** The placeholder with the asset and the address below it, as a picture of its own. */
export function receivePicture(assetType: string, assetLabel: string, address: string): Picture {
  const lines = address.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? [];
  const width = 320;
  const height = 332 + lines.length * 18;
  const corners = artCorners.map(
    ({ x, y }) =>
      `<rect x="${x + 2}" y="${y + 2}" width="40" height="40" rx="12"/>` +
      `<circle cx="${x + 22}" cy="${y + 22}" r="8" fill="${ink}" stroke="none"/>`,
  );
  const waves = artWaves.map((wave) => `<path d="${wave}"/>`);
  const line = (y: number, size: number, attributes: string, content: string) =>
    `<text x="${width / 2}" y="${y}" font-size="${size}" ${attributes}>${escapeXml(content)}</text>`;

  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${paper}"/>`,
    `<g transform="translate(${(width - artSize) / 2} 28)" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round">`,
    ...corners,
    `<g opacity="0.45">${waves.join('')}</g>`,
    `<circle cx="${artSize / 2}" cy="${artSize / 2}" r="24" fill="${ink}" stroke="none"/>`,
    '</g>',
    `<g fill="${paper}" text-anchor="middle" font-family="system-ui, sans-serif">`,
    line(28 + artSize / 2 + 4, 12, 'font-weight="700"', assetType),
    '</g>',
    `<g fill="${text}" text-anchor="middle" font-family="system-ui, sans-serif">`,
    line(264, 17, 'font-weight="600"', `Receive ${assetLabel}`),
    line(286, 12, '', 'Placeholder, not a code to scan'),
    '</g>',
    `<g fill="${text}" text-anchor="middle" font-family="ui-monospace, monospace">`,
    ...lines.map((part, index) => line(318 + index * 18, 14, '', part)),
    '</g>',
    '</svg>',
  ].join('');
  return { fileName: `superwallet-receive-${assetType.toLowerCase()}.svg`, svg };
}
