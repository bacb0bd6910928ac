import { type CountryCode, type InputOf, logIn, register } from '@odeta/contracts';
import type { TestShop } from '../shop/shop.ts';
import { type Answer, startSession, type TestClient } from '../shop/test-client.ts';
import { customers } from './buyer.ts';

export const PASSWORD = 'Odeta-2026';

/** Valid data for a registration. */
export const newAccount = (country: CountryCode, parts: Partial<InputOf<typeof register>> = {}) => ({
  ...customers[country],
  password: PASSWORD,
  birthday: '24/03/1990',
  rememberMe: true,
  privacyAgreement: true,
  ...parts,
});

/** Uses the token of the response afterwards, as the page does. */
export async function registerAs(
  client: TestClient,
  input: InputOf<typeof register>,
): Promise<Answer<typeof register>> {
  const answer = await client.send(register, input);
  if (answer.status === 200) client.csrf = answer.body.csrf;
  return answer;
}

export async function logInAs(
  client: TestClient,
  input: Partial<InputOf<typeof logIn>> = {},
  headers: Record<string, string> = {},
): Promise<Answer<typeof logIn>> {
  const usual = { email: customers.sk.email ?? '', password: PASSWORD, rememberMe: false };
  const answer = await client.send(logIn, { ...usual, ...input }, headers);
  if (answer.status === 200) client.csrf = answer.body.csrf;
  return answer;
}

export async function meetCustomer(
  shop: TestShop,
  country: CountryCode = 'sk',
  parts: Partial<InputOf<typeof register>> = {},
): Promise<TestClient> {
  const client = await startSession(shop.app, country);
  const { status, problem } = await registerAs(client, newAccount(country, parts));
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return client;
}
