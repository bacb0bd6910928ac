/** The largest file of a picture; see `pictureWidths`. */
export const largestFile = (path: string) => `/media/${path}-960.webp`;
