/** One-letter words by language: prepositions and conjunctions that must not end a line. */
const SHORT_WORDS = { pl: 'aiouwz', sk: 'aikosuvz', ru: 'аивкосуя' };

/** Puts a non-breaking space after one-letter words. */
module.exports = function keepTogetherLoader(source) {
  const letters = SHORT_WORDS[/(\w+)\.json$/.exec(this.resourcePath)?.[1]];
  const shortWord = new RegExp(`(?<=^|[\\s(„«])([${letters}]) (?=\\S)`, 'giu');
  return JSON.stringify(
    JSON.parse(source, (_, text) => (typeof text === 'string' ? text.replaceAll(shortWord, '$1\u00a0') : text)),
  );
};
