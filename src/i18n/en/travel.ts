/** Traveler and travel plans. */
export const travel = {};

export type TravelMessages = typeof travel;
