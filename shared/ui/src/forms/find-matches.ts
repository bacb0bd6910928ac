import { foldAccents } from '@odeta/contracts/fold-accents';

/** The options in which a word begins with the text, ignoring accents; those that begin with it come first. */
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
