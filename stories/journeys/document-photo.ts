import { documentPicture } from '#provider/testing/document-pictures.ts';

/** A photo of a document of 600 × 400 pixels. */
export const documentPhoto = {
  name: 'document.png',
  mimeType: 'image/png',
  buffer: documentPicture('document.png'),
};
