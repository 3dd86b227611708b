import { receivableAssets } from './forms/receive.ts';
import { localCurrency } from './money/assets.ts';
import { assetTypeIn, paths } from './paths.ts';

const parameter = 'asset';

/** The form of an asset's code. */
const code = /^[A-Za-z][A-Za-z0-9]{0,19}$/;

/** The path of an asset's page, `/asset/{code}` (decision 215). */
export function assetPath<Code extends string>(assetType: Code): `/asset/${Code}` {
  return `/asset/${assetType}`;
}

/** True for a text that can be an asset's code; an address may contain any text. */
export function isAssetCode(text: string): boolean {
  return code.test(text);
}

/** The path of a form that opens with an asset selected (decision 215). */
export function pathWithAsset(path: string, assetType: string): string {
  return `${path}?${parameter}=${assetType}`;
}

/** The codes that a form may select. */
const known: ReadonlySet<string> = new Set([
  ...receivableAssets.map(({ assetType }) => assetType),
  localCurrency,
]);

/** The asset that a form selects at first, from its query string; empty if it has none, or an unknown one. */
export function assetInQuery(search: string): string {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return known.has(text) ? text : '';
}

/** The screen to which a receipt returns, from its query string; undefined for any other text. */
export function originInQuery(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? '';
  const screens: readonly string[] = Object.values(paths);
  const isAsset = isAssetCode(assetTypeIn(from) ?? '');
  return screens.includes(from) || isAsset ? from : undefined;
}
