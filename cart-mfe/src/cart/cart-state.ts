import { type CartItem, type FreeDelivery, purchasableAvailabilities, type Summary } from '@odeta/shared/contracts';
import type { Changing } from '@odeta/shared/purchase';

/** What every answer about the cart holds. */
export interface CartContent {
  cartItems: CartItem[];
  summary: Summary | null;
  freeDelivery: FreeDelivery | null;
}

export interface CartState extends CartContent, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** I10. */
  banners: string[];
  /** Name of the discount code that is in the summary. */
  codeName: string | null;
  /** Where the server wants the visitor to go instead. */
  redirect: string | null;
  /** What was taken out last, and where it stood. */
  removed: Removed | null;
}

export interface Removed {
  items: CartItem[];
  index: number;
}

export const emptyCart = (): CartState => ({
  status: 'loading',
  cartItems: [],
  summary: null,
  freeDelivery: null,
  banners: [],
  codeName: null,
  redirect: null,
  removed: null,
  problem: null,
  changes: 0,
  isSaving: false,
});

/** I6. */
export const isPurchasable = ({ availability }: Pick<CartItem, 'availability'>) =>
  purchasableAvailabilities.includes(availability);

/** I3. What the buyer ticked and can have. */
export const tickedOf = <Item extends Pick<CartItem, 'checked' | 'availability'>>(cartItems: readonly Item[]) =>
  cartItems.filter((item) => item.checked && isPurchasable(item));

export const contentOf = ({ cartItems, summary, freeDelivery }: CartState): CartContent => ({
  cartItems: cartItems.map((item) => ({ ...item })),
  summary: summary && { ...summary },
  freeDelivery: freeDelivery && { ...freeDelivery },
});
