import {
  type CartItem,
  type DiscountCode,
  type ExpressOffer,
  type FreeDelivery,
  type HurraTagManager,
  isCounted,
  type SavedItem,
  type Summary,
  sumOfLines,
  type UsedVoucher,
} from '@odeta/contracts';
import type { Changing, createChanges } from '@odeta/purchase';
import type { ApiClient, Storefront } from '@odeta/storefront';

/** The part of the state that every answer about the cart contains. */
export interface CartContent {
  cartItems: CartItem[];
  summary: Summary | null;
  freeDelivery: FreeDelivery | null;
  discountCode: DiscountCode | null;
  vouchers: UsedVoucher[];
  /** `null` until they are loaded. */
  savedItems: SavedItem[] | null;
}

export interface CartState extends CartContent, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** Sanitised HTML. */
  banners: string[];
  /** The number of usable codes when the cart was loaded. */
  offeredCodes?: number;
  /** The number of saved items when the cart was loaded. */
  savedItemsCount: number;
  /** The address to which the server redirects the visitor. */
  redirect: string | null;
  /** The lines that were removed last, and their position. */
  removed: Removed | null;
  /** Lines that a form without scripts took out, by the address of the page. */
  taken?: string[];
  /** The order can be repeated with the details of the last one. */
  canRepeat?: boolean;
  express?: ExpressOffer | null;
  hurraTagManager: HurraTagManager;
}

export interface Removed {
  items: CartItem[];
  index: number;
  /** Moved to the list of saved items. */
  isSaved: boolean;
}

/** The dependencies of parts that are loaded on demand. */
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

/** The lines that are selected and available. */
export const tickedOf = <Item extends Pick<CartItem, 'checked' | 'availability'>>(cartItems: readonly Item[]) =>
  cartItems.filter(isCounted);

/**
 * The sum of the selected lines, shown before the server has answered, if nothing else affects it. With a code, a voucher, club prices, a
 * selected delivery or without a selection, the server's sum is awaited.
 */
export function optimisticSummary({ summary, cartItems, discountCode, vouchers }: CartContent): Summary | null {
  if (!summary || discountCode || vouchers.length > 0 || summary.selectedShippingCost !== null) return summary;
  const isPlain = summary.itemsValue > 0 && summary.total === summary.itemsValue;
  if (!isPlain) return summary;
  const total = sumOfLines(tickedOf(cartItems));
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
