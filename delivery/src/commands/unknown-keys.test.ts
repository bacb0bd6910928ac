import { signChange } from '@odeta/delivery/releases/change';
import { fileOfChange } from '@odeta/delivery/releases/changes';
import { createKeyPair, SigningKeySchema } from '@odeta/delivery/releases/keys';
import * as v from 'valibot';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as promote from './promote.ts';
import * as releases from './releases.ts';
import * as stop from './stop.ts';

type Shop = Awaited<ReturnType<typeof createReleasedStore>>;

const stranger = createKeyPair();
const ownKeys = { ...process.env };
afterEach(() => {
  Object.assign(process.env, ownKeys);
  jest.restoreAllMocks();
});

/** Writes a document that lists nothing, signed with another key. */
const writeForeign = (shop: Shop, number: number) =>
  shop.store.create(
    fileOfChange(number),
    signChange(
      {
        number,
        author: 'stranger',
        command: 'release',
        time: '2026-01-01T00:00:00.000Z',
        document: { schema: 's', microFrontends: {} },
      },
      v.parse(SigningKeySchema, stranger.signingKey),
    ),
  );

test('a change with a key that nobody accepts stops no command: it is named and ignored', async () => {
  const shop = await createReleasedStore();
  const canary = await shop.release('cart', 'canary()', { share: { traffic: 10 } });
  await writeForeign(shop, 3);
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});

  await give(promote, shop, 'cart');

  expect([shop.listed('cart'), shop.number()]).toEqual([[canary], 4]);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/^Change 3 is ignored: .+ which RELEASE_KEYS does not name/),
  );
});

test('a change with a key that another team accepts is not lost: commands ask for the key', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'canary()', { share: { traffic: 10 } });
  // The team that signs this change knows the other key; the next command does not.
  const { RELEASE_KEYS } = process.env;
  process.env.RELEASE_KEYS = [RELEASE_KEYS, stranger.publicKey].filter(Boolean).join(' ');
  await give(stop, shop, 'cart');
  process.env.RELEASE_KEYS = RELEASE_KEYS ?? '';
  await writeForeign(shop, 4);

  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({
    exitCode: 5,
    message: expect.stringMatching(/^Change 4 cannot be read: .+ does not name/),
  });
  await give(releases, shop, 'sign');

  expect(shop.number()).toBe(5);
  expect(shop.listed('cart')).toHaveLength(2);
});
