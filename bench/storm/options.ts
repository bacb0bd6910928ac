import process from 'node:process';
import { parseArgs } from 'node:util';

/** `npm run bench -- storm --releases 1000 --shoppers 50 --browsers 4 --seed 1 --minutes 30 --results storm.jsonl`. A mistake ends the bench. */
export function readOptions(args: readonly string[]) {
  try {
    return parse(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function parse(args: readonly string[]) {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const file = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      releases: text('1000'),
      shoppers: text('50'),
      browsers: text('4'),
      seed: text('1'),
      minutes: text('0'),
      results: file,
      log: file,
    },
  });
  const { releases, shoppers, browsers, seed, minutes, results, log } = values;
  return {
    /** Commands of all parts together. */
    releases: numberOf('releases', releases),
    shoppers: numberOf('shoppers', shoppers),
    /** Shoppers in Chromium; the others load pages and files without running them. */
    browsers: Math.min(numberOf('browsers', browsers), numberOf('shoppers', shoppers)),
    seed: numberOf('seed', seed),
    /** No command begins later; 0: no limit. */
    minutes: numberOf('minutes', minutes),
    /** A file that keeps what this part has shown, and that knows the parts before. */
    results,
    /** A file for what `edge` writes to its log. */
    log,
  };
}

function numberOf(name: string, text: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new Error(`--${name} ${text} is no whole number.`);
}
