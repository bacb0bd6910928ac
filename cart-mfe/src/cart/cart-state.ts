import {
  type CartItem,
  type DiscountCode,
  type FreeDelivery,
  purchasableAvailabilities,
  type SavedItem,
  type Summary,
  type UsedVoucher,
} from '@odeta/shared/contracts';
import type { Changing, createChanges } from '@odeta/shared/purchase';
import type { ApiClient } from '@odeta/shared/storefront';

/** What every answer about the cart holds. */
export interface CartContent {
  cartItems: CartItem[];
  summary: Summary | null;
  freeDelivery: FreeDelivery | null;
  discountCode: DiscountCode | null;
  vouchers: UsedVoucher[];
  /** I9. `null` until they are read. */
  savedItems: SavedItem[] | null;
}

export interface CartState extends CartContent, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** I10. Sanitised html. */
  banners: string[];
  /** I9. How many there were when the cart was read. */
  savedItemsCount: number;
  /** Where the server wants the visitor to go instead. */
  redirect: string | null;
  /** What was taken out last, and where it stood. */
  removed: Removed | null;
}

export interface Removed {
  items: CartItem[];
  index: number;
  /** Moved to the list of what is bought later. */
  isSaved: boolean;
}

/** What the parts of the page that are loaded on demand work with. */
export interface CartParts {
  state: CartState;
  api: ApiClient;
  change: ReturnType<typeof createChanges<CartContent>>;
}

export const emptyCart = (): CartState => ({
  status: 'loading',
  cartItems: [],
  summary: null,
  freeDelivery: null,
  discountCode: null,
  vouchers: [],
  savedItems: null,
  banners: [],
  savedItemsCount: 0,
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

export const contentOf = ({
  cartItems,
  summary,
  freeDelivery,
  discountCode,
  vouchers,
  savedItems,
}: CartState): CartContent => ({
  cartItems: cartItems.map((item) => ({ ...item })),
  summary: summary && { ...summary },
  freeDelivery: freeDelivery && { ...freeDelivery },
  discountCode: discountCode && { ...discountCode },
  vouchers: vouchers.map((voucher) => ({ ...voucher })),
  savedItems: savedItems?.map((item) => ({ ...item })) ?? null,
});
