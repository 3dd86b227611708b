/** Minimum number of characters of a password (local §5). */
export const minimumPasswordLength = 8;
