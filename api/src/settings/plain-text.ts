import sanitize from 'sanitize-html';

/** The visible text of HTML; each list item and paragraph starts a line. */
export const plainTextOf = (html: string): string =>
  sanitize(html.replace(/<(li|p|br)[^>]*>/g, '\n'), { allowedTags: [] })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
