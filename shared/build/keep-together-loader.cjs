/** One-letter words by language: prepositions, conjunctions and articles that must not end a line. */
const SHORT_WORDS = { pl: 'aiouwz', sk: 'aikosuvz', hu: 'as', ro: 'aeo', ru: 'аивкосуя', uk: 'аейівзоуяєї' };

/** Placeholders of numbers that count the word after them. */
const COUNTS = 'count|days|digits|hours|length|listed|max|min|minutes|months|pieces|seconds|value|years';

/** Matches the number in `14 dní`, `811 05` and `{{count}} ks`, not one at the end of a date or a sentence. */
const number = new RegExp(`(?<=^|[\\s(–])(\\d{1,3}|\\{\\{(?:${COUNTS})\\}\\}) (?=[\\p{Ll}\\d])`, 'gu');

/**
 * The hyphen of "e-mail", except at the start of a text, and the one before the ending of a number, as in "46-os". A word joiner after it
 * forbids the break; unlike U+2011 it needs no glyph, and searching in the page ignores it.
 */
const HYPHEN = /(?<=[\s(„«][eE])-(?=mail)|(?<=\d|\}\})-(?=\p{Ll})/gu;

/** Puts a non-breaking space after one-letter words, and between a number and what it counts; keeps words with a hyphen whole. */
module.exports = function keepTogetherLoader(source) {
  const letters = SHORT_WORDS[/(\w+)\.json$/.exec(this.resourcePath)?.[1]] ?? '\\p{L}';
  const shortWord = new RegExp(`(?<=^|[\\s(„«])([${letters}]) (?=\\S)`, 'giu');
  const keep = (text) =>
    text.replaceAll(number, '$1\u00a0').replaceAll(shortWord, '$1\u00a0').replaceAll(HYPHEN, '-\u2060');
  return JSON.stringify(JSON.parse(source, (_, text) => (typeof text === 'string' ? keep(text) : text)));
};
