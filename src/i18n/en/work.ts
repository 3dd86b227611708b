/** Work, its documents, and Request Approval. */
export const work = {};

export type WorkMessages = typeof work;
