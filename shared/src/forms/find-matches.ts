/** The options that have the text at the beginning of a word, as people type without accents; whole beginnings first. */
export function findMatches<Option extends { label: string }>(options: readonly Option[], text: string): Option[] {
  const wanted = fold(text.trim());
  const starts = options.filter(({ label }) => fold(label).startsWith(wanted));
  const within = options.filter(
    ({ label }) => !starts.some((start) => start.label === label) && hasWord(label, wanted),
  );
  return [...starts, ...within];
}

const hasWord = (label: string, wanted: string) =>
  fold(label)
    .split(/[\s-]+/)
    .some((word) => word.startsWith(wanted));

/** Without accents and in small letters; `ł` has no accent to lose. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
