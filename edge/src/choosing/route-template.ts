import type { RouteTable } from '@odeta/delivery/releases/route-table';

interface Template {
  begin: string;
  template: string;
  pattern: RegExp;
}

/** Of addresses that no unit has. */
const UNKNOWN = '/*';

/** Finds `/p/:slug` for `/p/coat`: for counts and lines, which must not have an address per product or order. */
export function createRouteTemplates() {
  const tables = new WeakMap<RouteTable, Template[]>();

  return (table: RouteTable, path: string): string => {
    const templates = tables.get(table) ?? table.routes.map(({ path }) => compile(path));
    tables.set(table, templates);
    const begin = beginOf(path);
    return templates.find((one) => one.begin === begin && one.pattern.test(path))?.template ?? UNKNOWN;
  };
}

function compile(template: string): Template {
  const source = template
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:\w+/g, '/[^/]+')
    .replace(/\/\*$/, '(/.*)?');
  return { begin: beginOf(template), template, pattern: new RegExp(`^${source}/?$`, 'i') };
}

const beginOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';
