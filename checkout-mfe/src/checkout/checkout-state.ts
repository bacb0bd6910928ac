import type {
  Agreement,
  CartItem,
  CheckoutInit,
  Customer,
  DeliveryMethod,
  LaterItems,
  RecapError,
  ShippingAddress,
  ShippingPoint,
  ShippingPointsConfig,
  Summary,
  ValidationPatterns,
  WalletOffer,
} from '@odeta/contracts';
import type { Changing } from '@odeta/purchase';

/** What choosing a delivery or a payment changes. */
export interface Choices {
  shipping: string | null;
  payment: string | null;
  summary: Summary | null;
  /** J7. Nothing can be sent to the post code of the address. */
  isPostCodeRefused: boolean;
  /** J2, J5. By the names of `recapErrors`: what the buyer chose and cannot have any more, until something else is chosen. */
  lapsed: string[];
  discounts: OrderDiscounts;
  /** J12. The chosen point. */
  shippingPointId: string | null;
  shippingPayment: DeliveryMethod[];
  /** K1. Other addresses than the billing one, and the chosen of them; `null` for the billing address. */
  shippingAddress: ShippingAddress[];
  shippingAddressId: string | null;
  /** I6. How goods that come later are sent. */
  laterItems: LaterItems;
}

/** L1–L3. What is taken off the order, and what could be. */
export type OrderDiscounts = Pick<CheckoutInit, 'discountCode' | 'vouchers' | 'club' | 'userCodes'>;

export interface CheckoutState extends Choices, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** Where the server wants the visitor to go instead. */
  redirect: string | null;
  cartItems: CartItem[];
  /** M7. */
  isCodeRefused: boolean;
  /** J12. Points that the buyer has used, the chosen one among them. */
  shippingPoint: ShippingPoint[];
  /** J9. */
  shippingPointsConfig: ShippingPointsConfig | null;
  /** M7. In place of a point that closed in the meantime. */
  nearestPoints: ShippingPoint[];
  customer: Customer | null;
  /** J2. What delivery and payment were filled in from. */
  lastOrder: CheckoutInit['lastOrder'];
  agreements: Agreement[];
  validationPatterns: ValidationPatterns | null;
  /** H12. Endings of e-mails that are refused, separated by `|`. */
  emailExceptions: string;
  /** M1. The wallet that this browser has, when the order may be paid in its sheet. */
  wallet: WalletOffer | null;
  /** M9. Of reCAPTCHA; `null` when the shop's own challenge is asked. */
  siteKey: string | null;
  /** The step that a problem belongs to. */
  problemAt: 'shipping' | 'point' | 'later' | 'payment' | 'club' | 'codes' | null;
}

export const emptyCheckout = (): CheckoutState => ({
  status: 'loading',
  redirect: null,
  cartItems: [],
  summary: null,
  isCodeRefused: false,
  discounts: { discountCode: null, vouchers: [], club: null, userCodes: { count: 0, codes: [] } },
  shippingPayment: [],
  shipping: null,
  payment: null,
  isPostCodeRefused: false,
  lapsed: [],
  shippingPointId: null,
  shippingPoint: [],
  shippingPointsConfig: null,
  nearestPoints: [],
  shippingAddress: [],
  shippingAddressId: null,
  laterItems: 'together',
  customer: null,
  lastOrder: null,
  agreements: [],
  validationPatterns: null,
  emailExceptions: '',
  siteKey: null,
  wallet: null,
  problem: null,
  problemAt: null,
  isSaving: false,
  changes: 0,
});

export const choicesOf = ({ shipping, payment, summary, isPostCodeRefused, ...state }: CheckoutState): Choices => ({
  shipping,
  payment,
  summary: summary && { ...summary },
  isPostCodeRefused,
  lapsed: [...state.lapsed],
  discounts: { ...state.discounts },
  shippingPointId: state.shippingPointId,
  shippingPayment: [...state.shippingPayment],
  shippingAddress: [...state.shippingAddress],
  shippingAddressId: state.shippingAddressId,
  laterItems: state.laterItems,
});

/** What of the lapsed choices is left when one of them is made anew. */
export const lapsedWithout = ({ lapsed }: Pick<Choices, 'lapsed'>, chosen: RecapError) =>
  lapsed.filter((name) => name !== chosen);

/** M2. */
export const isPaymentHidden = ({ payment, summary }: Pick<Choices, 'payment' | 'summary'>) =>
  payment === 'hidden' || summary?.total === 0;
