/** What a story says that looks like another one of its file. */
export interface SameAs {
  /** The name of the other story, as the catalogue shows it. */
  story: string;
  /** Why no picture can show the difference. */
  because: string;
}

/** The story parameter of a story whose difference has no picture, such as a request that is sent. */
export const sameAs = (story: string, because: string): { sameAs: SameAs } => ({
  sameAs: { story, because },
});
