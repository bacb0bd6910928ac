import type { PayingCustomer } from '../provider.ts';
import type { PayuClient } from './payu-client.ts';
import { paidBy, payuMeans } from './payu-means.ts';

const customer: PayingCustomer = { reference: 'abc', email: 'anna@example.pl', country: 'pl' };
/** As PayU documents the answer to `GET /api/v2_1/paymethods`. */
const answer = {
  cardTokens: [
    {
      value: 'TOKC_1',
      status: 'ACTIVE',
      cardExpirationYear: '2028',
      cardExpirationMonth: '5',
      cardNumberMasked: '411111******1234',
      cardScheme: 'VS',
      preferred: true,
    },
    { value: 'TOKC_2', status: 'EXPIRED', cardNumberMasked: '411111******9999' },
  ],
  blikTokens: [{ value: 'TOKB_1', type: 'UID', bankApplicationReferences: [{ key: '1', label: 'Moja aplikacja' }] }],
  status: { statusCode: 'SUCCESS' },
};

function keeperWith(body: unknown, status = 200) {
  const sent: unknown[] = [];
  const send: PayuClient['send'] = async (...request) => {
    sent.push(request);
    return { status, body };
  };
  return { sent, keeper: payuMeans((country) => (country === 'pl' ? { send } : undefined)) };
}

test('cards that have not expired and bank apps are listed, cards by their last digits only', async () => {
  const { keeper, sent } = keeperWith(answer);

  expect(await keeper.list(customer)).toEqual([
    { token: 'TOKC_1', method: 'card', label: '•••• 1234', validUntil: '2028-05' },
    { token: 'TOKB_1', method: 'blik', label: 'Moja aplikacja', validUntil: null },
  ]);
  expect(sent).toEqual([['GET', '/api/v2_1/paymethods', undefined, customer]]);
  expect([keeper.offers('pl'), keeper.offers('sk')]).toEqual([true, false]);
});

test('a token is deleted at PayU; one that is gone already is no failure', async () => {
  const { keeper, sent } = keeperWith(null, 404);

  await keeper.remove(customer, 'TOKC_1');

  expect(sent).toEqual([['DELETE', '/api/v2_1/tokens/TOKC_1', undefined, customer]]);
  await expect(keeperWith(null, 403).keeper.remove(customer, 'TOKC_1')).rejects.toMatchObject({ kind: 'refused' });
  await expect(keeperWith({ cardTokens: 1 }).keeper.list(customer)).rejects.toMatchObject({ kind: 'unknown' });
});

test('an order names the kind of its token; the owner of a card is present', () => {
  expect(paidBy({ method: 'card', savedToken: 'TOKC_1' })).toEqual({
    cardOnFile: 'STANDARD_CARDHOLDER',
    payMethods: { payMethod: { type: 'CARD_TOKEN', value: 'TOKC_1' } },
  });
  expect(paidBy({ method: 'blik', savedToken: 'TOKB_1' })).toEqual({
    payMethods: { payMethod: { type: 'BLIK_TOKEN', value: 'TOKB_1' } },
  });
});
