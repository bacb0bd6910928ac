import { SHARE_HEIGHT, SHARE_WIDTH } from './size.ts';

/** The shop's letter on its ink, as large as a picture under a link: readers leave out what is smaller. */
export const shopMark = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="100%" height="100%" fill="#1b1917"/><circle cx="50%" cy="50%" r="150" fill="none" stroke="#fff" stroke-width="47"/></svg>`,
);
