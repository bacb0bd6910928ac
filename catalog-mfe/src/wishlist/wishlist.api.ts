import { endWishlistShare, readSharedWishlist, readWishlist, shareWishlist } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what came of it (G4). */
const options = { suppressMessages: true };

export const fetchWishlist = (api: ApiClient) => api.send(readWishlist, {}, options);

export const fetchSharedWishlist = (api: ApiClient, share: string) => api.send(readSharedWishlist, { share }, options);

export const sendShare = (api: ApiClient) => api.send(shareWishlist, {}, options);

export const sendShareEnd = (api: ApiClient) => api.send(endWishlistShare, {}, options);
