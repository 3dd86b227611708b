import { useFrozenWhile } from '#components/form/use-frozen-while.ts';
import { sourceOrDefault } from '#wallet/saved-sources.ts';

/** The saved account or card of a form (decision 174). */
export interface ChosenSource<Source> {
  /** The chosen source, or the default. Undefined if none is saved, or if the chosen one has been removed. */
  source: Source | undefined;
  isRemoved: boolean;
  /**
   * The id for the draft of a form that is being filled in: a later change of the default must not move its payment to
   * another source.
   */
  pinned: string;
}

/**
 * The source of a draft among the saved ones, which are undefined until they are loaded. While the form is locked, it
 * stays the one that the user has confirmed, even if it is removed meanwhile.
 */
export function useChosenSource<Source extends { id: number; isDefault: boolean }>(
  sources: readonly Source[] | undefined,
  chosenId: string,
  locked: boolean,
): ChosenSource<Source> {
  const current = sourceOrDefault(sources ?? [], chosenId);
  const source = useFrozenWhile(current, locked);
  return {
    source,
    isRemoved: sources !== undefined && chosenId !== '' && source === undefined,
    pinned: current ? String(current.id) : chosenId,
  };
}
