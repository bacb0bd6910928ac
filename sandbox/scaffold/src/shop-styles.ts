import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shop = path.resolve(import.meta.dirname, '../../../shared/ui/src');

export interface ShopStyles {
  css: string;
  /** By file name. */
  fonts: ReadonlyMap<string, Buffer>;
}

/** The shop's tokens and fonts, with the CSS files of a page outside the shop; read once. `root` is the page's base path. */
export function createShopStyles({ root, files }: { root: string; files: readonly string[] }): ShopStyles {
  const names = readdirSync(path.join(shop, 'fonts')).filter((name) => name.endsWith('.woff2'));
  const read = (name: string) => readFileSync(name, 'utf8');
  const fonts = read(path.join(shop, 'fonts.css')).replaceAll('url("fonts/', `url("${root}/fonts/`);
  return {
    css: [read(path.join(shop, 'tokens.css')), fonts, ...files.map(read)].join('\n'),
    fonts: new Map(names.map((name) => [name, readFileSync(path.join(shop, 'fonts', name))])),
  };
}
