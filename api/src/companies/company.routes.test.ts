import { findCompany, readCheckoutInit } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { COMPANY_REGISTERS: 'sandbox' } });
});
afterAll(() => shop.close());

const KNOWN = '5260001246';
const answerFor = async (taxId: string, vatId = '') => {
  const buyer = await startSession(shop.app, 'pl');
  return (await buyer.send(findCompany, { taxId, vatId })).body;
};

test('a company is found by its tax number, and the checkout says that it can be', async () => {
  const buyer = await startSession(shop.app, 'pl');
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });

  expect(await answerFor(KNOWN)).toEqual({
    status: 'found',
    company: { company: 'Demo 5260', street: 'ul. Prosta 51', postCode: '00-838', city: 'Warszawa' },
  });
  expect((await buyer.send(readCheckoutInit)).body.findsCompanies).toBe(true);
});

test('an invalid number is not sent to a register; a register that does not answer causes no error', async () => {
  expect(await answerFor('1234567890')).toEqual({ status: 'unknown', company: null });
  expect(await answerFor('')).toEqual({ status: 'unknown', company: null });
  expect(await answerFor('5252248489')).toMatchObject({ company: null });
});

test('without registers, as the shop comes, nothing is looked up', async () => {
  const plain = await openTestShop({ name: 'no_registers' });
  const buyer = await startSession(plain.app, 'pl');
  await fillCart(plain, buyer, { 'DRESS-wine-s': 1 });

  expect((await buyer.send(readCheckoutInit)).body.findsCompanies).toBe(false);
  expect((await buyer.send(findCompany, { taxId: KNOWN })).body.status).toBe('unknown');
  await plain.close();
});
