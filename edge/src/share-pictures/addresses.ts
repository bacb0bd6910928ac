/** The shop's logo at the size of a share picture, for links to pages without a picture of their own. */
export const SHOP_PICTURE_ADDRESS = '/share/shop.jpg';

/** `path` as in `Picture`: `<picture>/<view>`. */
export const sharePictureAddress = (path: string) => `/share/${path}.jpg`;
