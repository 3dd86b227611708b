/** A custom property of the stylesheet's theme. */
export interface Token {
  name: string;
  value: string;
}

/** The tokens of one family, such as `color`, in their order. Resets and tokens of a longer family are left out. */
export function parseTokens(stylesheet: string, family: string): Token[] {
  const declaration = new RegExp(`^\\s*(--${family}(?:-[\\w-]+)?):\\s*([^;]+);`, 'gm');
  return [...stylesheet.matchAll(declaration)]
    .map(([, name = '', value = '']) => ({ name, value: value.replace(/\s+/g, ' ').trim() }))
    .filter(({ name, value }) => !name.includes('--', 2) && value !== 'initial');
}
