import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const shop = path.resolve(import.meta.dirname, '../../shared/ui/src');

/** The shop's own tokens and fonts with the page's few rules, read once. */
export function createStyles(root: string) {
  const names = readdirSync(path.join(shop, 'fonts')).filter((name) => name.endsWith('.woff2'));
  const read = (...parts: string[]) => readFileSync(path.join(...parts), 'utf8');
  const fonts = read(shop, 'fonts.css').replaceAll('url("fonts/', `url("${root}/fonts/`);
  return {
    css: [read(shop, 'tokens.css'), fonts, read(import.meta.dirname, 'page.css')].join('\n'),
    fonts: new Map(names.map((name) => [name, readFileSync(path.join(shop, 'fonts', name))])),
  };
}
