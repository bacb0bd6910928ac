import { addPasskey, type InputOf, logInByPasskey, prepareNewPasskey, preparePasskey } from '@odeta/contracts';
import type { TestShop } from '../shop/shop.ts';
import { type Answer, startSession, type TestClient } from '../shop/test-client.ts';
import { meetCustomer } from './account.ts';
import { Authenticator, type Faults } from './authenticator.ts';

const agent = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1' };

export async function makeKey(
  client: TestClient,
  key: Authenticator = new Authenticator(),
  faults: Faults = {},
): Promise<Answer<typeof addPasskey>> {
  const { body } = await client.send(prepareNewPasskey, {});
  return client.send(addPasskey, { credential: key.create(body.options, faults) }, agent);
}

/** A customer with a key, and another browser. */
export async function meetKeyHolder(
  shop: TestShop,
  email: string,
): Promise<{ jana: TestClient; key: Authenticator; phone: TestClient }> {
  const jana = await meetCustomer(shop, 'sk', { email });
  const key = new Authenticator();
  const { status, problem } = await makeKey(jana, key);
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return { jana, key, phone: await startSession(shop.app, 'sk') };
}

export const optionsFor = async (client: TestClient): Promise<Record<string, unknown>> =>
  (await client.send(preparePasskey, {})).body.options;

export const sendKey = (
  client: TestClient,
  credential: InputOf<typeof logInByPasskey>['credential'],
): Promise<Answer<typeof logInByPasskey>> => client.send(logInByPasskey, { credential, rememberMe: false });

export const enterByKey = async (
  client: TestClient,
  key: Authenticator,
  faults: Faults = {},
): Promise<Answer<typeof logInByPasskey>> => sendKey(client, key.get(await optionsFor(client), faults));
