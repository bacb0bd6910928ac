import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { everyUse } from '../../testing/every-use.ts';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import { readNewestChange } from '../../testing/store-folder.ts';
import * as promote from '../commands/promote.ts';
import * as release from '../commands/release.ts';
import * as rollback from '../commands/rollback.ts';
import * as canDeploy from './can-deploy.ts';
import { createDeployCheck } from './ensure-deployable.ts';
import { findRecordedApi, recordApiOfStart } from './recorded-api.ts';

const count = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] };
const text = { type: 'object', properties: { count: { type: 'string' } }, required: ['count'] };
const CANARY = { share: { traffic: 10 } };

let said: jest.SpyInstance;
beforeEach(() => {
  said = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  said.mockRestore();
  process.exitCode = undefined;
});

test('a version that would break another one is not listed, and the command reports the reason', async () => {
  const shop = await createReleasedStore();
  const help = await shop.release('help', 'hears()', { uses: { hears: { 'cart.changed': count } } });
  const ensure = await createDeployCheck({ force: false });
  const release = (content: object) =>
    shop.release('cart', 'sends()', { ...CANARY, uses: { sends: { 'cart.changed': content } }, ensure });

  await expect(release(text)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(new RegExp(`help@${help} → cart@\\S+: event cart.changed: count may be string`)),
  });
  expect(shop.listed('cart')).toEqual([shop.cart]);

  const fitting = await release(count);
  expect(shop.listed('cart')).toEqual([shop.cart, `${fitting} 10 %`]);
});

test('a canary that no longer fits is promoted only with --force and a reason, which is part of the signed change', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'sends()', { ...CANARY, uses: { sends: { 'cart.changed': text } } });
  await shop.release('help', 'hears()', { uses: { hears: { 'cart.changed': count } } });

  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({ exitCode: 3 });
  await expect(give(promote, shop, 'cart', '--force')).rejects.toMatchObject({ exitCode: 2 });
  await give(promote, shop, 'cart', '--force', '--reason', 'Help is mended today');

  expect(shop.listed('cart')).toEqual([canary]);
  expect(readNewestChange(shop.directory)).toMatchObject({
    command: expect.stringContaining('--force'),
    reason: 'Help is mended today',
  });
});

test('a rollback is never refused', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'second()', { uses: { sends: { 'cart.changed': count } } });
  await shop.release('help', 'hears()', { uses: { hears: { 'cart.changed': count } } });

  await give(rollback, shop, 'cart');

  expect(shop.listed('cart')).toEqual([shop.cart]);
});

test('the check reports what a version is compared with, and exits with code 3 when an edge breaks', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'sends()', { ...CANARY, uses: { sends: { 'cart.changed': text } } });

  const green = JSON.parse(await give(canDeploy, shop, 'cart', canary, '--json'));
  expect([green.deployable, green.edges, process.exitCode]).toEqual([true, [], undefined]);
  expect(green.comparedWith).toContainEqual(expect.stringMatching(/^shell@/));
  expect(green.unknown).toContainEqual(expect.stringMatching(/^help@/));

  await shop.release('help', 'hears()', { uses: { hears: { 'cart.changed': count } } });
  const red = await give(canDeploy, shop, 'cart', canary);
  expect(red).toMatch(/^help@\S+ → cart@\S+: event cart.changed: count may be string\n/);
  expect(red).toContain('The API was not asked');
  expect(process.exitCode).toBe(3);
});

test('an API is checked against every version that may still be in use, and a version against the live API', async () => {
  const shop = await createReleasedStore();
  const endpoints = { ...everyUse(), 'GET /checkout/old-cart': { answer: { type: 'object' } } };
  const old = await shop.release('cart', 'calls()', { uses: { endpoints } });
  await shop.release('cart', 'newer()', { uses: { endpoints: {} } });
  const thing = 'GET /checkout/old-cart';

  const { edges } = JSON.parse(await give(canDeploy, shop, 'api', '--json'));
  expect(edges).toEqual([{ user: `cart@${old}`, provider: 'api', thing, why: 'the API does not have it' }]);

  const server = createServer((_, response) => response.end(JSON.stringify({ openapi: '3.1.0', paths: {} })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = JSON.parse(await give(canDeploy, shop, 'cart', old, '--json', '--api', address));
  expect(answer.edges).toHaveLength(Object.keys(endpoints).length);
  await new Promise((resolve) => server.close(resolve));
  await expect(give(canDeploy, shop, 'cart', old, '--api', address)).rejects.toMatchObject({ exitCode: 4 });
});

test('an API deploy is recorded in the store, and versions are compared with it without an API address', async () => {
  const shop = await createReleasedStore();
  expect(JSON.parse(await give(release, shop, 'api', '--dry-run', '--json'))).toMatchObject({ dryRun: true });
  const silent = await give(release, shop, 'api');
  expect(silent).toContain('compared with this API');
  const lost = 'GET /checkout/old-cart';
  const endpoints = { ...everyUse(), [lost]: { answer: { type: 'object' } } };
  const ensure = await createDeployCheck({ force: false });

  const releasing = shop.release('cart', 'calls()', { uses: { endpoints }, ensure });
  await expect(releasing).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(new RegExp(`→ api: ${lost}: the API does not have it`)),
  });

  const old = await shop.release('cart', 'calls()', { uses: { endpoints } });
  const answer = JSON.parse(await give(canDeploy, shop, 'cart', old, '--json'));
  expect(answer.edges).toHaveLength(1);
  expect(answer.comparedWith).toContainEqual(expect.stringMatching(/^api \(of \d{4}-\d\d-\d\d, by Jana\)$/));
  await expect(give(release, shop, 'api')).rejects.toMatchObject({ exitCode: 3 });
  await expect(give(release, shop, 'api', '--force')).rejects.toMatchObject({ exitCode: 2 });
  await give(release, shop, 'api', '--force', '--reason', 'Nobody has that cart any more');
});

test('a start records the API of its clone unless a command has recorded one', async () => {
  const shop = await createReleasedStore();
  await recordApiOfStart(shop.store, 'Eva');
  await recordApiOfStart(shop.store, 'Ivan');
  expect(await findRecordedApi(shop.store)).toMatchObject({ author: 'Ivan', command: 'start' });

  await give(release, shop, 'api');
  await recordApiOfStart(shop.store, 'Eva');

  expect(await findRecordedApi(shop.store)).toMatchObject({ author: 'Jana' });
});

test('a version is listed even if the API is unknown, and the command reports that', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'calls()', { ensure: await createDeployCheck({ force: false }) });

  expect(said).toHaveBeenCalledWith(expect.stringContaining('The API was not asked'));
});
