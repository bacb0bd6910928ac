import { endWishlistShare, readSharedWishlist, readWishlist, shareWishlist } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
const options = { suppressMessages: true };

export const fetchWishlist = (api: ApiClient) => api.send(readWishlist, {}, options);

export const fetchSharedWishlist = (api: ApiClient, share: string) => api.send(readSharedWishlist, { share }, options);

export const sendShare = (api: ApiClient) => api.send(shareWishlist, {}, options);

export const sendShareEnd = (api: ApiClient) => api.send(endWishlistShare, {}, options);
