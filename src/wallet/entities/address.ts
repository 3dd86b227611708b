/** An address for a list: without its DID's prefix, the first 6 and last 4 characters. */
export function briefAddress(address: string): string {
  return shortenAddress(address.slice(address.lastIndexOf(':') + 1), 6, 4);
}

/** Shortens an address to its first and last characters with `...` between, if it has more characters than those. */
export function shortenAddress(address: string, first: number, last: number): string {
  return address.length <= first + last
    ? address
    : `${address.slice(0, first)}...${address.slice(-last)}`;
}
