/** Without accents and in small letters, as people type; `ł` and `đ` do not decompose, so they are listed. */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđ]/g, (letter) => (letter === 'ł' ? 'l' : 'd'));
