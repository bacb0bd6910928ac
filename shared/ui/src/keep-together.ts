/**
 * A tag, which stays as it is with its attributes; or a word of one letter, a number of a few digits, the sign between two
 * measures or before a number, with a blank after it; or the hyphen of "e-mail" within a text, or before the ending of a number ("46-os").
 */
const TAG_OR_SHORT =
  /<\/?[a-zA-Z][^>]*>|(?<=^|[\s(„«–.,>])(\p{L}|\d{1,4}|[×№]) (?=\S)|(?<=[\s(„«>][eE])-(?=mail)|(?<=\d)-(?=\p{Ll})/gu;

/**
 * A text that comes from the server, also as HTML, so that no line of it ends with a word of one letter ("s opaskom", "w paski")
 * or with a number before what it counts ("180 × 35 cm", "14 dní"), and none breaks within "e-mail". Messages are joined the same way when a unit is built.
 */
export const keepTogether = (text: string): string =>
  text.replace(TAG_OR_SHORT, (found, short?: string) => {
    if (found === '-') return '-\u2060';
    return short === undefined ? found : `${short}\u00a0`;
  });
