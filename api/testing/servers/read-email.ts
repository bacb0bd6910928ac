/** The visible text of the HTML, in one line. */
export const seen = (html = '') =>
  html
    .replace(/<head[\s\S]*<\/head>/, '')
    .replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
export const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
export const linksIn = (html = '') => [...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url);
