import { createContext } from 'react';

/** The seed of the lines on balance cards: something that belongs to the signed-in user only. */
export const EngravingSeed = createContext('');
