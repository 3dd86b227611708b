import { balanceOf, type Holding } from '#wallet/money/assets.ts';

import { Units } from './Amount.tsx';
import { AssetMark } from './AssetMark.tsx';
import { Select, type SelectOption } from '#components/Select.tsx';

export interface AssetSelectProps {
  label: string;
  options: readonly SelectOption[];
  /** If given, the balance of the chosen asset is shown beside the label. */
  holdings?: readonly Holding[];
  /** The label of that balance. */
  balanceLabel?: string;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The code of the chosen asset; empty while none is chosen. */
  value: string;
  onValueChange: (assetType: string) => void;
}

/** A choice of an asset, with its mark. */
export function AssetSelect({
  label,
  options,
  holdings,
  balanceLabel,
  placeholder,
  hint,
  error,
  value,
  onValueChange,
}: AssetSelectProps) {
  return (
    <Select
      row
      label={label}
      {...(placeholder === undefined ? {} : { placeholder })}
      options={options}
      mark={value && <AssetMark assetType={value} />}
      aside={
        value &&
        holdings && (
          <>
            {balanceLabel}{' '}
            <Units
              value={balanceOf(holdings, value)}
              assetType={value}
              size="detail"
              tone="muted"
            />
          </>
        )
      }
      hint={hint}
      error={error}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

/** An option for each held asset, by its code. */
export function heldAssetOptions(holdings: readonly Holding[]): SelectOption[] {
  return holdings.map(({ assetType }) => ({ value: assetType, label: assetType }));
}
