import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import Ajv2019 from 'ajv/dist/2019';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as promote from './promote.ts';
import * as releases from './releases.ts';
import * as rollback from './rollback.ts';
import * as stop from './stop.ts';

const CANARY = { share: { traffic: 10, audience: { countries: ['sk' as const, 'hu' as const] } } };

test('a canary is listed next to the default version, promoted and rolled back', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);
  expect(shop.listed('cart')).toEqual([shop.cart, `${canary} 10 %`]);

  expect(await give(promote, shop, 'cart')).toBe(`cart: ${shop.cart} → ${canary}\nLive with number 3.`);
  expect(shop.listed('cart')).toEqual([canary]);

  await give(rollback, shop, 'cart', '--reason', 'It throws');
  expect(shop.listed('cart')).toEqual([shop.cart]);
  expect(shop.listed('help')).toHaveLength(1);
});

test('a second rollback restores an older version, and never the bad one', async () => {
  const shop = await createReleasedStore();
  const [second] = [await shop.release('cart', 'second()'), await shop.release('cart', 'bad()')];

  await give(rollback, shop, 'cart');
  expect(shop.listed('cart')).toEqual([second]);
  await give(rollback, shop, 'cart');
  expect(shop.listed('cart')).toEqual([shop.cart]);
  await expect(give(rollback, shop, 'cart')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/nothing before/),
  });
});

test('any version in the store can be restored, with the version before it, if any, as its fallback', async () => {
  const shop = await createReleasedStore();
  for (const script of ['second()', 'third()', 'fourth()']) await shop.release('cart', script);

  await give(rollback, shop, 'cart', shop.cart);

  const [entry] = shop.document().microFrontends.cart ?? [];
  expect(entry).toMatchObject({ metadata: { version: shop.cart }, deployment: { traffic: 100, default: true } });
  expect(entry?.fallbackUrl).toBeUndefined();
});

test('the previous version is listed as the fallback, with its URL and integrity', async () => {
  const shop = await createReleasedStore();
  const [before] = shop.document().microFrontends.cart ?? [];

  await shop.release('cart', 'second()');

  expect(shop.document().microFrontends.cart?.[0]).toMatchObject({
    fallbackUrl: before?.url,
    extras: { fallback: { ...before?.metadata, release: before?.extras?.release } },
  });
});

test('a stopped canary is available only to testers', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);

  expect(await give(stop, shop, 'cart')).toBe(`cart ${canary}: testers\nLive with number 3.`);
  expect(await give(stop, shop, 'cart')).toBe('It was so already.');
  expect([shop.listed('cart'), shop.number()]).toEqual([[shop.cart, `${canary} 0 %`], 3]);
});

test('a dry run changes nothing', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);

  expect(await give(promote, shop, 'cart', '--dry-run')).toBe(`cart: ${shop.cart} → ${canary}\nNothing was changed.`);
  expect(shop.number()).toBe(2);
});

test('promoting one of several canaries requires its version', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'a()', CANARY);
  const second = await shop.release('cart', 'b()', CANARY);

  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringMatching(/several canaries/),
  });
  await give(promote, shop, 'cart', second);
  expect(shop.listed('cart')[0]).toBe(second);
});

test('status lists each version with its audience, fallback, author and change number', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', CANARY);

  const printed = await give(releases, shop, 'status');
  const rows = JSON.parse(await give(releases, shop, 'status', '--json'));

  expect(printed).toContain(`${canary}  10 % in sk, hu  ${shop.cart}`);
  expect(printed).not.toContain('\u001b');
  expect(rows).toContainEqual(
    expect.objectContaining({ unit: 'cart', version: canary, share: '10 % in sk, hu', by: 'Jana', number: 2 }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ unit: 'help', share: 'everyone', number: 1 }));
});

test('the history lists each change of one unit or of all units', async () => {
  const shop = await createReleasedStore();
  await shop.release('help', 'other()');
  const canary = await shop.release('cart', 'canary()', CANARY);
  await give(promote, shop, 'cart', '--reason', 'Good numbers');

  const all = JSON.parse(await give(releases, shop, 'history', '--json'));
  const ofCart = JSON.parse(await give(releases, shop, 'history', 'cart', '--json'));

  expect(all.map(({ number }: { number: number }) => number)).toEqual([4, 3, 2, 1]);
  expect(ofCart[0]).toMatchObject({
    number: 4,
    author: 'Jana',
    reason: 'Good numbers',
    changes: [`cart: ${shop.cart} → ${canary}`],
  });
  expect(ofCart.map(({ number }: { number: number }) => number)).toEqual([4, 3, 1]);
});

test('the details of a release show its audience, commit and size', async () => {
  const shop = await createReleasedStore();

  const printed = await give(releases, shop, 'show', `cart@${shop.cart}`);

  expect(printed).toMatch(/^for +everyone$/m);
  expect(printed).toMatch(/^commit +abc$/m);
  expect(printed).toMatch(/^browser files +7, 0\.1 KB/m);
});

test('the document of a store and each of its entries match the public schema', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'canary()', CANARY);
  const schema = JSON.parse(
    readFileSync(path.join(workspace, 'delivery/testing/frontend-discovery.v1-pre.json'), 'utf8'),
  );
  // A list in `items` validates the first entry only.
  const list = schema.properties.microFrontends.additionalProperties;
  const [entry] = list.items;
  const validate = new Ajv2019({ strict: false }).compile({
    ...schema,
    properties: {
      ...schema.properties,
      microFrontends: { type: 'object', additionalProperties: { ...list, items: entry } },
    },
  });

  expect(validate(shop.document()) || validate.errors).toBe(true);
  rmSync(shop.directory, { recursive: true });
});
