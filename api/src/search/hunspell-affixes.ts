/** A rule of an affix file: replaces `strip` at the end of a word with `add` when the word matches `fits`. */
export interface SuffixRule {
  flag: string;
  strip: string;
  add: string;
  fits: RegExp;
}

export interface Affixes {
  byFlag: ReadonlyMap<string, readonly SuffixRule[]>;
  byAdded: ReadonlyMap<string, readonly SuffixRule[]>;
  longest: number;
}

/** The suffixes of a Hunspell affix file with single-letter flags, as used by pl, sk, ro and ru. */
export function readAffixes(text: string): Affixes {
  const rules = text.split('\n').flatMap(readRule);
  return {
    byFlag: Map.groupBy(rules, ({ flag }) => flag),
    byAdded: Map.groupBy(rules, ({ add }) => add),
    longest: Math.max(0, ...rules.map(({ add }) => add.length)),
  };
}

function readRule(line: string): SuffixRule[] {
  const [kind, flag, strip, add, condition] = line.trim().split(/\s+/);
  if (kind !== 'SFX' || !flag || !strip || !add || !condition) return [];
  return [{ flag, strip: bare(strip), add: bare(add), fits: new RegExp(`${condition}$`, 'u') }];
}

/** In affix files `0` means nothing. Flags after a slash are not needed for these dictionaries. */
const bare = (part: string) => (part === '0' ? '' : part.replace(/\/.*$/, ''));

/** Possible base forms of a word. */
export function* basesOf(word: string, { byAdded, longest }: Affixes): Generator<{ base: string; flag: string }> {
  for (let length = 0; length <= Math.min(longest, word.length - 1); length++) {
    const start = word.slice(0, word.length - length);
    for (const { strip, flag, fits } of byAdded.get(word.slice(start.length)) ?? []) {
      const base = start + strip;
      if (fits.test(base)) yield { base, flag };
    }
  }
}

/** All forms of a base with these flags. */
export function formsOf(base: string, flags: string, { byFlag }: Affixes): string[] {
  const forms = [...flags]
    .flatMap((flag) => byFlag.get(flag) ?? [])
    .filter(({ strip, fits }) => base.endsWith(strip) && fits.test(base))
    .map(({ strip, add }) => base.slice(0, base.length - strip.length) + add);
  return [base, ...forms];
}
