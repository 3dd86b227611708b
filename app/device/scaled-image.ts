import { checkImage, longestImageSide } from '#wallet/forms/verify-identity.ts';

/** JPEG qualities, tried in turn until the picture is small enough; the first nearly always is. */
const qualities = [0.85, 0.7, 0.5] as const;

/**
 * Reads a photo as the data URL of a JPEG, scaled down to a size worth sending. Redrawing it also removes what a camera
 * writes into its files, such as the place. Rejects when the device cannot read the file as an image.
 */
export async function readScaledImage(file: Blob): Promise<string> {
  const canvas = await drawScaled(file);
  let dataUrl = '';
  for (const quality of qualities) {
    dataUrl = canvas.toDataURL('image/jpeg', quality);
    if (checkImage(dataUrl) === undefined) break;
  }
  return dataUrl;
}

async function drawScaled(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  try {
    const scale = Math.min(1, longestImageSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw');
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
