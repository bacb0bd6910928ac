/** The scripts and styles that a document names: in its elements, in the data of its page, in its import maps. */
export function filesOf(html: string): string[] {
  const text = html.replaceAll('\\u002F', '/').replaceAll('\\/', '/').replaceAll('&amp;', '&');
  const found = text.match(/\/[\w@./~+-]+\.(?:js|css)(?=["'\s<>\\,)])/g) ?? [];
  return [...new Set(found.filter((file) => !file.startsWith('//')))];
}
