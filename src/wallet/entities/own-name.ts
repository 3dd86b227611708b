// A file without schemas: the form needs the limit, and only the call needs the schemas.

/** Maximum number of characters of a contact's custom name. */
export const maxOwnName = 60;
