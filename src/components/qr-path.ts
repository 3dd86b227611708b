/** A QR code as an SVG path: one unit is one module. It includes the quiet zone that readers need. */
export interface QrPath {
  /** The side of the square including the quiet zone, in modules. */
  size: number;
  /** The path of the dark modules. */
  path: string;
}

/** Light modules around a code, as required by the standard (ISO/IEC 18004). */
const quietZone = 4;

/** Converts a text to a QR code. The encoder is loaded on first use; rejects if it cannot be loaded. */
export async function qrPath(text: string): Promise<QrPath> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return {
    size: rows.length,
    path: pathOf(rows),
  };
}

/**
 * The dark modules of all rows as a path. Adjacent modules are merged: a light line could show between two
 * rectangles.
 */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => darkRuns(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join('');
}

/** The runs of dark modules in a row: the start and the length of each. */
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
