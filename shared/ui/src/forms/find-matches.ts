import { foldAccents } from '@odeta/contracts/fold-accents';

/** The options that have the text at the beginning of a word, as people type without accents; whole beginnings first. */
export function findMatches<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const phrase = foldAccents(text.trim());
  const starts = options.filter(({ label }) => foldAccents(label).startsWith(phrase));
  const within = options.filter(
    ({ label }) => !starts.some((start) => start.label === label) && hasWord(label, phrase),
  );
  return [...starts, ...within];
}

const hasWord = (label: string, phrase: string) =>
  foldAccents(label)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(phrase));
