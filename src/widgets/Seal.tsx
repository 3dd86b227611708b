import { cva, type VariantProps } from 'class-variance-authority';

import { DrawnPath } from '#components/DrawnPath.tsx';
import { seal as drawSeal, sealSize, sealTone } from '#drawings/seal.ts';
import { addressIn } from '#wallet/labels/spoken-address.ts';

/** The variants of a seal, and their defaults. */
export const sealLook = {
  variants: { size: { small: 'size-9', regular: 'size-10', large: 'size-12', huge: 'size-14' } },
  defaultVariants: { size: 'regular' },
} as const;

const seal = cva('seal shrink-0 rounded-full', {
  variants: {
    ...sealLook.variants,
    tone: {
      a: 'bg-seal-a text-seal-a-line',
      b: 'bg-seal-b text-seal-b-line',
      c: 'bg-seal-c text-seal-c-line',
      d: 'bg-seal-d text-seal-d-line',
    },
  },
  defaultVariants: sealLook.defaultVariants,
});

export interface SealProps extends VariantProps<typeof seal> {
  /** The address or number of a person, or their name if that is all that is known. */
  of: string;
  /** The name of a person, whose initial is in the middle of the seal. */
  name?: string | undefined;
}

const drawPerson = (seed: string) => drawSeal(seed, 'person');
const drawAddress = (seed: string) => drawSeal(seed, 'address');

/** The first letter of a name, in upper case; empty for a name that starts with no letter or digit. */
const initialOf = (name: string): string =>
  (/^[\p{L}\p{N}]/u.exec(name.trim().normalize())?.[0] ?? '').toUpperCase();

/** An address is the same in upper and lower case, and as the end of a DID. */
const seedOf = (text: string): string => addressIn(text)?.toLowerCase() ?? text.trim();

/**
 * The mark of a person or an address, made of the complete text: an address with the same first and last characters
 * has a different seal. It is decoration beside a name or an address.
 */
export function Seal({ of, name = '', size }: SealProps) {
  const seed = seedOf(of);
  const initial = initialOf(name);
  return (
    // The stylesheet adds the initial, so that it is part of no text: not for screen readers, nor for a selection.
    <span
      aria-hidden
      data-initial={initial || undefined}
      className={seal({ size, tone: sealTone(seed) })}
    >
      <svg viewBox={`0 0 ${sealSize} ${sealSize}`}>
        <DrawnPath draw={initial ? drawPerson : drawAddress} seed={seed} />
      </svg>
    </span>
  );
}
