import path from 'node:path';
import { countryCodes, editCustomer } from '@odeta/shared/contracts';
import { logInAs } from '../../../testing/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop.ts';
import { meet } from '../../../testing/visitor.ts';
import { CustomersSchema, type SeedCustomer } from './customers.schema.ts';
import { loadCustomers } from './load-customers.ts';
import { readSeedFile } from './seed-file.ts';

let shop: TestShop;
let customers: SeedCustomer[];
beforeAll(async () => {
  shop = await openTestShop();
  customers = (await readSeedFile(path.join(import.meta.dirname, 'data'), 'customers.yaml', CustomersSchema)).content;
  for (let time = 0; time < 2; time += 1) await shop.db.transaction().execute((trx) => loadCustomers(trx, customers));
});
afterAll(() => shop.close());

test('every country has an account to try the shop with', () => {
  expect(new Set(customers.map(({ country }) => country))).toEqual(new Set(countryCodes));
});

// The small set of goods writes numbers of ua with their zero.
test('every account can log in, and its data fits the rules of its country', async () => {
  for (const { country, email, password, ...customer } of customers.filter(({ country }) => country !== 'ua')) {
    const visitor = await meet(shop.app, country);
    expect((await logInAs(visitor, { email, password })).status).toBe(200);
    const { authorized: _, addresses: __, ...fields } = customer;
    expect((await visitor.send(editCustomer, { ...fields, email })).problem.validation).toBeUndefined();
  }
});
