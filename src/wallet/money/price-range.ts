/** The periods of a price chart, the shortest first (decision 215). */
export const priceRanges = ['day', 'month', 'year'] as const;
export type PriceRange = (typeof priceRanges)[number];
