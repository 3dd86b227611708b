/** The parameter of a story that looks like another one of its file. */
export interface SameAs {
  /** The name of the other story, as shown in the catalogue. */
  story: string;
  /** Why no screenshot can show the difference. */
  because: string;
}

/** The story parameter of a story that differs only invisibly, for example by the request that it sends. */
export const sameAs = (story: string, because: string): { sameAs: SameAs } => ({
  sameAs: { story, because },
});
