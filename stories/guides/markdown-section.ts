/**
 * Returns a section of a Markdown file with its heading, so that a guide can show the text of the file.
 * @throws {Error} when the file has no section of that name
 */
export function sectionOf(markdown: string, heading: string): string {
  const section = markdown.split(/^(?=#{2,3} )/m).find((part) => {
    const [first = ''] = part.split('\n');
    return first.replace(/^#+ /, '') === heading;
  });
  if (section === undefined) throw new Error(`There is no section “${heading}”`);
  return section;
}
