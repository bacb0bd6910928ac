import { readConfig } from './config.ts';
import { productionProblems, requireProduction } from './production.ts';

const account = { posId: '1', clientId: '2', clientSecret: '3', secondKey: '4' };
const real = {
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of production, long enough for all',
  WAREHOUSE_KEY: 'a key of the real warehouse, long enough',
  PAYMENT_PROVIDER: 'payu',
  PAYU_URL: 'https://secure.payu.com',
  PAYU_ACCOUNTS: JSON.stringify({ pl: account }),
};

test('production starts with a real payment provider and keys of its own', () => {
  expect(productionProblems(readConfig(real))).toEqual([]);
});

test.each([
  ['the test bank', { PAYMENT_PROVIDER: undefined }, 'PAYMENT_PROVIDER is the test bank'],
  ['the demonstration warehouse', { WAREHOUSE_KEY: undefined }, 'WAREHOUSE_KEY is missing'],
  ['a generated key', { APP_SECRET: undefined }, 'APP_SECRET is missing'],
  ['no account at PayU', { PAYU_ACCOUNTS: undefined }, 'PAYU_ACCOUNTS names no account'],
  [
    'an empty key of PayU',
    { PAYU_ACCOUNTS: JSON.stringify({ pl: { ...account, secondKey: ' ' } }) },
    'PAYU_ACCOUNTS has an empty value for pl',
  ],
  ["PayU's test environment", { PAYU_URL: undefined }, "PAYU_URL is PayU's test environment"],
  ['invented companies', { COMPANY_REGISTERS: 'sandbox' }, 'COMPANY_REGISTERS is the sandbox'],
  ['SMS that nobody receives', { SMS_GATEWAY: 'sandbox' }, 'SMS_GATEWAY is the sandbox'],
  ['the demonstration script', { TAG_MANAGER_IDS: '{"sk":"demo"}' }, 'TAG_MANAGER_IDS names the demonstration'],
])('production does not start with %s unless it is a demo', (_, change, sentence) => {
  const environment = { ...real, ...change };

  expect(() => requireProduction(readConfig(environment))).toThrow(sentence);
  expect(() => requireProduction(readConfig({ ...environment, DEMO: '1' }))).not.toThrow();
  expect(() => requireProduction(readConfig({ ...environment, NODE_ENV: 'development' }))).not.toThrow();
});
