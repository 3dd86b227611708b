/** Shortens an address to its first and last characters with `...` between; one that gains nothing stays whole. */
export function shortenAddress(address: string, first: number, last: number): string {
  return address.length <= first + last
    ? address
    : `${address.slice(0, first)}...${address.slice(-last)}`;
}
