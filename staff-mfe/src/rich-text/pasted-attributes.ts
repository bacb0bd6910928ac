/** What a tag keeps when it is pasted: where a link leads, and what the editor writes into what is copied from it. */
const keptAttributes = /\s(href|data-pm-slice)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const attribute = /\s([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** What styles, classes and roles of a program mean, as attributes of which no policy of a page knows. */
const meanings: readonly [name: string, pattern: RegExp, meaning: string][] = [
  ['style', /(?:^|;)\s*font-weight\s*:\s*(bold|bolder|[6-9]00)\b/i, 'data-bold="yes"'],
  ['style', /(?:^|;)\s*font-weight\s*:\s*(normal|lighter|[1-5]00)\b/i, 'data-bold="no"'],
  ['style', /(?:^|;)\s*font-style\s*:\s*(italic|oblique)/i, 'data-italic="yes"'],
  ['style', /(?:^|;)\s*font-style\s*:\s*normal/i, 'data-italic="no"'],
  ['style', /(?:^|;)\s*white-space\s*:\s*(pre\b|pre-wrap|pre-line|break-spaces)/i, 'data-lines="yes"'],
  ['style', /(?:^|;)\s*white-space\s*:\s*(normal|nowrap)/i, 'data-lines="no"'],
  ['style', /(?:^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all)/i, 'data-hidden="yes"'],
  // Word writes the mark of an item as a text, and has no lists.
  ['style', /mso-list\s*:\s*ignore/i, 'data-mark="yes"'],
  ['style', /mso-list\s*:\s*l\d+\s+level(\d)/i, 'data-item="$1"'],
  // Google Docs and Word in the browser.
  ['aria-level', /^(\d)$/, 'data-level="$1"'],
  ['data-aria-level', /^(\d)$/, 'data-level="$1"'],
  ['class', /\bApple-converted-space\b/, 'data-space="yes"'],
];

/**
 * Pasted HTML without styles, handlers and other attributes, which the page's policy would report when the HTML is parsed, and without
 * what Word writes around its text. What styles mean stays.
 */
export const withoutAttributes = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|script|xml|title)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(o|w|m|v|st1):[^>]*>/gi, '')
    .replace(/<([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, tag: string, attributes: string) => {
      const kept = [...attributes.matchAll(keptAttributes)].map(([whole]) => whole);
      return `<${tag}${kept.join('')}${meaningsOf(attributes)}>`;
    });

function meaningsOf(attributes: string): string {
  const found = [...attributes.matchAll(attribute)].flatMap(([, name = '', ...values]) => {
    const value = values.find((one) => one !== undefined) ?? '';
    return meanings.flatMap(([of, pattern, meaning]) => {
      const [matched] = of === name.toLowerCase() ? (pattern.exec(value) ?? []) : [];
      return matched === undefined ? [] : [matched.replace(pattern, meaning)];
    });
  });
  return found.map((one) => ` ${one}`).join('');
}
