/** A custom property of the stylesheet's theme. */
export interface Token {
  name: string;
  value: string;
}

/**
 * The tokens of one family, such as `color`, in their order. Resets, tokens of a longer family, and values that replace
 * an earlier one in a part of the page are left out.
 */
export function parseTokens(stylesheet: string, family: string): Token[] {
  const declaration = new RegExp(`^\\s*(--${family}(?:-[\\w-]+)?):\\s*([^;]+);`, 'gm');
  const found = [...stylesheet.matchAll(declaration)]
    .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, value }) => !name.includes('--', 2) && value !== 'initial');
  return found.filter(({ name }, at) => found.findIndex((token) => token.name === name) === at);
}
