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
