import { describeEdges } from './describe-edges.ts';

const edge = (user: string, thing: string, why: string, provider = 'shell@2') => ({ user, provider, thing, why });

test('a change is one line, however many units and names use what has changed', () => {
  const missing = 'day: it is missing';
  const users = ['account@1', 'cart@1', 'catalog@1', 'help@1', 'checkout@1'];
  const edges = users.flatMap((user) =>
    ['useStore', 'useStorefront'].map((name) => edge(user, `${name} of @odeta/storefront`, missing)),
  );

  expect(describeEdges([...edges, edge('cart@1', 'token --color-sand', 'no style sets it')])).toEqual([
    'account@1, cart@1, catalog@1 and 2 more → shell@2: useStore of @odeta/storefront and 1 more: day: it is missing',
    'cart@1 → shell@2: token --color-sand: no style sets it',
  ]);
});

test('a field of the API is one line, wherever it is in answers, and each further field is another one', () => {
  const call = (thing: string, why: string) => edge('cart@1', thing, why, 'api');

  expect(
    describeEdges([
      call('GET /cart', 'the answer: cartItems[].price is missing'),
      call('POST /check', 'the answer: cart.cartItems[].price is missing'),
      call('POST /note', 'the answer: name is missing'),
      call('POST /price', 'the request: price is missing'),
    ]),
  ).toEqual([
    'cart@1 → api: GET /cart and 1 more: the answer: cartItems[].price is missing',
    'cart@1 → api: POST /note: the answer: name is missing',
    'cart@1 → api: POST /price: the request: price is missing',
  ]);
});

test('a renamed field of an event is one line, although it is missing for both sides', () => {
  expect(
    describeEdges([
      edge('shell@1', 'event cart.changed', 'cartItemsCount is missing', 'cart@2'),
      edge('cart@2', 'event cart.changed', 'count is missing', 'catalog@1'),
    ]),
  ).toEqual(['shell@1, cart@2 → cart@2, catalog@1: event cart.changed: cartItemsCount is missing']);
});
