import { assetPath } from '#wallet/asset-path.ts';
import { credentialPath, documentPath, paths, receiptPath } from '#wallet/paths.ts';

/** The screens without a fixed path: each with the path of an entity in the mocks, or with an unknown path. */
const otherPaths: Readonly<Record<string, string>> = {
  'document-detail': documentPath(1),
  receipt: receiptPath(1),
  credential: credentialPath(1),
  asset: assetPath('BTC'),
  'not-found': '/nowhere',
};

/** The path of each routed screen by its name in the catalogue: `digital-id` is `paths.digitalId`. */
export const screenPaths: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      path,
    ]),
  ),
  ...otherPaths,
};
