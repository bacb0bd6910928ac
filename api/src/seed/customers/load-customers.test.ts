import path from 'node:path';
import { countryCodes, editCustomer, readDynamicData } from '@odeta/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { logInAs } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';
import { readSeedFile } from '../reading/seed-file.ts';
import { CustomersSchema, type SeedCustomer } from '../schemas/customers.schema.ts';
import { seedFiles } from '../schemas/schema.ts';
import { loadCustomers } from './load-customers.ts';
import { loadCodes } from './load-discounts.ts';

let shop: TestShop;
let customers: SeedCustomer[];
beforeAll(async () => {
  shop = await openTestShop();
  customers = (await readSeedFile(path.join(import.meta.dirname, '../data'), 'customers.yaml', CustomersSchema))
    .content;
  for (let time = 0; time < 2; time += 1) await shop.db.transaction().execute((trx) => loadCustomers(trx, customers));
});
afterAll(() => shop.close());

test('every country has a demo account', () => {
  expect(new Set(customers.map(({ country }) => country))).toEqual(new Set(countryCodes));
});

// Without `ua`, because the test seed requires its phone numbers with the leading zero.
test('every demo account can log in, and its data is valid in its country', async () => {
  for (const { country, email, password, ...customer } of customers.filter(({ country }) => country !== 'ua')) {
    const client = await startSession(shop.app, country);
    expect((await logInAs(client, { email, password })).status).toBe(200);
    const { authorized: _, addresses: __, member: ___, gender, ...fields } = customer;
    const { hurraTagManager } = (await client.send(readDynamicData)).body;
    expect(hurraTagManager.customerGender).toBe(gender === 2 ? 'male' : 'female');
    expect((await client.send(editCustomer, { ...fields, email })).problem.validation).toBeUndefined();
  }
});

test('a customer’s code is linked to the account, and is not loaded if there is no such account (L2)', async () => {
  const { content } = await readSeedFile(path.join(import.meta.dirname, '../data'), 'codes.yaml', seedFiles.codes);
  const [own] = content.filter(({ country, customer }) => country === 'sk' && customer !== undefined);
  const strange = { country: 'sk', code: 'NOBODYS', name: 'NOBODYS', percent: 10, from: '2026-11-01' } as const;
  const [lost] = v.parse(seedFiles.codes, [{ ...strange, customer: 'nobody@example.sk' }]);

  const codes = [own, lost].flatMap((code) => code ?? []);
  await shop.db.transaction().execute((trx) => loadCodes({ trx, mode: 'add' }, { codes }, new Map()));

  const { rows } = await sql`
    select d.code, u.email from discount_code d left join customer u on u.id = d.customer_id
    where d.code in ('NOBODYS', ${own?.code})
  `.execute(shop.db);
  expect(rows).toEqual([{ code: own?.code, email: own?.customer }]);
});
