/** A QR code as a path of an SVG: a unit is a module, and around the code is the quiet zone that readers need. */
export interface QrPath {
  /** The side of the square, quiet zone included, in modules. */
  size: number;
  /** What is dark. */
  path: string;
}

/** Light modules around a code, as the standard asks for (ISO/IEC 18004). */
const quietZone = 4;

/** Draws a text as a QR code. The encoder is fetched when a code is first drawn; rejects when it cannot be. */
export async function qrPath(text: string): Promise<QrPath> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return {
    size: rows.length,
    path: pathOf(rows),
  };
}

/** The dark modules of rows as a path. Neighbours are one: between two of their own a line of light could show. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/** Where dark modules begin in a row, and how many they are. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
