import { parse, type Rule } from 'postcss';

/** The class of the element around the library's parts. The library's rules apply only inside of it. */
const scope = '.superwallet';

/** Tailwind's reset and theme target the page; the library applies these rules to its own element. */
const page = new Set([':root', ':host', 'html', 'body']);

/** A selector that starts at the document; the rest matches its element and below. */
const fromRoot =
  /^:root(?<condition>(?:\[[^\]]*\]|:(?:has|not)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+)(?<below>.*)$/;

function scopedSelector(selector: string): readonly string[] {
  if (page.has(selector)) return [`:where(${scope})`];
  const { condition, below = '' } = fromRoot.exec(selector)?.groups ?? {};
  if (condition === undefined) return [`:where(${scope}) ${selector}`];
  if (below !== '') return [`:root${condition} :where(${scope})${below}`];
  // Only an element of the library may trigger the rule, not one of the host's page.
  if (condition.startsWith(':has('))
    return [`:root${condition.replace(':has(', `:has(${scope} `)}`];
  return [`:root${condition} :where(${scope})`, `:where(${scope})${condition}`];
}

const inKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes';

/**
 * Converts the compiled stylesheet without nesting to the library's: every rule applies only inside the library's
 * element, and every layer is a sublayer of `superwallet`, so that the page's own styles take precedence (decision
 * 133).
 */
export function scopedStyles(css: string): string {
  const root = parse(css);
  // A registered property affects the complete page. Tailwind's fallback for browsers that cannot register one is
  // scoped.
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

/** The part of the scoped stylesheet that defines the tokens and selects their light or dark values. */
export function tokensOf(styles: string): string {
  const root = parse(styles);
  root.each((node) => {
    const isTheme =
      node.type === 'atrule' && node.name === 'layer' && node.params === 'superwallet.theme';
    if (!isTheme) node.remove();
  });
  return root.toString();
}
