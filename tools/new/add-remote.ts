import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const GIFT_PORT = 3109;

/**
 * Performs the steps of `docs/add-a-remote.md` in a copy of the workspace: copies a folder with a new name and address, and adds one line.
 */
export function addRemote(root: string) {
  const folder = path.join(root, 'gift-mfe');
  cpSync(path.join(root, 'cart-mfe'), folder, { recursive: true, verbatimSymlinks: true });
  edit(path.join(folder, 'package.json'), [
    ['@odeta/cart-mfe', '@odeta/gift-mfe'],
    ['"name": "cart"', '"name": "gift"'],
    ['"port": 3101', `"port": ${GIFT_PORT}`],
  ]);
  edit(path.join(folder, 'src/addresses.ts'), [['path: buyingPages.cart', "path: '/gift'"]]);
  edit(path.join(root, 'shell/src/remotes.ts'), [
    ["  { name: 'cart',", "  { name: 'gift', prefixes: ['/gift'] },\n  { name: 'cart',"],
  ]);
}

/** The reverse: removes its folder and its line. */
export function removeRemote(root: string, name: string) {
  rmSync(path.join(root, `${name}-mfe`), { recursive: true });
  edit(path.join(root, 'shell/src/remotes.ts'), [[`  { name: '${name}',`, `  // { name: '${name}',`]]);
}

function edit(file: string, replacements: readonly (readonly [before: string, after: string])[]) {
  const text = replacements.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`${file} has no ${before} any more`);
      return text.replace(before, after);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}
