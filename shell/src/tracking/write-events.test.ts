import { countries, type FactItem, type TrackingEvent, TrackingEventSchema } from '@odeta/contracts';
import { cartItemOf, summaryOf } from '@odeta/contracts/testing';
import * as v from 'valibot';
import { createEventWriter, parametersOf } from './write-events.ts';

const write = createEventWriter(countries.sk);
const itemOf = (parts: Parameters<typeof cartItemOf>[0] = {}): FactItem => cartItemOf(parts);
const summary = summaryOf({ total: 31.17, shippingCost: 5.19 });
const itemsIn = (event: TrackingEvent | null) =>
  event && 'ecommerce' in event ? event.ecommerce.items.map(({ item_id }) => item_id) : null;

test('items have the Google Analytics 4 format with the price that is paid (N3)', () => {
  const item = itemOf({ price: 39.99, pricePromo: 29.99, quantity: 2, promoCodeName: 'SVETER15' });

  const event = write.goods('add_to_cart', [item]);

  expect(event).toEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'EUR',
      value: 59.98,
      items: [
        {
          item_id: 'OD-1',
          item_name: 'Pruhované tričko',
          item_variant: 'Modrá, 38',
          item_category: 'Tričká',
          coupon: 'SVETER15',
          price: 29.99,
          discount: 10,
          quantity: 2,
        },
      ],
    },
  });
});

test('sold-out items are in no event, and unticked items are not in a checkout event (I3, I6)', () => {
  const items = [
    itemOf(),
    itemOf({ catalogNumber: 'OD-2', availability: 3 }),
    itemOf({ catalogNumber: 'OD-3', checked: false }),
  ];

  expect(itemsIn(write.cart('begin_checkout', { items, summary }))).toEqual(['OD-1']);
  expect(itemsIn(write.goods('remove_from_cart', items))).toEqual(['OD-1', 'OD-3']);
  expect(write.goods('view_item', items.slice(1, 2))).toBeNull();
});

test('the value of a cart is the total of the server without delivery (N3)', () => {
  expect(write.cart('view_cart', { items: [itemOf()], summary })).toMatchObject({ ecommerce: { value: 25.98 } });
});

test('products in a list keep their positions when sold-out ones are left out, also on later pages (P12, I6)', () => {
  const items = [itemOf(), itemOf({ availability: 3 }), itemOf({ catalogNumber: 'OD-3' })];

  const event = write.listViewed({ fact: 'list-viewed', id: 'zeny', name: 'Ženy', first: 49, items });

  expect(event).toMatchObject({ ecommerce: { items: [{ index: 49 }, { item_id: 'OD-3', index: 51 }] } });
});

test('every event of a purchase is valid, with whole amounts in a currency without minor digits (N3, R22)', () => {
  const hungarian = createEventWriter(countries.hu);
  const cart = { items: [itemOf({ price: 5990, pricePromo: 4490 })], summary: summaryOf({ total: 4490 }) };
  const { color, size, name, catalogNumber } = itemOf();
  const events = [
    hungarian.cart('view_cart', cart),
    hungarian.shippingChosen({ fact: 'shipping-chosen', ...cart, shipping: 'courier' }),
    hungarian.paymentChosen({ fact: 'payment-chosen', ...cart, payment: 'cod' }),
    hungarian.orderTaken({ fact: 'order-taken', ...cart, tags: { orderId: 'HU 1' } }),
    hungarian.purchase({
      ...{ orderId: 'HU 1', value: 4490, shipping: 1290, promoCode: 'TEL10' },
      items: [
        {
          catalogNumber,
          name,
          categoryName: 'Tričká',
          color: color ?? { name: '' },
          size: size ?? { name: '' },
          quantity: 1,
          price: 5990,
          pricePromo: 4490,
        },
      ],
      signUps: { newsletter: false, club: false },
    }),
  ];

  for (const event of events) {
    expect(v.safeParse(TrackingEventSchema, event).issues).toBeUndefined();
    expect(event).toMatchObject({
      ecommerce: { currency: 'HUF', value: 4490, items: [{ price: 4490, discount: 1500 }] },
    });
  }
  expect(events.at(-1)).toMatchObject({ ecommerce: { transaction_id: 'HU 1', shipping: 1290, coupon: 'TEL10' } });
});

test('only the specified parameters and the source are sent; an e-mail address in a response is dropped (N2)', () => {
  const event = parametersOf(
    { owacid: 'a', hid: 'b', nc: 1, utm_source: 'letter', email: 'jana@example.sk' },
    { pageType: 'confirmation', step: 4 },
  );

  expect(event).toEqual({
    event: 'hurraTagManager',
    hurraTagManager: { owacid: 'a', hid: 'b', nc: 1, utm_source: 'letter', pageType: 'confirmation', step: 4 },
  });
});
