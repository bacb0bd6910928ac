/** Words of one letter, by language: prepositions and conjunctions that no line may end with. */
const SHORT_WORDS = { pl: 'aiouwz', sk: 'aikosuvz', ru: 'аивкосуя' };

/** A word of one letter stays in the line of the word after it, by a no-break space between them. */
module.exports = function keepTogetherLoader(source) {
  const letters = SHORT_WORDS[/(\w+)\.json$/.exec(this.resourcePath)?.[1]];
  const shortWord = new RegExp(`(?<=^|[\\s(„«])([${letters}]) (?=\\S)`, 'giu');
  return JSON.stringify(
    JSON.parse(source, (_, text) => (typeof text === 'string' ? text.replaceAll(shortWord, '$1\u00a0') : text)),
  );
};
