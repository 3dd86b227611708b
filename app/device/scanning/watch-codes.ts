/** Interval between two readings, in milliseconds: eight a second. */
export const readingMilliseconds = 125;

/** A stream of camera pictures. */
export interface Sight {
  /** Resolves when there is a new picture and the page is visible. */
  nextPicture: () => Promise<void>;
  /** The text of the code in the picture. */
  read: () => Promise<string | undefined>;
}

/** Reports each code that becomes visible, until the signal aborts; never the same code twice in a row. */
export async function watchCodes(
  sight: Sight,
  onCode: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let last: string | undefined;
  while (!signal.aborted) {
    await sight.nextPicture();
    if (signal.aborted) return;
    const pause = elapse(readingMilliseconds);
    const text = await sight.read();
    if (text !== undefined && text !== last && !signal.aborted) {
      last = text;
      onCode(text);
    }
    await pause;
  }
}

function elapse(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
