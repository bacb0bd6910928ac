import { ApiError } from '../http/api-error.ts';
import type { Cart } from '../pricing/cart.ts';

/**
 * Throws an `ApiError` if the cart of a page that shows goods is gone: the session has ended, or another window has ordered. The page keeps its
 * goods, and says so beside them.
 */
export function requireGoods({ lines }: Pick<Cart, 'lines'>): void {
  if (lines.length === 0) throw new ApiError('empty-cart', { message: 'cart-lost' });
}
