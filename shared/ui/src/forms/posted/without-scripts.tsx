/**
 * Leads browsers without scripts from a page that starts with scripts to one that does not. The address is relative, so that it stays in the
 * page's language.
 */
export const WithoutScripts = ({ page, search = '' }: { page: string; search?: string }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0; url=${page.slice(1)}${search}`} />
  </noscript>
);
