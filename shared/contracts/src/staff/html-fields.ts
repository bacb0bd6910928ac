/** Of one line, or of paragraphs and lists. */
export type HtmlExtent = 'line' | 'blocks';

/** Which fields of a kind's value are HTML that the server sanitises; `*` is any item of a list. */
export const htmlFields: Readonly<Record<string, Readonly<Record<string, HtmlExtent>>>> = {
  banners: { 'banners.*.content': 'line', 'banners.*.collapsible': 'line' },
  notices: { 'notices.*.html': 'line' },
  'top-menu': { html: 'line' },
  'help-topic': { text: 'blocks', 'parts.*.text': 'blocks', 'questions.*.answer': 'blocks' },
  'legal-text': { 'parts.*.text': 'blocks' },
};

/** `null`: the field is no HTML. */
export function htmlExtentOf(kind: string, path: readonly (string | number)[]): HtmlExtent | null {
  const name = path.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
  return htmlFields[kind]?.[name] ?? null;
}
