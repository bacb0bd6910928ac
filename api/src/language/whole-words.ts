/** The hyphen of "e-mail" and the one before the ending of a number, as in "46-os"; also where a placeholder stands for the number. */
const HYPHEN = /(?<=\b[eE])-(?=mail)|(?<=\d|\}\})-(?=\p{Ll})/gu;

export const hasWholeWord = (text: string): boolean => text.search(HYPHEN) >= 0;

/**
 * Texts in which no line breaks at these hyphens, as `shared/build/keep-together-loader.cjs` joins those of the units. A text that begins with
 * "E-mail" stays as it is there, and here too.
 */
export const withWholeWords = <T extends Record<string, string>>(texts: T): T =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text.replace(HYPHEN, (hyphen, at: number) => (at > 1 ? `${hyphen}\u2060` : hyphen)),
    ]),
  ) as T;
