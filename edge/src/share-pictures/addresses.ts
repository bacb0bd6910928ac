import { SHARED_FILE, uploadedFile, uploadedIn } from '@odeta/contracts/uploaded-picture';

/** The shop's logo at the size of a share picture, for links to pages without a picture of their own. */
export const SHOP_PICTURE_ADDRESS = '/share/shop.jpg';

/** `path` as in `Picture`: `<picture>/<view>`. */
export function sharePictureAddress(path: string): string {
  const uploaded = uploadedIn(path);
  return uploaded ? uploadedFile(uploaded, SHARED_FILE) : `/share/${path}.jpg`;
}
