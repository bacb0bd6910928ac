import { commitChange } from '@odeta/delivery/releases/changes';
import { stopCanary } from '@odeta/delivery/releases/stop-canary';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import { readTeamKeys } from '../publish/keys.ts';
import * as promote from './promote.ts';
import * as releases from './releases.ts';
import * as rollback from './rollback.ts';
import * as stop from './stop.ts';

const CANARY = { share: { traffic: 10 } };
const forced = ['--force', '--reason', 'Only a report was wrong'];

type Shop = Awaited<ReturnType<typeof createReleasedStore>>;

/** Stops a canary as `edge` does. */
const stopByBudget = (shop: Shop, version: string) =>
  commitChange(shop.store, readTeamKeys(process.env), {
    author: 'budget',
    command: `stop cart ${version}`,
    reason: 'Failed orders',
    incident: {
      release: `cart@${version}`,
      budget: 'order',
      canary: { failed: 9, of: 9 },
      beside: { failed: 0, of: 90 },
      limit: 0.005,
      evidence: 700,
    },
    edit: (document) => stopCanary(document, 'cart', version),
  });

test('a canary that a person has stopped is promoted only with --force and a reason, which the history keeps', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);
  await give(stop, shop, 'cart', '--reason', 'Customers complain');

  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/Jana stopped cart@.+ with number 3 \(Customers complain\)/),
  });
  await expect(give(promote, shop, 'cart', '--force')).rejects.toMatchObject({ exitCode: 2 });
  await give(promote, shop, 'cart', ...forced);

  expect(shop.listed('cart')).toEqual([canary]);
  const [newest] = JSON.parse(await give(releases, shop, 'history', '--json'));
  expect(newest).toMatchObject({ command: expect.stringMatching(/^promote .*--force/), reason: forced[2] });
});

test('what a budget has stopped stays stopped when it gets another share; what a person has stopped does not', async () => {
  const shop = await createReleasedStore();
  const [byBudget, byPerson] = [await shop.release('cart', 'a()', CANARY), await shop.release('cart', 'b()', CANARY)];
  await stopByBudget(shop, byBudget);
  await give(stop, shop, 'cart', byPerson);
  await shop.release('cart', 'a()', { share: { traffic: 20 } });
  await shop.release('cart', 'b()', { share: { traffic: 20 } });

  await expect(give(promote, shop, 'cart', byBudget)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/budget stopped cart@.+ \(Failed orders\)/),
  });
  await give(promote, shop, 'cart', byPerson);

  expect(shop.listed('cart')[0]).toBe(byPerson);
});

test('a version that was only for testers is promoted as any other one', async () => {
  const shop = await createReleasedStore();
  const version = await shop.release('cart', 'forTesters()', { share: { traffic: 0 } });

  await give(promote, shop, 'cart');

  expect(shop.listed('cart')).toEqual([version]);
});

test('a rollback to a version that nobody had is checked as a release is', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);
  await shop.release('cart', 'second()');
  await stopByBudget(shop, canary);

  await expect(give(rollback, shop, 'cart', canary)).rejects.toMatchObject({ exitCode: 3 });
  await give(rollback, shop, 'cart', canary, ...forced);
  expect(shop.listed('cart')[0]).toBe(canary);
});

test('a rollback to a version that everyone had is not checked, does not wait for the API, and needs no trial', async () => {
  const shop = await createReleasedStore();
  const second = await shop.release('cart', 'second()');
  await shop.release('cart', 'third()');

  await give(rollback, shop, 'cart', '--api', 'http://127.0.0.1:1');

  expect(shop.document().microFrontends.cart?.[0]).toMatchObject({
    metadata: { version: second },
    extras: { wasLive: true },
  });
});
