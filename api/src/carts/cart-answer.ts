import type { CartItem, DeliveryMethod, FreeDelivery, Summary } from '@odeta/contracts';
import { availabilityOf, firstArrivalOf, maxQuantityOf, piecesLeftOf } from '../pricing/availability.ts';
import type { Cart, CartLine } from '../pricing/cart.ts';
import { toMajor } from '../pricing/money.ts';
import type { CartTotals, SummaryMinor } from '../pricing/totals.ts';
import { productUrl } from '../settings/page-urls.ts';
import type { CountrySettings } from '../settings/settings.ts';

export function cartItemsOf({ lines, code }: Cart, settings: CountrySettings, now: Date): CartItem[] {
  if (lines.length === 0) return [];
  const soonest = settings.soonestOf(now);
  const arrivesOn = (line: CartLine) => soonest && settings.arrivalOf(now, soonest, [availabilityOf(line)]);
  const promoCodeName = code && !code.hidden ? code.name : null;
  return lines.map((line) => ({ ...cartItemOf(line, settings), arrivesOn: arrivesOn(line), promoCodeName }));
}

function cartItemOf(line: CartLine, settings: CountrySettings): Omit<CartItem, 'arrivesOn' | 'promoCodeName'> {
  const color = settings.colors.get(line.color);
  const variantId = String(line.variantId);
  return {
    entryId: String(line.entryId),
    id: variantId,
    catalogNumber: line.catalogNumber,
    itemOptionId: variantId,
    itemId: String(line.productId),
    name: line.name,
    checked: line.checked,
    availability: availabilityOf(line),
    quantity: line.quantity,
    price: toMajor(settings.code, line.price),
    priceOld: line.priceOld === null ? null : toMajor(settings.code, line.priceOld),
    pricePromo: line.pricePromo === null ? null : toMajor(settings.code, line.pricePromo),
    color: { name: color?.name ?? '' },
    size: { name: `size/${line.size}` },
    categoryId: String(line.categoryId),
    categoryName: settings.categories.find(line.categoryId)?.name ?? '',
    unitStyleId: String(line.productColorId),
    unitSizeId: line.size,
    url: productUrl(line.slug),
    picture: { path: line.picture, alt: color ? `${line.name}, ${color.name}` : line.name },
    piecesLeft: piecesLeftOf(line),
    maxQuantity: maxQuantityOf(line),
  };
}

/** The amounts of the summary (I7) in major units (R22). */
export function summaryOf(summary: SummaryMinor, { code }: CountrySettings): Summary {
  const major = (minor: number) => toMajor(code, minor);
  return {
    itemsValue: major(summary.itemsValue),
    clubDiscount: major(summary.clubDiscount),
    discountCodeCost: major(summary.discountCodeCost),
    voucherDiscount: major(summary.voucherDiscount),
    shippingCost: major(summary.shippingCost),
    paymentFee: major(summary.paymentFee),
    fixedShippingCost: major(summary.fixedShippingCost),
    selectedShippingCost: summary.selectedShippingCost === null ? null : major(summary.selectedShippingCost),
    clubFee: major(summary.clubFee),
    cashRounding: major(summary.cashRounding ?? 0),
    total: major(summary.total),
    conditionalClubFee: summary.conditionalClubFee === null ? null : major(summary.conditionalClubFee),
    freeDelivery: summary.freeDelivery,
  };
}

export function freeDeliveryOf({ freeDelivery }: CartTotals, { code }: CountrySettings): FreeDelivery {
  const { reached, from, missing } = freeDelivery;
  return { reached, from: from === null ? null : toMajor(code, from), missing: toMajor(code, missing) };
}

export function shippingPaymentOf(
  { methods, goods }: CartTotals,
  settings: CountrySettings,
  now: Date,
): DeliveryMethod[] {
  return methods.map((method) => ({
    key: method.key,
    group: method.group,
    map: method.map,
    name: method.name,
    description: method.description,
    cost: toMajor(settings.code, method.cost),
    arrivesOn: settings.arrivalOf(now, method, goods),
    firstArrivesOn: firstArrivalOf(goods, (sent) => settings.arrivalOf(now, method, sent)),
    phoneRequired: method.needsPhone,
    payments: method.payments.map((payment, order) => ({
      key: payment.key,
      name: payment.name,
      description: payment.description,
      cost: toMajor(settings.code, payment.cost),
      disabled: payment.disabled,
      order,
    })),
  }));
}
