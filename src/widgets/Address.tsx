import { useMessages } from '#i18n/messages-context.ts';
import { addressEnds, spelledAddress } from '#wallet/labels/spoken-address.ts';

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
      <span aria-hidden>{address}</span>
      {/* Not part of a selection, so that only the address is copied. */}
      <span className="sr-only select-none">
        {spelled ? spelledAddress(address) : spoken.ends(...ends)}
      </span>
    </>
  );
}
