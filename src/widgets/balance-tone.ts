/** `brand` is deep indigo, for the wallet's own money; `city` is sea teal, for the city's currency. */
export type BalanceTone = 'brand' | 'city';
