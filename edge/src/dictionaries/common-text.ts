/** A name, a value or a text: what stands between two marks of HTML or JSON, with the mark after it. */
const PIECES = /[^<>"]*[<>"]?/g;
/** In characters. A longer piece is kept only once: a repetition would make the dictionary larger and no better. */
const LONG = 40;

/**
 * What pages of a kind have in common, in its order: markup, styles, menus, texts of the interface. What is in one of them alone is left
 * out, above all the words that strangers wrote, such as a review.
 * @param kinds at least two pages of each kind; one is enough where no stranger writes anything
 */
export function commonText(kinds: readonly (readonly string[])[]): string {
  const long = new Set<string>();
  const isNew = (piece: string) => {
    const isRepeated = piece.length > LONG && long.has(piece);
    long.add(piece);
    return !isRepeated;
  };
  return kinds.flatMap((pages) => commonPieces(pages).filter(isNew)).join('');
}

function commonPieces([first = '', ...others]: readonly string[]): string[] {
  const known = others.map((page) => new Set(piecesOf(page)));
  return piecesOf(first).filter((piece) => known.every((pieces) => pieces.has(piece)));
}

const piecesOf = (page: string): string[] => page.match(PIECES) ?? [];
