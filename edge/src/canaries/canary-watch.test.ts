import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DiscoveryEntry } from '@odeta/contracts';
import { commitChange, findNewestChange } from '@odeta/delivery/releases/changes';
import { createFolderStore } from '@odeta/delivery/releases/folder-store';
import { createKeyPair, SigningKeySchema, StopKeySchema, TrustedKeysSchema } from '@odeta/delivery/releases/keys';
import { noCounts } from '@odeta/delivery/testing/simulate-canary';
import * as v from 'valibot';
import { createCanaryWatch } from './canary-watch.ts';

const [team, stop] = [createKeyPair(), createKeyPair({ stops: true })];
const keys = v.parse(TrustedKeysSchema, `${team.publicKey} ${stop.publicKey}`);
const [teamKey, key] = [v.parse(SigningKeySchema, team.signingKey), v.parse(StopKeySchema, stop.signingKey)];
const client = { headers: {}, client: { address: '::1', host: 'sk.localhost', protocol: 'http' as const }, prefix: '' };

const entry = (version: string, traffic: number): DiscoveryEntry => ({
  url: `/releases/cart/${version}/remote-entry.js`,
  metadata: { integrity: 'x', version },
  deployment: { traffic, default: traffic === 100 },
});

/** A store in which a cart is a canary, and instances of `edge` that watch it. */
async function open(counts: { render: number; visitors: number }, instances = 1) {
  const store = createFolderStore(mkdtempSync(path.join(tmpdir(), 'watch-')));
  const list = (share: number) =>
    commitChange(
      store,
      { key: teamKey, keys },
      {
        author: 'Jana',
        command: 'release cart',
        edit: (document) => ({ ...document, microFrontends: { cart: [entry('1', 100), entry('2', share)] } }),
      },
    );
  const stopped: string[] = [];
  const first = await list(10);
  const watches = Array.from({ length: instances }, () =>
    createCanaryWatch({
      store,
      key,
      keys,
      readCounts: async () => ({ canary: { ...noCounts, ...counts }, beside: { ...noCounts, visitors: 90 } }),
      onStopped: (release, reason) => stopped.push(`${release} ${reason}`),
    }),
  );
  const document = first?.document;
  if (document) for (const watch of watches) watch.listed(document, client);
  const look = () => Promise.all(watches.map((watch) => watch.look()));
  const newest = async () => (await findNewestChange(store, keys)).change;
  return { list, look, newest, stopped };
}

test('a canary over its budget is set to 0 % automatically, once, and the change contains the reason', async () => {
  const { look, newest, stopped } = await open({ visitors: 6, render: 5 }, 3);

  await look();
  await look();

  const reason = 'Broke while it was shown: 5 of 6 visitors (83.33 %), 0 of 90 (0 %) beside it; the limit is 0.5 %.';
  expect(stopped).toEqual([`cart@2 ${reason}`]);
  expect(await newest()).toMatchObject({
    number: 2,
    author: 'budget',
    command: 'stop cart 2',
    reason,
    incident: { release: 'cart@2', budget: 'render', canary: { failed: 5, of: 6 } },
    document: { microFrontends: { cart: [entry('1', 100), entry('2', 0)] } },
  });
});

test('a canary within its budget is not stopped', async () => {
  const { look, newest, stopped } = await open({ visitors: 10, render: 1 });

  await look();

  expect([stopped, (await newest())?.number]).toEqual([[], 1]);
});

test('a canary whose share was changed meanwhile is not stopped by the counts of its previous share', async () => {
  const { list, look, newest } = await open({ visitors: 6, render: 5 });
  await list(20);

  await look();

  expect((await newest())?.number).toBe(2);
});
