import type { RemotePrefixes } from '@odeta/contracts';
import { createKeyPair, SigningKeySchema, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import { signUnitList } from '@odeta/delivery/releases/unit-list';
import * as v from 'valibot';
import { CART, createStore, documentOf, openGood, SHELL, team } from '../../testing/memory-store.ts';
import { createDiscoveryReader } from './discovery.ts';

const platform = createKeyPair({ platform: true });
const key = v.parse(SigningKeySchema, platform.signingKey);
const keys = new Map([...team.trusted, ...v.parse(TrustedKeysSchema, platform.publicKey)]);
const [cart, gift]: RemotePrefixes[] = [
  { name: 'cart', prefixes: ['/cart'] },
  { name: 'gift', prefixes: ['/gift'] },
];

/** A store with a list of units, and a reader that trusts the platform's key. */
function openListed() {
  const store = createStore();
  const shell = store.publish('shell', '1', { ...SHELL, remotes: null });
  const units = { shell, cart: store.publish('cart', '1', CART) };
  const problems: string[] = [];
  const reader = createDiscoveryReader(store, keys, 0, ({ message }) => problems.push(message));
  const deploy = (listed: object, number: number, ...remotes: (RemotePrefixes | undefined)[]) => {
    const list = { number, remotes: remotes.filter((remote) => remote !== undefined) };
    store.put((change) =>
      String(team.sign(change, documentOf({ ...listed }), { unitList: signUnitList(list, [key]) })),
    );
  };
  const pages = async () => (await reader.read()).routes.routes.map(({ path }) => path);
  return { store, units, reader, problems, deploy, pages };
}

test('the list of units says which remote serves which address, whatever the shell’s release says', async () => {
  const { store, units, deploy, pages, reader } = openListed();
  const other = store.publish('shell', '2', { unit: 'shell', remotes: [{ name: 'help', prefixes: ['/help'] }] });

  deploy({ ...units, shell: other }, 1, cart);

  expect(await pages()).toEqual(['/cart']);
  expect([reader.isReady(), reader.remotes()]).toEqual([true, [cart]]);
});

test('a listed remote has addresses as soon as it has a version, without a release of the shell', async () => {
  const { store, units, deploy, pages, reader } = openListed();
  deploy(units, 1, cart, gift);
  expect([await pages(), reader.isReady()]).toEqual([['/cart'], true]);

  deploy({ ...units, gift: store.publish('gift', '1', { routes: [{ path: '/gift' }] }) }, 1, cart, gift);

  expect(await pages()).toEqual(['/cart', '/gift']);
});

test('a document without a listed unit that is in use is refused; without one that was taken off the list it is used', async () => {
  const { units, deploy, pages, problems } = openListed();
  deploy(units, 1, cart);
  await pages();

  deploy({ shell: units.shell }, 1, cart);
  expect(await pages()).toEqual(['/cart']);
  deploy({ shell: units.shell }, 2);

  expect(await pages()).toEqual([]);
  expect(problems).toEqual([expect.stringMatching(/has no cart/)]);
});

test('a document whose list of units is signed by another key is refused', async () => {
  const { store, units, deploy, pages, problems } = openListed();
  deploy(units, 1, cart);
  await pages();
  const foreign = v.parse(SigningKeySchema, createKeyPair().signingKey);

  const unitList = signUnitList({ number: 2, remotes: [] }, [foreign]);
  store.put((change) => String(team.sign(change, documentOf(units), { unitList })));

  expect(await pages()).toEqual(['/cart']);
  expect(problems).toEqual([expect.stringMatching(/number 2: its list of units is signed with/)]);
});

test('an older list of units is refused', async () => {
  const { store, units, deploy, pages, problems } = openListed();
  const live = { ...units, gift: store.publish('gift', '1', { routes: [{ path: '/gift' }] }) };
  deploy(live, 2, cart, gift);
  await pages();

  deploy(live, 1, cart);

  expect(await pages()).toEqual(['/cart', '/gift']);
  expect(problems).toEqual([expect.stringMatching(/list of units is older/)]);
});

test('without a list of units the remotes are those that the shell names; a shell that names none is refused', async () => {
  const { store, units, reader, problems, live } = await openGood();

  store.deploy({ ...units, shell: store.publish('shell', '2', { unit: 'shell', remotes: null }) });

  expect([await live(), reader.remotes()]).toEqual([['1', '1'], undefined]);
  expect(problems).toEqual([expect.stringMatching(/there is no list of units/)]);
});
