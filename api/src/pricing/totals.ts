import { type Availability, PICK_UP_GROUP } from '@odeta/contracts';
import type { CountrySettings, OfferedPayment, ShippingMethod } from '../settings/settings.ts';
import { availabilityOf } from './availability.ts';
import type { Cart } from './cart.ts';
import { cashRoundingOf } from './cash-rounding.ts';
import { feeOf } from './delivery-cost.ts';
import type { DiscountCodeTerms } from './discount-terms.ts';
import { type DiscountableCart, type Discounts, discountsOf } from './discounts.ts';
import { takenAt } from './point-payments.ts';

/** I7, in minor units: total = items − club − code − voucher + club fee + shipping + rounding; no other part is negative. */
export interface SummaryMinor {
  itemsValue: number;
  clubDiscount: number;
  discountCodeCost: number;
  voucherDiscount: number;
  shippingCost: number;
  /** Part of `shippingCost`. */
  paymentFee: number;
  fixedShippingCost: number;
  selectedShippingCost: number | null;
  clubFee: number;
  /** `null` unless it is paid in cash in a country that rounds it. */
  cashRounding: number | null;
  /** The amount to pay, rounded if it is paid in cash. */
  total: number;
  conditionalClubFee: number | null;
  freeDelivery: boolean;
}

export interface PricedPayment extends OfferedPayment {
  /** What delivery costs with this payment, including the payment's fee. */
  cost: number;
  paymentFee: number;
}

export interface PricedMethod extends Omit<ShippingMethod, 'payments' | 'cost'> {
  /** J4: the lowest cost among the enabled payments. */
  cost: number;
  /** The same without free delivery. */
  fullCost: number;
  payments: readonly PricedPayment[];
}

/** The sums of a cart, and everything else that depends on its goods. */
export interface CartTotals {
  summary: SummaryMinor;
  methods: readonly PricedMethod[];
  /** The cart's code, whether it gives a discount or not. */
  code: DiscountCodeTerms | null;
  discounts: Discounts;
  /** I6. Availability of the ticked goods, which decides on the date of arrival. */
  goods: readonly Availability[];
  freeDelivery: { from: number | null; missing: number; reached: boolean };
}

/** Computes the sums of a cart. Free delivery waives the delivery's cost, but not the fee of cash on delivery. */
export function totalsOf(
  cart: DiscountableCart & Pick<Cart, 'shipping' | 'payment'> & Partial<Pick<Cart, 'point'>>,
  settings: CountrySettings,
): CartTotals {
  const discounts = discountsOf(cart, settings);
  const { itemsValue, clubDiscount, clubFee, conditionalClubFee, discountCodeCost, voucherDiscount } = discounts;
  const goods = itemsValue - clubDiscount - discountCodeCost - voucherDiscount + clubFee;
  const freeDelivery = freeDeliveryOf(discounts, cart.code, settings.freeDeliveryFrom);
  const methods = settings.methods
    .map((method) => (method.key === cart.shipping ? atPoint(cart.point, method, settings) : method))
    .map((method) => priced(method, goods, freeDelivery.reached, settings));

  const chosen = methods.find(({ key }) => key === cart.shipping);
  const payment = chosen?.payments.find(({ key, disabled }) => key === cart.payment && !disabled);
  // Without goods nothing is sent, even if a delivery is chosen.
  const isSent = chosen !== undefined && itemsValue > 0;
  const shippingCost = isSent ? (payment ?? chosen).cost : 0;
  const exact = goods + shippingCost;
  const cashRounding = isSent && isCash(payment, cart) ? cashRoundingOf(settings.code, exact) : null;
  const waived = chosen ? chosen.fullCost - chosen.cost : 0;
  return {
    methods,
    code: cart.code,
    discounts,
    goods: cart.lines.filter(({ checked }) => checked).map(availabilityOf),
    freeDelivery,
    summary: {
      itemsValue,
      clubDiscount,
      discountCodeCost,
      voucherDiscount,
      shippingCost,
      paymentFee: isSent ? (payment?.paymentFee ?? 0) : 0,
      fixedShippingCost: lowest(methods),
      selectedShippingCost: isSent ? (payment ?? chosen).cost + waived : null,
      clubFee,
      cashRounding,
      total: exact + (cashRounding ?? 0),
      conditionalClubFee,
      freeDelivery: freeDelivery.reached,
    },
  };
}

/** Cash on delivery is assumed to be paid in cash, although most carriers also take cards; not at a point that takes only cards. */
function isCash(
  payment: PricedPayment | undefined,
  { shipping, point }: Pick<Cart, 'shipping'> & Partial<Pick<Cart, 'point'>>,
): boolean {
  const takesOnlyCards = shipping === PICK_UP_GROUP && point?.payCash === false;
  return payment?.provider === 'on-delivery' && !takesOnlyCards;
}

/** For a pick-up: only the payments that the point accepts, with the fees of the point's operator (D13). */
function atPoint(point: Cart['point'] | undefined, method: ShippingMethod, { methods }: CountrySettings) {
  const taken = takenAt(point, method);
  const operator = methods.find(({ key }) => method.key === PICK_UP_GROUP && key === point?.shipping);
  if (!operator) return taken;
  const feeAt = ({ key, fee }: OfferedPayment) => operator.payments.find((one) => one.key === key)?.fee ?? fee;
  return { ...taken, payments: taken.payments.map((payment) => ({ ...payment, fee: feeAt(payment) })) };
}

function freeDeliveryOf(
  { itemsValue, codeProblem }: Discounts,
  code: Pick<DiscountCodeTerms, 'freeDelivery'> | null,
  from: number | null,
) {
  const byCode = code?.freeDelivery === true && codeProblem === null;
  const reached = itemsValue > 0 && (byCode || (from !== null && itemsValue >= from));
  const missing = reached || from === null ? 0 : from - itemsValue;
  return { from, missing, reached };
}

function priced(method: ShippingMethod, goods: number, free: boolean, settings: CountrySettings): PricedMethod {
  const base = free ? 0 : method.cost;
  const payments = method.payments.map((payment) => {
    const paymentFee = feeOf(payment.fee, goods, settings);
    return { ...payment, paymentFee, cost: base + paymentFee };
  });
  const cost = lowest(payments.filter(({ disabled }) => !disabled));
  return { ...method, payments, cost, fullCost: cost - base + method.cost };
}

const lowest = (list: readonly { cost: number }[]) => (list.length > 0 ? Math.min(...list.map(({ cost }) => cost)) : 0);
