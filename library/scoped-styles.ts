import { parse, type Rule } from 'postcss';

/** The class of the element around the library's components. The library's rules apply only inside this element. */
const scope = '.superwallet';

/** Selectors of the page in Tailwind's reset and theme. The library applies their rules to its own element instead. */
const page = new Set([':root', ':host', 'html', 'body']);

/** Matches a selector that starts with a condition on the root element, such as `:root:has(a) b`. */
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
 * Converts the compiled stylesheet, which has no nesting, to the stylesheet of the library. Every rule applies only
 * inside the library's element, and every layer is a sublayer of `superwallet`, so that the styles of the page take
 * precedence (decision 133).
 */
export function scopedStyles(css: string): string {
  const root = parse(css);
  // A registered property would affect the complete page. Tailwind's fallback for browsers without registered
  // properties is used instead, because it can be scoped.
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
