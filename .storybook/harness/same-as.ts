/** The parameter of a story that looks like another one of its file. */
export interface SameAs {
  /** The name of the other story, as the catalogue shows it. */
  story: string;
  /** Why no screenshot can show the difference. */
  because: string;
}

/** The story parameter of a story whose difference is not visible, such as a request that is sent. */
export const sameAs = (story: string, because: string): { sameAs: SameAs } => ({
  sameAs: { story, because },
});
