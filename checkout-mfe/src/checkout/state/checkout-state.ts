import type {
  Agreement,
  CartItem,
  CheckoutInit,
  Customer,
  DeliveryMethod,
  FreeDelivery,
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

/** The state that the choice of a delivery or payment changes. */
export interface Choices {
  shipping: string | null;
  payment: string | null;
  summary: Summary | null;
  /** The shop cannot deliver to the post code of the address. */
  isPostCodeRefused: boolean;
  /** Choices that are no longer available, as names of `recapErrors`, until something else is chosen. */
  lapsed: string[];
  discounts: OrderDiscounts;
  shippingPointId: string | null;
  shippingPayment: DeliveryMethod[];
  /** Delivery addresses besides the billing address, and the chosen one; `null` for the billing address. */
  shippingAddress: ShippingAddress[];
  shippingAddressId: string | null;
  /** How goods that arrive later are sent. */
  laterItems: LaterItems;
}

/** Applied and available discounts. */
export interface OrderDiscounts extends Pick<CheckoutInit, 'discountCode' | 'vouchers' | 'club' | 'offeredCodes'> {
  /** `null` while it is not known. */
  freeDelivery: FreeDelivery | null;
}

export interface CheckoutState extends Choices, Changing {
  status: 'loading' | 'ready' | 'failed';
  /** The page was left since it was loaded. It is loaded again when it is opened again. */
  isOfEarlierVisit: boolean;
  /** Where the page redirects to. */
  redirect: string | null;
  cartItems: CartItem[];
  isCodeRefused: boolean;
  /** Points that the customer used before, including the chosen one. */
  shippingPoint: ShippingPoint[];
  shippingPointsConfig: ShippingPointsConfig | null;
  /** Offered instead of a chosen point that has closed. */
  nearestPoints: ShippingPoint[];
  customer: Customer | null;
  /** The order from which delivery and payment were prefilled. */
  lastOrder: CheckoutInit['lastOrder'];
  /** What was prefilled from it. The note about it is shown only while the choice is this one. */
  prefilled: Pick<Choices, 'shipping' | 'payment' | 'shippingPointId'> | null;
  agreements: Agreement[];
  validationPatterns: ValidationPatterns | null;
  /** Endings of refused e-mails, separated by `|`. */
  emailExceptions: string;
  /** The wallet of this browser; `null` when the order cannot be paid with one. */
  wallet: WalletOffer | null;
  /** Whether the payment provider keeps means of payment for customers. */
  savesMeans: boolean;
  /** Whether companies can be looked up by their number. */
  findsCompanies: boolean;
  /** Of reCAPTCHA; `null` when the shop's own challenge is used. */
  siteKey: string | null;
  /** The step in which `problem` is shown. */
  problemAt: 'shipping' | 'point' | 'later' | 'payment' | 'club' | 'codes' | 'goods' | null;
}

export const emptyCheckout = (): CheckoutState => ({
  status: 'loading',
  isOfEarlierVisit: false,
  redirect: null,
  cartItems: [],
  summary: null,
  isCodeRefused: false,
  discounts: { discountCode: null, vouchers: [], club: null, offeredCodes: 0, freeDelivery: null },
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
  laterItems: 'separately',
  customer: null,
  lastOrder: null,
  prefilled: null,
  agreements: [],
  validationPatterns: null,
  emailExceptions: '',
  savesMeans: false,
  findsCompanies: false,
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

/** The lapsed choices that remain after one of them is chosen again. */
export const lapsedWithout = ({ lapsed }: Pick<Choices, 'lapsed'>, chosen: RecapError) =>
  lapsed.filter((name) => name !== chosen);

/** There is nothing to choose if the total is 0. */
export const isPaymentHidden = ({ payment, summary }: Pick<Choices, 'payment' | 'summary'>) =>
  payment === 'hidden' || summary?.total === 0;
