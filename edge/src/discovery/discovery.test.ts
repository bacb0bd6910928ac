import type { ReleaseStore } from '../releases/release-store.ts';
import { createDiscoveryReader, versionsOf } from './discovery.ts';

/** A store that has another version each time it is asked. */
function createDeploying(): ReleaseStore {
  let count = 0;
  return {
    async read() {
      count += 1;
      const entry = { url: '/entry.js', metadata: { integrity: '', version: String(count) } };
      return JSON.stringify({ schema: 'v1-pre', microFrontends: { cart: [entry] } });
    },
  };
}

const versionIn = async ({ read }: ReturnType<typeof createDiscoveryReader>) =>
  versionsOf(await read()).cart?.metadata.version;

test('a discovery document is used for a while', async () => {
  const reader = createDiscoveryReader(createDeploying(), 2);

  expect([await versionIn(reader), await versionIn(reader)]).toEqual(['1', '1']);
});

test('with no seconds every page sees the latest deploy', async () => {
  const reader = createDiscoveryReader(createDeploying(), 0);

  expect([await versionIn(reader), await versionIn(reader)]).toEqual(['1', '2']);
});
