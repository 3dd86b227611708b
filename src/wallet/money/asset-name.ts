import type { AssetsMessages } from '#i18n/en/assets.ts';

type Names = AssetsMessages['names'];

const hasName = (names: Names, assetType: string): assetType is keyof Names =>
  Object.hasOwn(names, assetType);

/** The name of an asset code; an unknown code is returned unchanged. */
export function assetName(assetType: string, { names }: Pick<AssetsMessages, 'names'>): string {
  return hasName(names, assetType) ? names[assetType] : assetType;
}
