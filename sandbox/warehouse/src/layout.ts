import { shellOf } from '@odeta/sandbox-scaffold/page';

/** The base path of the pages. */
export const ROOT = '/sandbox-warehouse';

export const layout = (content: string) =>
  shellOf({
    language: 'en',
    root: ROOT,
    title: 'Demonstration warehouse',
    notice: 'Demonstration warehouse: nothing is ever sent',
    content: `<h1>Warehouse</h1>\n${content}`,
  });
