// In a file without schemas: the form needs the limit, and only the call needs the schemas.

/** Most characters of a contact's own name. */
export const maxOwnName = 60;
