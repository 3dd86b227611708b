/**
 * Why a device cannot read a file as an image:
 *
 * - `heic`: a photo of an iPhone, which this browser cannot decode;
 * - `too-many-pixels`: decoding it would need more memory than a phone has.
 */
export class ImageRefused extends Error {
  readonly problem: 'heic' | 'too-many-pixels';

  constructor(problem: ImageRefused['problem']) {
    super(`The image is refused: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Why a device refuses an image as the photo of a document (decision 214):
 *
 * - `too-small`: it has too few pixels for a review;
 * - `blank`: it shows one colour, or nearly so.
 */
export class PhotoRefused extends Error {
  readonly problem: 'too-small' | 'blank';

  constructor(problem: PhotoRefused['problem']) {
    super(`The photo is refused: ${problem}`);
    this.problem = problem;
  }
}
