import { type CountryCode, type CustomerFields, CustomerFieldsSchema, type PickupPoint } from '@odeta/contracts';
import * as v from 'valibot';
import { languageOf } from '../language/editions.ts';
import type { Collecting } from '../order-emails/later-email.repository.ts';
import type { OrderOfEmail } from '../order-emails/order-email.repository.ts';
import type { OrderItemRow } from '../orders/confirmation/confirm.repository.ts';
import { cashRoundingOf, inCash } from '../pricing/cash-rounding.ts';
import { toMajor, toMinor } from '../pricing/money.ts';
import { makePoints } from '../seed/delivery/make-points.ts';
import type { Seed } from '../seed/schemas/schema.ts';
import { textOf, translated } from '../seed/schemas/texts.ts';

/** A constant time, so that a preview changes only with its content. */
const PLACED_AT = new Date('2026-11-21T09:42:00Z');
const HELD_UNTIL = new Date('2026-11-21T10:42:00Z');
/** When its parcel is expected. */
export const EXPECTED_ON = '2026-11-24';
const PRODUCTS = 3;

/** An order of the country's first customer: goods and delivery of the seed, with every line that a total can have. */
export function sampleOrder(seed: Seed, country: CountryCode, parts: Partial<OrderOfEmail> = {}) {
  const items = seed.products
    .flatMap(({ products }) => products.slice(0, 1))
    .slice(0, PRODUCTS)
    .map((product, index) => itemOf(product, index, { seed, country }));
  const itemsValue = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { methods, payments } = seed.delivery[country];
  const courier = methods.find(({ key }) => key === 'courier');
  const [discountCodeCost, voucherDiscount] = [
    Math.round(itemsValue / 1000) * 100,
    Math.round(itemsValue / 2000) * 100,
  ];
  const shippingCost = toMinor(country, courier?.cost ?? 0);
  const total = itemsValue - discountCodeCost - voucherDiscount + shippingCost;
  const customer = customerOf(seed, country);
  const order: OrderOfEmail = {
    id: '5a3e6a0c-2f0e-4d57-9c1b-0b6f7a3f7c11',
    number: `${country.toUpperCase()} 2611 0482`,
    country,
    email: customer.email,
    // Previews use links and pictures of the gallery itself.
    origin: '',
    state: 'placed',
    paymentState: 'paid',
    placedAt: PLACED_AT,
    reservedUntil: HELD_UNTIL,
    ...{ itemsValue, clubDiscount: 0, discountCodeCost, voucherDiscount, clubFee: 0, shippingCost, total },
    ...{ reducedBy: 0, cashRounding: null, roundingChange: 0 },
    summary: detailsOf(country, shippingCost),
    shippingName: nameIn(courier, country),
    paymentName: nameIn(payments.card, country),
    pickupPoint: null,
    courierNote: '',
    arrivesOn: EXPECTED_ON,
    laterArrivesOn: null,
    billTo: customer,
    invoiceTo: null,
    shipTo: customer,
    termsVersion: seed.agreements.regulationsAgreement.version,
    ...parts,
  };
  return { order: order.paymentState === 'on-delivery' ? paidInCash(order) : order, items };
}

interface Named {
  name: string;
  translations?: object | undefined;
}

const nameIn = (named: Named | undefined, country: CountryCode) => (named ? translated(named, country).name : '');

function paidInCash(order: OrderOfEmail): OrderOfEmail {
  const { country, total } = order;
  return { ...order, cashRounding: cashRoundingOf(country, total), total: inCash(country, total) };
}

type Product = Seed['products'][number]['products'][number];

function itemOf(
  product: Product,
  index: number,
  { seed, country }: { seed: Seed; country: CountryCode },
): OrderItemRow {
  const { color, pictures } = product.colors[0] ?? { color: '', pictures: [] };
  return {
    id: index,
    orderId: '',
    variantId: index,
    source: 'on-hand',
    // One line with several pieces.
    quantity: index === 1 ? 2 : 1,
    catalogNumber: product.number,
    name: product.texts[languageOf(country)].name,
    colorName: seed.colors[color] ? textOf(seed.colors[color].names, country) : '',
    size: String(product.sizes[0]),
    picture: `${pictures[0]}/front`,
    pictureAlt: '',
    price: toMinor(country, product.prices[country]),
    pricePromo: null,
    priceOld: null,
    soldOut: 0,
    withdrawn: 0,
    returned: 0,
  };
}

const customerOf = (seed: Seed, country: CountryCode): CustomerFields =>
  v.parse(
    CustomerFieldsSchema,
    seed.customers.find((customer) => customer.country === country),
  );

const detailsOf = (country: CountryCode, shippingCost: number): OrderOfEmail['summary'] => ({
  ...{ paymentFee: 0, fixedShippingCost: 0, conditionalClubFee: null, freeDelivery: false },
  selectedShippingCost: toMajor(country, shippingCost),
});

/** The changes for an order that is picked up and paid at the point. `atLocker`: where the country has lockers. */
export function pickedUp(seed: Seed, country: CountryCode, { atLocker = false } = {}): Partial<OrderOfEmail> {
  const { methods, payments } = seed.delivery[country];
  const pickupPoint = pointOf(seed, country, atLocker);
  const shippingName = nameIn(
    methods.find(({ key }) => key === pickupPoint?.shipping),
    country,
  );
  return { paymentState: 'on-delivery', shippingName, paymentName: nameIn(payments.cod, country), pickupPoint };
}

/** How a parcel to this order's point is collected. */
export function collectingOf(seed: Seed, country: CountryCode, { pickupPoint }: Partial<OrderOfEmail>): Collecting {
  const method = seed.delivery[country].methods.find(({ key }) => key === pickupPoint?.shipping);
  const collectBy = method?.keepDays ? dayAfter(EXPECTED_ON, method.keepDays) : null;
  return { isLocker: method?.locker ?? false, collectBy };
}

function dayAfter(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** The first point in the country's first town. */
function pointOf({ points, towns, delivery }: Seed, country: CountryCode, atLocker: boolean): PickupPoint | null {
  const isLocker = (key: string) => delivery[country].methods.some((method) => method.key === key && method.locker);
  const fitting = points[country].operators.filter(({ shipping, kind }) =>
    atLocker ? isLocker(shipping) : kind !== 'locker',
  );
  const operators = fitting.length > 0 ? fitting : points[country].operators;
  const [point] = makePoints(country, { ...points[country], operators, count: 1 }, towns[country].slice(0, 1));
  if (!point) return null;
  const { name, shipping, street, post_code: postCode, city, latitude, longitude } = point;
  return {
    ...{ id: 'sample', shipping, type: null, name, street, postCode, city, phone: null, latitude, longitude },
    alwaysOpen: isLocker(shipping),
    openingHours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, open: '08:00', close: day === 6 ? '12:00' : '18:00' })),
  };
}
