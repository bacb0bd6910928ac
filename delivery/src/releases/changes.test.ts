import { mkdtempSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Discovery, DiscoveryEntry } from '@odeta/contracts';
import * as v from 'valibot';
import { type Commit, commitChange, fileOfChange, findNewestChange } from './changes.ts';
import { createFolderStore } from './folder-store.ts';
import { createKeyPair, SigningKeySchema, type TrustedKeys, TrustedKeysSchema } from './keys.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'changes-'));

function createTeam() {
  const { signingKey, publicKey } = createKeyPair();
  return { key: v.parse(SigningKeySchema, signingKey), keys: v.parse(TrustedKeysSchema, publicKey) };
}
const team = createTeam();
const both = (...teams: { keys: TrustedKeys }[]): TrustedKeys => new Map(teams.flatMap(({ keys }) => [...keys]));

const entry = (unit: string, version: string): DiscoveryEntry => ({
  url: `/releases/${unit}/${version}/remote-entry.js`,
  metadata: { integrity: '', version },
});

const release = (unit: string, version: string): Commit => ({
  author: 'Jana',
  command: `release ${unit}`,
  reason: 'a test',
  edit: (document) => ({ ...document, microFrontends: { ...document.microFrontends, [unit]: [entry(unit, version)] } }),
});

const versionsOf = (document: Discovery | undefined) =>
  Object.fromEntries(
    Object.entries(document?.microFrontends ?? {}).map(([unit, [first]]) => [unit, first?.metadata.version]),
  );

test('a change has the next number and is signed with its author, command, time and reason', async () => {
  const store = createFolderStore(newFolder());
  await commitChange(store, team, release('cart', '1'));
  await commitChange(store, team, release('help', '1'));

  const { change } = await findNewestChange(store, team.keys);

  expect(change).toMatchObject({ number: 2, author: 'Jana', command: 'release help', reason: 'a test' });
  expect(change?.time).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
  expect(versionsOf(change?.document)).toEqual({ cart: '1', help: '1' });
});

test('none of 20 concurrent changes is lost', async () => {
  const directory = newFolder();
  const units = Array.from({ length: 20 }, (_, index) => `unit-${index}`);

  const changes = await Promise.all(
    units.map((unit) => commitChange(createFolderStore(directory), team, release(unit, '1'))),
  );

  const numbers = changes.map((change) => change?.number ?? 0).sort((a, b) => a - b);
  expect(numbers).toEqual(units.map((_, index) => index + 1));
  const { change } = await findNewestChange(createFolderStore(directory), team.keys);
  expect(Object.keys(change?.document.microFrontends ?? {}).sort()).toEqual([...units].sort());
});

test('a commit that changes nothing uses no number', async () => {
  const store = createFolderStore(newFolder());
  await commitChange(store, team, release('cart', '1'));

  expect(await commitChange(store, team, { ...release('cart', '1'), edit: (document) => document })).toBeNull();
  expect(await findNewestChange(store, team.keys)).toMatchObject({ lastNumber: 1 });
});

test('a reader that knows a number requests only newer changes', async () => {
  const store = createFolderStore(newFolder());
  await commitChange(store, team, release('cart', '1'));
  const asked: string[] = [];
  const watched = {
    find(file: string) {
      asked.push(file);
      return store.find(file);
    },
  };

  expect(await findNewestChange(watched, team.keys, 1)).toMatchObject({ change: null });
  expect(asked).toEqual([fileOfChange(2)]);
});

test.each([['{"number":999}'], ['nonsense'], ['{"number":1}']])(
  'the first read finds the newest change even if the hint is %s',
  async (hint) => {
    const directory = newFolder();
    const store = createFolderStore(directory);
    for (const version of ['1', '2', '3']) await commitChange(store, team, release('cart', version));
    await writeFile(path.join(directory, 'discovery/latest.json'), hint);

    expect((await findNewestChange(store, team.keys)).change?.number).toBe(3);
  },
);

test('an invalid change file uses up a number, and the next change builds on the last valid one', async () => {
  const store = createFolderStore(newFolder());
  await commitChange(store, team, release('cart', '1'));
  await store.create(fileOfChange(2), Buffer.from('nonsense'));

  const change = await commitChange(store, team, release('help', '1'));

  expect([change?.number, versionsOf(change?.document)]).toEqual([3, { cart: '1', help: '1' }]);
});

test('a change on top of another team’s change is rejected unless that team’s key is trusted', async () => {
  const store = createFolderStore(newFolder());
  const other = createTeam();
  await commitChange(store, team, release('cart', '1'));

  await expect(commitChange(store, other, release('help', '1'))).rejects.toThrow(/Change 1 .+ RELEASE_KEYS/);
  const change = await commitChange(store, { ...other, keys: both(team, other) }, release('help', '1'));

  expect(versionsOf(change?.document)).toEqual({ cart: '1', help: '1' });
});

test('an invalid document is not written', async () => {
  const store = createFolderStore(newFolder());
  const canary = { ...entry('cart', '1'), deployment: { traffic: 10, default: false } };
  const edit = (document: Discovery) => ({ ...document, microFrontends: { cart: [canary] } });

  await expect(commitChange(store, team, { ...release('cart', '1'), edit })).rejects.toThrow('Exactly one version');
  expect(await findNewestChange(store, team.keys)).toMatchObject({ change: null, lastNumber: 0 });
});

test('the private key is not written to the file of a change', async () => {
  const directory = newFolder();
  const { signingKey } = createKeyPair();
  const key = v.parse(SigningKeySchema, signingKey);
  await commitChange(createFolderStore(directory), { key, keys: team.keys }, release('cart', '1'));

  const text = await readFile(path.join(directory, fileOfChange(1)), 'utf8');

  expect(text).not.toContain(signingKey.split('=')[1]);
});
