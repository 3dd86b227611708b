import { readQrCode } from '#app/device/scanning/read-qr-code.ts';

/** The text that a camera reads from a picture of a QR code; undefined if it reads nothing. */
export async function readPicture(svg: string): Promise<string | undefined> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width * 2, image.height * 2);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const picture = context?.getImageData(0, 0, canvas.width, canvas.height);
  return picture && readQrCode(picture);
}

/** The text that a camera reads from a visible code, an SVG element, in its current colours. */
export function readShownCode(code: Element): Promise<string | undefined> {
  const { fill } = getComputedStyle(code);
  const svg = new XMLSerializer()
    .serializeToString(code)
    .replace('<svg ', `<svg width="400" height="400" fill="${fill}" `);
  return readPicture(svg);
}
