import { Fragment } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { addressEnds, addressGroups, spelledAddress } from '#wallet/labels/spoken-address.ts';

import { MaskedNumber } from './MaskedNumber.tsx';

export interface AddressProps {
  /** A full address, DID or hash; any other text is shown like a `MaskedNumber`. */
  children: string;
  /** A screen reader reads all characters, in groups: no button copies the address, or it must be compared. */
  spelled?: boolean;
}

/** A full address. A screen reader says its first and last characters, instead of a long word (decision 158). */
export function Address({ children: address, spelled = false }: AddressProps) {
  const { spoken } = useMessages('common');
  const ends = addressEnds(address);
  if (ends === undefined) return <MaskedNumber>{address}</MaskedNumber>;
  return (
    <>
      <Groups address={address} />
      {/* Not part of a selection, so that only the address is copied. */}
      <span className="sr-only select-none">
        {spelled ? spelledAddress(address) : spoken.ends(...ends)}
      </span>
    </>
  );
}

/**
 * The characters in groups of four, the first and last ones in bold, which users compare. Margins separate the groups,
 * because spaces would be copied with a selection.
 */
function Groups({ address }: { address: string }) {
  const { prefix = '', start = '', middle = [], end = '' } = addressGroups(address) ?? {};
  return (
    <span aria-hidden className="font-mono text-ink-muted">
      {prefix && (
        <>
          {prefix}
          <wbr />
        </>
      )}
      <span className={`mr-1 ${ends}`}>{start}</span>
      {middle.map((group, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- groups may be equal, so only the index is unique
        <Fragment key={index}>
          <wbr />
          <span className="mr-1 whitespace-nowrap">{group}</span>
        </Fragment>
      ))}
      <wbr />
      <span className={ends}>{end}</span>
    </span>
  );
}

const ends = 'font-bold whitespace-nowrap text-ink';
