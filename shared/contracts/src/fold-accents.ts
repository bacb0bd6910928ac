/** Removes accents and lower-cases, for matching typed text; `ł` and `đ` do not decompose, so that they are listed. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđ]/g, (letter) => (letter === 'ł' ? 'l' : 'd'));
