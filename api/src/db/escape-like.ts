/** For patterns of `like`: the text without the meaning of `%`, `_` and `\`. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
