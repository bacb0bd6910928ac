import {
  type Country,
  type FactItem,
  HurraTagManagerSchema,
  isSoldOut,
  type ReadFact,
  sizeName,
  type TrackedPurchase,
  type TrackingEvent,
  type TrackingItem,
  type TrackingParameters,
} from '@odeta/contracts';
import { type Amounts, createAmounts } from './amounts.ts';

type Fact<Name extends ReadFact['fact']> = Extract<ReadFact, { fact: Name }>;
/** Parameters of the page itself, beside those from the API. */
type OfPage = Pick<TrackingParameters, 'pageType' | 'step'>;

/** N3. Writes the events of facts in the format of Google Analytics 4, in the currency of the country. */
export function createEventWriter({ currency, minorDigits }: Pick<Country, 'currency' | 'minorDigits'>) {
  const amounts = createAmounts(minorDigits);
  const itemsOf = (items: readonly FactItem[]) => items.map((item) => itemOf(item, amounts));

  const goodsOf = (items: readonly FactItem[]) => ({
    currency,
    value: amounts.sumOf(items),
    items: itemsOf(items),
  });

  /** The selected products of a cart, and the value from the server's totals. */
  function orderOf({ items, summary }: Pick<Fact<'cart-viewed'>, 'items' | 'summary'>) {
    const goods = goodsOf(items.filter(isBought));
    return summary ? { ...goods, value: amounts.valueIn(summary) } : goods;
  }

  return {
    listViewed: ({ id, name, first, items }: Fact<'list-viewed'>): TrackingEvent => ({
      event: 'view_item_list',
      ecommerce: {
        currency,
        item_list_id: id,
        item_list_name: name,
        items: items.flatMap((item, place) =>
          isTracked(item) ? [{ ...itemOf(item, amounts), index: first + place }] : [],
        ),
      },
    }),

    goods: (
      event: 'view_item' | 'add_to_cart' | 'remove_from_cart',
      items: readonly FactItem[],
    ): TrackingEvent | null => {
      const tracked = items.filter(isTracked);
      return tracked.length > 0 ? { event, ecommerce: goodsOf(tracked) } : null;
    },

    cart: (event: 'view_cart' | 'begin_checkout', fact: Pick<Fact<'cart-viewed'>, 'items' | 'summary'>) =>
      ({ event, ecommerce: orderOf(fact) }) satisfies TrackingEvent,

    shippingChosen: (fact: Fact<'shipping-chosen'>): TrackingEvent => ({
      event: 'add_shipping_info',
      ecommerce: { ...orderOf(fact), shipping_tier: fact.shipping },
    }),

    paymentChosen: (fact: Fact<'payment-chosen'>): TrackingEvent => ({
      event: 'add_payment_info',
      ecommerce: { ...orderOf(fact), payment_type: fact.payment },
    }),

    orderTaken: (fact: Fact<'order-taken'>): TrackingEvent => ({
      event: 'purchase_intent',
      ecommerce: { ...orderOf(fact), transaction_id: fact.tags.orderId ?? '' },
    }),

    purchase: ({ orderId, value, shipping, promoCode, items }: TrackedPurchase): TrackingEvent => ({
      event: 'purchase',
      ecommerce: {
        transaction_id: orderId,
        currency,
        value,
        shipping,
        ...(promoCode && { coupon: promoCode }),
        items: itemsOf(items.map((item) => ({ ...nothingElse, ...item }))),
      },
    }),
  };
}

export type EventWriter = ReturnType<typeof createEventWriter>;

/** The fields of the specification and the campaign parameters; no other fields are passed on. */
export function parametersOf(tags: Record<string, unknown>, page: OfPage = {}): TrackingEvent {
  const names = [...Object.keys(HurraTagManagerSchema.entries), 'utm_source', 'utm_campaign'];
  const known = Object.fromEntries(names.flatMap((name) => (tags[name] === undefined ? [] : [[name, tags[name]]])));
  return { event: 'hurraTagManager', hurraTagManager: { ...known, ...page } };
}

/** Sold-out products are left out; cards of older servers have no catalogue number. */
const isTracked = (item: FactItem) => !isSoldOut(item) && item.catalogNumber !== '';
const isBought = (item: FactItem) => item.checked && isTracked(item);

const nothingElse = { availability: 1, checked: true, promoCodeName: null } as const;

function itemOf(item: FactItem, { priceOf, discountOf }: Amounts): TrackingItem {
  const size = item.size && sizeName(item.size.name);
  const variant = [item.color?.name, size].filter(Boolean).join(', ');
  return {
    item_id: item.catalogNumber,
    item_name: item.name,
    ...(variant && { item_variant: variant }),
    ...(item.categoryName && { item_category: item.categoryName }),
    ...(item.promoCodeName && { coupon: item.promoCodeName }),
    price: priceOf(item),
    ...(discountOf(item) > 0 && { discount: discountOf(item) }),
    quantity: item.quantity,
  };
}
