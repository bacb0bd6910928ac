import {
  type CartItem,
  type DiscountCode,
  type ExpressOffer,
  type FreeDelivery,
  type HurraTagManager,
  isCounted,
  type SavedItem,
  type Summary,
  type UsedVoucher,
} from '@odeta/contracts';
import type { Changing, createChanges } from '@odeta/purchase';
import type { ApiClient, Storefront } from '@odeta/storefront';

/** What every answer about the cart holds. */
export interface CartContent {
  cartItems: CartItem[];
  summary: Summary | null;
  freeDelivery: FreeDelivery | null;
  discountCode: DiscountCode | null;
  vouchers: UsedVoucher[];
  /** `null` until they are read. */
  savedItems: SavedItem[] | null;
}

export interface CartState extends CartContent, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** Sanitised html. */
  banners: string[];
  /** How many there were when the cart was read. */
  savedItemsCount: number;
  /** Where the server wants the visitor to go instead. */
  redirect: string | null;
  /** What was taken out last, and where it stood. */
  removed: Removed | null;
  /** The cart can be ordered as last time. */
  canRepeat?: boolean;
  express?: ExpressOffer | null;
  hurraTagManager: HurraTagManager;
}

export interface Removed {
  items: CartItem[];
  index: number;
  /** Moved to the list of what is bought later. */
  isSaved: boolean;
}

/** What the parts of the page that are loaded on demand work with. */
export interface CartDeps {
  state: CartState;
  api: ApiClient;
  events: Storefront['events'];
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
  hurraTagManager: {},
  problem: null,
  changes: 0,
  isSaving: false,
});

/** What the buyer ticked and can have. */
export const tickedOf = <Item extends Pick<CartItem, 'checked' | 'availability'>>(cartItems: readonly Item[]) =>
  cartItems.filter(isCounted);

/**
 * What the ticked lines come to, shown before the server has answered: where nothing but they decides it. With a code,
 * a voucher, a club or a chosen delivery, and while nothing is ticked, its word is waited for.
 */
export function optimisticSummary({ summary, cartItems, discountCode, vouchers }: CartContent): Summary | null {
  if (!summary || discountCode || vouchers.length > 0 || summary.selectedShippingCost !== null) return summary;
  const isPlain = summary.itemsValue > 0 && summary.total === summary.itemsValue;
  if (!isPlain) return summary;
  const cents = tickedOf(cartItems).map((item) => Math.round((item.pricePromo ?? item.price) * 100) * item.quantity);
  const total = cents.reduce((sum, cost) => sum + cost, 0) / 100;
  return { ...summary, itemsValue: total, total };
}

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
