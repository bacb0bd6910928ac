const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Text that somebody has typed, for an e-mail to an address that they have also typed: it reads the same, but mail programs do not make
 * links of addresses in it, because a zero-width space follows the dot before a letter, the colon of a protocol and the `@`.
 */
export const quoted = (text: string): string => text.replace(/\.(?=\p{L})|:(?=\/\/)|@/gu, `$&${ZERO_WIDTH_SPACE}`);
