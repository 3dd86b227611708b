import { checkImage, maxImageSide } from '#wallet/forms/verify-identity.ts';
import { ImageRefused, PhotoRefused } from '#wallet/image-refused.ts';
import { brightnessOf, contrastOf, isTooSmall, minContrast } from '#wallet/rules/document-image.ts';
import { maxPixels, pictureHeadLength, pixelsOf } from '#wallet/picture-size.ts';

/** JPEG qualities, tried in this order until the picture is small enough. The first usually suffices. */
const qualities = [0.85, 0.7, 0.5] as const;

/**
 * Reads a photo as the data URL of a JPEG, scaled down for upload. Redrawing it also removes the camera's metadata,
 * such as the place. Rejects if the device cannot read the file as an image, with an `ImageRefused` if the reason is
 * known. For a `'review'` it rejects with a `PhotoRefused` if the photo is too small or blank (decision 214).
 */
export async function readScaledImage(file: Blob, purpose?: 'review'): Promise<string> {
  const canvas = await drawScaled(file);
  if (purpose === 'review') {
    if (isTooSmall(canvas)) throw new PhotoRefused('too-small');
    if (isBlank(canvas)) throw new PhotoRefused('blank');
  }
  let dataUrl = '';
  for (const quality of qualities) {
    dataUrl = canvas.toDataURL('image/jpeg', quality);
    if (checkImage(dataUrl) === undefined) break;
  }
  return dataUrl;
}

/** Side of the sample that shows whether a photo is blank, in pixels: noise averages out. */
const sampleSide = 32;

/** True if a photo shows one colour, or nearly so. */
function isBlank(photo: HTMLCanvasElement): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = sampleSide;
  canvas.height = sampleSide;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, sampleSide, sampleSide);
  const { data } = context.getImageData(0, 0, sampleSide, sampleSide);
  const brightnesses = Array.from({ length: sampleSide ** 2 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4);
    return brightnessOf(red, green, blue);
  });
  return contrastOf(brightnesses) < minContrast;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  return context;
}

/** The brands of photos in HEIC, at the eighth byte of a file. */
const heicBrand = /^ftyp(?:hei[cmsx]|hev[cmx]|mif1|msf1)/;

/** Decodes an image. Its first bytes show whether it has too many pixels, and whether a failure is due to HEIC. */
async function decode(file: Blob): Promise<ImageBitmap> {
  const head = new Uint8Array(await file.slice(0, pictureHeadLength).arrayBuffer());
  if ((pixelsOf(head) ?? 0) > maxPixels) throw new ImageRefused('too-many-pixels');
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (heicBrand.test(new TextDecoder('latin1').decode(head.subarray(4, 12)))) {
      throw new ImageRefused('heic');
    }
    throw error;
  }
}

async function drawScaled(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await decode(file);
  try {
    const scale = Math.min(1, maxImageSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = contextOf(canvas);
    // A JPEG has no transparency: transparent pixels turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    bitmap.close();
  }
}
