import { parseArgs } from 'node:util';

/** `npm run bench -- storm --releases 1000 --shoppers 50 --browsers 4 --seed 1`. */
export function readOptions(args: readonly string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args: [...args],
    options: { releases: text('1000'), shoppers: text('50'), browsers: text('4'), seed: text('1') },
  });
  const { releases, shoppers, browsers, seed } = values;
  return {
    releases: Number(releases),
    shoppers: Number(shoppers),
    /** Shoppers in Chromium; the others load pages and files without running them. */
    browsers: Math.min(Number(browsers), Number(shoppers)),
    seed: Number(seed),
  };
}
