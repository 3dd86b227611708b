/** Media queries that are always or never true. They replace the queries about motion. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** The original queries, to restore them when motion follows the device again. */
const originalQueries = new Map<MediaList, string>();

function reduceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      originalQueries.set(rule.media, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText
        .replaceAll('(prefers-reduced-motion: reduce)', always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never);
    }
    if (rule instanceof CSSGroupingRule) reduceIn(rule.cssRules);
  }
}

/**
 * Renders the page as on a device that prefers reduced motion, or as on this device. A page cannot change the result
 * of a media query, so this rewrites the queries of the shipped stylesheets.
 */
export function applyMotion(motion: 'normal' | 'reduced'): void {
  for (const [media, text] of originalQueries) media.mediaText = text;
  originalQueries.clear();
  if (motion === 'normal') return;
  for (const sheet of document.styleSheets) reduceIn(sheet.cssRules);
}
