import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bundled where they are used, each remote with a copy of its own. */
const bundled =
  'src/{forms,purchase,validation,tracking,ui/overlays,ui/carousel,ui/disclosure,ui/loader,ui/not-found,ui/products}';
/** There once for a page: a copy of their contexts and stores would be another page's. */
const singleton = /^import (?!type )[^;]*? from '(\.\.\/)+(storefront|i18n|router|state)[/.][^']*';/gm;

test('what remotes bundle by themselves reaches what the page has once by its name, which federation knows', () => {
  const root = join(__dirname, '..');
  const files = globSync(`${bundled}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test.'));
  const wrong = files.flatMap((file) => {
    const found = readFileSync(join(root, file), 'utf8').match(singleton) ?? [];
    return found.map((line) => `${file}: ${line}`);
  });

  expect(files.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
