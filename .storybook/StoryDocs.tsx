import {
  ArgTypes,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * The docs page of a story file. One of components shows its stories. One of screens has too many for a page, and some
 * of them run: it says what the screen takes, and leads to them
 * (decision 134).
 */
export function StoryDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  if (!preparedMeta.title.startsWith('Screens/')) return <DocsPage />;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Heading>State and actions</Heading>
      <ArgTypes of="meta" sort="requiredFirst" />
      <Heading>Stories</Heading>
      <ul>
        {docs.componentStories().map(({ id, name, parameters }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            {': '}
            {descriptionIn(parameters)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The sentence above a story in its file, as Storybook keeps it. */
function descriptionIn(parameters: Readonly<Record<string, unknown>>): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}
