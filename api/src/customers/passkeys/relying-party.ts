import { ApiError } from '../../http/api-error.ts';
import type { BaseDeps } from '../../http/base-deps.ts';

/** For which host keys are made, and from which origin they may be used (Web Authentication Level 3, 5.1.2). */
export interface RelyingParty {
  /** The host without its port. A key for it does not work at any other host, and so in no other country. */
  id: string;
  origin: string;
}

/**
 * Only for a configured host of the shop (`SHOP_HOSTS`): no header of a stranger makes another one. Every country has its own. The path of a
 * language belongs neither to the id nor to the origin.
 */
export function relyingPartyOf(
  { isShopHost }: Pick<BaseDeps, 'isShopHost'>,
  { protocol, host }: { protocol: string; host: string },
): RelyingParty {
  if (!isShopHost(host)) throw new ApiError('unknown-host');
  return { id: host.toLowerCase().replace(/:\d+$/, ''), origin: `${protocol}://${host.toLowerCase()}` };
}
