import { createKeyPair } from '@odeta/delivery/releases/keys';
import { openEdge } from '../../testing/open-edge.ts';

test('the start fails when RELEASE_KEYS does not contain the public key of RELEASE_STOP_KEY', async () => {
  const { signingKey } = createKeyPair({ stops: true });

  await expect(openEdge({ config: { RELEASE_STOP_KEY: signingKey } })).rejects.toThrow(
    /^RELEASE_KEYS does not name the public key of RELEASE_STOP_KEY/,
  );
});

test('the start fails when RELEASE_STOP_KEY is the key of a team', async () => {
  const { signingKey } = createKeyPair();

  await expect(openEdge({ config: { RELEASE_STOP_KEY: signingKey } })).rejects.toThrow(/begins with stop\./);
});
