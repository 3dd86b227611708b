/** What the stylesheets ask about motion, and what stands for the answer: a question that is always or never true. */
const always = '(min-width: 0px)';
const never = '(max-width: 0px)';

/** The questions that were answered, to be asked again when motion is the device's. */
const asked = new Map<MediaList, string>();

function reduceIn(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-reduced-motion')) {
      asked.set(rule.media, rule.media.mediaText);
      rule.media.mediaText = rule.media.mediaText
        .replaceAll('(prefers-reduced-motion: reduce)', always)
        .replaceAll('(prefers-reduced-motion: no-preference)', never);
    }
    if (rule instanceof CSSGroupingRule) reduceIn(rule.cssRules);
  }
}

/**
 * Draws the page as on a device whose person asks for less motion, or as the device has it. A page cannot change what a
 * media query answers, so the stylesheets' own rules are made to hold: what shows is what ships.
 */
export function applyMotion(motion: 'normal' | 'reduced'): void {
  for (const [media, text] of asked) media.mediaText = text;
  asked.clear();
  if (motion === 'normal') return;
  for (const sheet of document.styleSheets) reduceIn(sheet.cssRules);
}
