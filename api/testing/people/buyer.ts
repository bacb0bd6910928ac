import {
  addItem,
  type CountryCode,
  type CustomerFields,
  choosePayment,
  chooseShipping,
  editCustomer,
  type InputOf,
  placeOrder,
} from '@odeta/contracts';
import type { TestShop } from '../shop/shop.ts';
import { type Answer, startSession, type TestClient } from '../shop/test-client.ts';

/** Valid data for each country. */
export const customers: Record<CountryCode, Partial<CustomerFields>> = {
  pl: {
    email: 'anna.lis@example.pl',
    firstName: 'Anna',
    lastName: 'Lis',
    street: 'Mokotowska',
    streetNumber: '17',
    flatNumber: '4',
    postCode: '00640',
    city: 'Warszawa',
    mobilePhone: '601 234 567',
  },
  sk: {
    email: 'jana.hruskova@example.sk',
    firstName: 'Jana',
    lastName: 'Hrušková',
    street: 'Šancová',
    streetNumber: '48',
    postCode: '81105',
    city: 'Bratislava',
    mobilePhone: '905123456',
  },
  hu: {
    email: 'nagy.eszter@example.hu',
    firstName: 'Eszter',
    lastName: 'Nagy',
    street: 'Teréz körút',
    streetNumber: '51',
    postCode: '1062',
    city: 'Budapest',
    mobilePhone: '201234567',
  },
  ro: {
    email: 'ioana.pop@example.ro',
    firstName: 'Ioana',
    lastName: 'Pop',
    street: 'Calea Victoriei',
    streetNumber: '12',
    flatNumber: '7',
    building: 'B2',
    staircase: 'A',
    floor: '3',
    postCode: '010063',
    city: 'București',
    mobilePhone: '0712345678',
  },
  ua: {
    email: 'olena.koval@example.ua',
    firstName: 'Олена',
    lastName: 'Коваль',
    familyName: 'Иванівна',
    streetType: 'проспект',
    street: 'Свободы',
    streetNumber: '20',
    postCode: '79000',
    city: 'Львов',
    mobilePhone: '0501234567',
  },
};

export async function fillCart(shop: TestShop, client: TestClient, goods: Record<string, number>): Promise<void> {
  for (const [sku, quantity] of Object.entries(goods)) {
    const { status, problem } = await client.send(addItem, { variantId: await shop.variantId(sku), quantity });
    if (status !== 200) throw new Error(`${sku}: ${problem.code}`);
  }
}

/** A visitor with goods, address, delivery and payment, who only has to submit the order. */
export async function prepareBuyer(
  shop: TestShop,
  goods: Record<string, number> = { 'DRESS-wine-s': 1 },
  country: CountryCode = 'sk',
  known?: TestClient,
): Promise<TestClient> {
  const client = known ?? (await startSession(shop.app, country));
  await fillCart(shop, client, goods);
  await client.send(editCustomer, customers[country]);
  await client.send(chooseShipping, { shipping: 'courier' });
  await client.send(choosePayment, { payment: 'cod' });
  return client;
}

export const consents: InputOf<typeof placeOrder>['basketConsents'] = ['regulationsAgreement', 'privacyAgreement'];

export function order(
  client: TestClient,
  input: Partial<InputOf<typeof placeOrder>> = {},
  headers: Record<string, string> = {},
): Promise<Answer<typeof placeOrder>> {
  return client.send(placeOrder, { basketConsents: consents, windowBreakpoint: 'lg', ...input }, headers);
}
