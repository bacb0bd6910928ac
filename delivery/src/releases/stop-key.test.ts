import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Discovery, DiscoveryEntry } from '@odeta/contracts';
import * as v from 'valibot';
import { commitChange, findChange, findNewestChange } from './changes.ts';
import { createFolderStore } from './folder-store.ts';
import { createKeyPair, SigningKeySchema, StopKeySchema, TrustedKeysSchema } from './keys.ts';
import { stopCanary } from './stop-canary.ts';

const [team, stop] = [createKeyPair(), createKeyPair({ stops: true })];
const keys = v.parse(TrustedKeysSchema, `${team.publicKey} ${stop.publicKey}`);
const ofTeam = { key: v.parse(SigningKeySchema, team.signingKey), keys };
const ofShop = { key: v.parse(StopKeySchema, stop.signingKey), keys };

const entry = (version: string, traffic: number): DiscoveryEntry => ({
  url: `/releases/cart/${version}/remote-entry.js`,
  metadata: { integrity: 'x', version },
  deployment: { traffic, default: traffic === 100 },
});

const said = { author: 'budget', command: 'stop cart' };

async function openStore() {
  const store = createFolderStore(mkdtempSync(path.join(tmpdir(), 'stop-')));
  const first = { cart: [entry('1', 100), entry('2', 10), entry('3', 5)] };
  await commitChange(store, ofTeam, { ...said, edit: (document) => ({ ...document, microFrontends: first }) });
  const change = (edit: (document: Discovery) => Discovery) => commitChange(store, ofShop, { ...said, edit });
  return { store, change };
}

const sharesIn = (document: Discovery | undefined) =>
  document?.microFrontends.cart?.map((one) => one.deployment?.traffic);

test('the shop’s stop key sets canaries to 0 %, and teams can commit on top of that', async () => {
  const { store, change } = await openStore();

  await change((document) => stopCanary(document, 'cart', '2'));
  await change((document) => stopCanary(document, 'cart', '3'));

  expect(sharesIn((await findNewestChange(store, keys)).change?.document)).toEqual([100, 0, 0]);
  expect(sharesIn((await findNewestChange(store, keys, 2)).change?.document)).toEqual([100, 0, 0]);
  const next = {
    ...said,
    edit: (document: Discovery) => ({ ...document, microFrontends: { cart: [entry('4', 100)] } }),
  };
  expect((await commitChange(store, ofTeam, next))?.number).toBe(4);
});

test.each<[string, (document: Discovery) => Discovery]>([
  ['makes another version live', (document) => ({ ...document, microFrontends: { cart: [entry('9', 100)] } })],
  ['raises a share', (document) => withCart(document, [entry('1', 100), entry('2', 50), entry('3', 5)])],
  [
    'changes an address',
    (document) => withCart(document, [{ ...entry('1', 100), url: '/x' }, entry('2', 0), entry('3', 5)]),
  ],
  ['takes a version away', (document) => withCart(document, [entry('1', 100)])],
])('a document signed with the stop key that %s is ignored', async (_, edit) => {
  const { store, change } = await openStore();

  await change(edit);

  const { change: newest, refused } = await findNewestChange(store, keys);
  expect([newest?.number, refused[0]?.cause.message]).toEqual([1, 'its key may only stop canaries']);
  expect((await findNewestChange(store, keys, 1)).change).toBeNull();
  await expect(findChange(store, keys, 2)).rejects.toThrow('may only stop');
  expect((await change((document) => stopCanary(document, 'cart', '2')))?.number).toBe(3);
  expect((await findNewestChange(store, keys)).change?.number).toBe(3);
});

const withCart = (document: Discovery, cart: DiscoveryEntry[]): Discovery => ({
  ...document,
  microFrontends: { cart },
});

test('the signing key of a team is not accepted as a stop key', () => {
  expect(v.safeParse(StopKeySchema, team.signingKey).success).toBe(false);
});
