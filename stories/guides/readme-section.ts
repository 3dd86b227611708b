/**
 * A section of the README with its heading, so that a guide says the same.
 * @throws {Error} when the README has no section of that name
 */
export function sectionOf(readme: string, heading: string): string {
  const section = readme.split(/^(?=#{2,3} )/m).find((part) => {
    const [first = ''] = part.split('\n');
    return first.replace(/^#+ /, '') === heading;
  });
  if (section === undefined) throw new Error(`The README has no section “${heading}”`);
  return section;
}
