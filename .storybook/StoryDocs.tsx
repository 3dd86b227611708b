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
 * The docs page of a story file. The page of a component shows its stories. A screen has too many stories for one
 * page, so the page of a screen shows its props and links to the stories (decision 134).
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

/** The sentence above a story in its file, as stored by Storybook. */
function descriptionIn(parameters: Readonly<Record<string, unknown>>): string {
  const docs = parameters['docs'] as { description?: { story?: string } } | undefined;
  return docs?.description?.story ?? '';
}
