import { parse, type Rule } from 'postcss';

/** The class of the element around the library's parts. Outside of it no rule of the library counts. */
const scope = '.superwallet';

/** What Tailwind's reset and theme say about the page, the library says about its own element. */
const page = new Set([':root', ':host', 'html', 'body']);

/** A selector that begins at the document, and what follows on its element and below it. */
const fromRoot =
  /^:root(?<condition>(?:\[[^\]]*\]|:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)(?<below>.*)$/;

function scopedSelector(selector: string): readonly string[] {
  if (page.has(selector)) return [`:where(${scope})`];
  const { condition, below = '' } = fromRoot.exec(selector)?.groups ?? {};
  if (condition === undefined) return [`:where(${scope}) ${selector}`];
  if (below !== '') return [`:root${condition} :where(${scope})${below}`];
  // What the page does for a part of the library, it does for no part of its own.
  if (condition.startsWith(':has('))
    return [`:root${condition.replace(':has(', `:has(${scope} `)}`];
  return [`:root${condition} :where(${scope})`, `:where(${scope})${condition}`];
}

const inKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';

/**
 * The library's stylesheet, from the compiled one without nesting: every rule counts only inside the library's element,
 * and every layer is a part of the layer `superwallet`, so that the page's own styles come first (decision 133).
 */
export function scopedStyles(css: string): string {
  const root = parse(css);
  // A registered property is one of the whole page. What Tailwind does where a browser cannot register one is scoped.
  root.walkAtRules('property', (property) => void property.remove());
  root.walkAtRules('supports', (condition) => {
    const { parent } = condition;
    if (parent?.type === 'atrule' && 'params' in parent && parent.params === 'properties')
      condition.replaceWith(condition.nodes ?? []);
  });
  root.walkAtRules('layer', (layer) => {
    layer.params = layer.params.replaceAll(/[\w-]+/g, (name) => `superwallet.${name}`);
  });
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    rule.selectors = [...new Set(rule.selectors.flatMap(scopedSelector))];
  });
  return root.toString();
}

/** The part of the scoped stylesheet that defines the tokens, and chooses between their light and dark values. */
export function tokensOf(styles: string): string {
  const root = parse(styles);
  root.each((node) => {
    const isTheme =
      node.type === 'atrule' && node.name === 'layer' && node.params === 'superwallet.theme';
    if (!isTheme) node.remove();
  });
  return root.toString();
}
