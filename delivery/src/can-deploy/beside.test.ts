import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as rollback from '../commands/rollback.ts';
import * as canDeploy from './can-deploy.ts';

const count = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] };
const text = { type: 'object', properties: { count: { type: 'string' } }, required: ['count'] };
const sends = (content: object) => ({ uses: { sends: { 'cart.changed': content } } });
const hears = { uses: { hears: { 'cart.changed': count } } };
/** For testers only: it is in the store, and changes nothing for visitors. */
const UNSEEN = { share: { traffic: 0 } };

afterEach(() => {
  process.exitCode = undefined;
});

test('a live version is checked together with the version that replaces it if it fails', async () => {
  const shop = await createReleasedStore();
  const before = await shop.release('cart', 'first()', sends(text));
  const live = await shop.release('cart', 'second()', sends(count));
  const help = await shop.release('help', 'hears()', hears);

  const answer = await give(canDeploy, shop, 'cart', live);

  expect(answer).toContain(`help@${help} → cart@${before}: event cart.changed: count may be string`);
  expect(answer).toContain(`If it fails, cart@${before} takes over, and 1 edge of it breaks.`);
  expect(process.exitCode).toBe(3);
});

test('a new version is deployable when only the live version has a broken edge', async () => {
  const shop = await createReleasedStore();
  const live = await shop.release('cart', 'first()', sends(text));
  await shop.release('help', 'hears()', hears);
  const mended = await shop.release('cart', 'second()', { ...sends(count), ...UNSEEN });

  const answer = JSON.parse(await give(canDeploy, shop, 'cart', mended, '--json'));

  expect(answer).toMatchObject({ deployable: true, edges: [] });
  expect(answer.beside[0]).toMatchObject({ version: `cart@${live}`, edges: [{ thing: 'event cart.changed' }] });
});

test('a remote that needs the new shell is deployable when its previous version fits the live versions', async () => {
  const shop = await createReleasedStore();
  const brings = (...names: string[]) => ({ uses: { gives: { '@odeta/ui': names } } });
  const needs = (...names: string[]) => ({ uses: { shared: { '@odeta/ui': { range: '*', names } } } });
  await shop.release('shell', 'first()', brings('Button'));
  const before = await shop.release('cart', 'first()', needs('Button'));
  await shop.release('shell', 'second()', brings('Button', 'Ribbon'));
  const live = await shop.release('cart', 'second()', needs('Button', 'Ribbon'));

  const answer = await give(canDeploy, shop, 'cart', live);

  expect(answer).toContain(`cart@${live} can be deployed`);
  expect(answer).toContain(`If it fails, cart@${before} takes over: it fits what is live.`);
});

test('a version that a rollback has replaced is checked with its former fallback', async () => {
  const shop = await createReleasedStore();
  const first = await shop.release('cart', 'first()', sends(count));
  const second = await shop.release('cart', 'second()', sends(count));
  await give(rollback, shop, 'cart');

  const answer = await give(canDeploy, shop, 'cart', second);

  expect(answer).toContain(`If it fails, cart@${first} takes over: it fits what is live.`);
  expect(answer).toContain(`Purchases that began with cart@${shop.cart} go on with it: nothing of theirs breaks.`);
  expect(answer).toContain(`cart@${second} can be deployed`);
});

test('a version that no longer writes what an earlier purchase reads breaks that purchase', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'first()', { uses: { writes: ['confirmation'] } });
  const reads = await shop.release('help', 'reads()', { uses: { reads: ['confirmation'] } });
  await shop.release('help', 'reads-no-longer()', { uses: { reads: [] } });
  const silent = await shop.release('cart', 'second()', { uses: { writes: [] }, ...UNSEEN });

  const answer = await give(canDeploy, shop, 'cart', silent);

  expect(answer).toContain(`help@${reads} → cart@${silent}: storage confirmation: it is no longer written`);
  expect(answer).toContain(`Purchases that began with help@${reads} go on with it, and 1 edge of it breaks.`);
});
