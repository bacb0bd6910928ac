/** The shop's logo, for links to pages without a picture of their own. */
export const MARK_ADDRESS = '/icon-512.png';

/** `path` as in `Picture`: `<picture>/<view>`. */
export const sharePictureAddress = (path: string) => `/share/${path}.jpg`;
