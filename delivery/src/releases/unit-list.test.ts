import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Discovery } from '@odeta/contracts';
import * as v from 'valibot';
import { signChange } from './change.ts';
import { commitChange, fileOfChange, findNewestChange } from './changes.ts';
import { createFolderStore } from './folder-store.ts';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from './keys.ts';
import { signUnitList } from './unit-list.ts';

const pairs = {
  team: createKeyPair(),
  other: createKeyPair(),
  stop: createKeyPair({ stops: true }),
  platform: createKeyPair({ platform: true }),
};
type Name = keyof typeof pairs;
const keyOf = (name: Name) => v.parse(SigningKeySchema, pairs[name].signingKey);
const trust = (...names: Name[]) => v.parse(TrustedKeysSchema, names.map((name) => pairs[name].publicKey).join(' '));

const gift = { name: 'gift', prefixes: ['/gift'] };
const cart = { name: 'cart', prefixes: ['/cart'] };
const said = { author: 'Jana', command: 'test' };
const list = (...remotes: (typeof gift)[]) => ({
  ...said,
  edit: (document: Discovery): Discovery => ({ ...document, remotes }),
});
const release = (unit: string) => ({
  ...said,
  edit: (document: Discovery): Discovery => ({
    ...document,
    microFrontends: { ...document.microFrontends, [unit]: [{ url: '/x', metadata: { integrity: '', version: '1' } }] },
  }),
});

const openStore = () => createFolderStore(mkdtempSync(path.join(tmpdir(), 'units-')));

test('the list of units stays the same whoever releases, also after a command that does not know it', async () => {
  const [store, keys] = [openStore(), trust('team', 'other')];
  await commitChange(store, { key: keyOf('team'), keys }, list(cart, gift));
  await commitChange(store, { key: keyOf('other'), keys }, release('cart'));
  const old = { number: 3, time: '2026-01-01T00:00:00.000Z', ...said };
  const document = { schema: 's', microFrontends: {} };
  await store.create(fileOfChange(3), signChange({ ...old, document }, keyOf('other')));
  await commitChange(store, { key: keyOf('other'), keys }, release('help'));

  for (const after of [0, 3]) {
    const { change } = await findNewestChange(store, keys, after);
    expect([change?.number, change?.document.remotes]).toEqual([4, [cart, gift]]);
  }
});

test.each<[string, Name[], Name, boolean]>([
  ['any key that releases, if there is no platform’s', ['team', 'stop'], 'team', true],
  ['the key that stops canaries', ['team', 'stop'], 'stop', false],
  ['a team’s key beside a platform’s', ['team', 'platform'], 'team', false],
  ['the platform’s key', ['team', 'platform'], 'platform', true],
])('the list is changed by %s: %#', async (_, trusted, name, may) => {
  const [store, keys] = [openStore(), trust(...trusted)];

  const made = commitChange(store, { key: keyOf(name), keys }, list(gift));

  if (may) expect((await made)?.document.remotes).toEqual([gift]);
  else await expect(made).rejects.toThrow(/Only the platform's key may change the list of units/);
});

test.each<[string, Name, (document: Discovery) => Discovery, RegExp]>([
  ['signed by a team', 'team', (document) => document, /the key \w+, which may not change that list/],
  ['signed by a stranger', 'other', (document) => document, /which RELEASE_KEYS does not name/],
])('readers refuse a document with a list of units %s, and use the next one', async (_, name, edit, reason) => {
  const [store, keys] = [openStore(), trust('team', 'platform')];
  await commitChange(store, { key: keyOf('platform'), keys }, list(cart, gift));
  const unitList = signUnitList({ number: 2, remotes: [cart] }, [keyOf(name)]);
  const forged = { ...said, number: 2, time: '2026-01-01T00:00:00.000Z', unitList };
  const document = edit({ schema: 's', microFrontends: {} });
  await store.create(fileOfChange(2), signChange({ ...forged, document }, keyOf('team')));

  const { change, refused } = await findNewestChange(store, keys);

  expect([change?.number, change?.document.remotes]).toEqual([1, [cart, gift]]);
  expect(refused[0]?.cause.message).toMatch(reason);
});

test('a list that was modified after signing is refused', async () => {
  const [store, keys] = [openStore(), trust('team')];
  const { payload } = signUnitList({ number: 1, remotes: [] }, [keyOf('team')]);
  const unitList = { ...signUnitList({ number: 1, remotes: [cart] }, [keyOf('team')]), payload };
  const change = { ...said, number: 1, time: '2026-01-01T00:00:00.000Z', unitList };
  await store.create(
    fileOfChange(1),
    signChange({ ...change, document: { schema: 's', microFrontends: {} } }, keyOf('team')),
  );

  expect((await findNewestChange(store, keys)).refused[0]?.cause.message).toMatch(/list of units does not fit/);
});

test('a list that is signed with a team’s and the platform’s key is read before and after the platform’s is trusted', async () => {
  const store = openStore();
  const both = { key: keyOf('team'), platformKey: keyOf('platform'), keys: trust('team') };
  await commitChange(store, { key: keyOf('team'), keys: trust('team') }, list(gift));
  await commitChange(store, both, { ...said, edit: (document) => ({ ...document }), renewsList: true });

  for (const keys of [trust('team'), trust('team', 'platform')])
    expect((await findNewestChange(store, keys)).change).toMatchObject({ number: 2, document: { remotes: [gift] } });
});

test('nothing is built upon a store whose list the platform has not signed yet', async () => {
  const store = openStore();
  await commitChange(store, { key: keyOf('team'), keys: trust('team') }, release('cart'));
  await commitChange(store, { key: keyOf('team'), keys: trust('team') }, list(gift));

  const made = commitChange(store, { key: keyOf('platform'), keys: trust('team', 'platform') }, release('gift'));

  await expect(made).rejects.toThrow(/^Change 2 cannot be built upon: .+ may not change that list/);
});
