/** Traveler and Travel Plans. */
export const travel = {};

export type TravelMessages = typeof travel;
