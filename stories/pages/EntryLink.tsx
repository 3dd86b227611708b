import type { CatalogueId } from '../catalogue.ts';
import { entryLink } from './page-links.ts';

/** The id of an entry, as a link to its place in the catalogue. */
export function EntryLink({ id }: { id: CatalogueId }) {
  return (
    <a
      href={entryLink(id)}
      target="_top"
      className="block py-0.5 font-mono text-tiny wrap-anywhere text-ink-muted"
    >
      {id}
    </a>
  );
}
