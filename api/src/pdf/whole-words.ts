/** The hyphen of "e-mail" and the one before the ending of a number, as in "46-os". */
const HYPHEN = /(?<=\b[eE])-(?=mail)|(?<=\d)-(?=\p{Ll})/u;

/** Whether a line of the text must not break at one of its hyphens. */
export const hasWholeWord = (text: string): boolean => HYPHEN.test(text);
