import { createKeyPair } from '@odeta/releases/keys';
import { openEdge } from '../../testing/open-edge.ts';

test('a key for stopping that teams do not know ends the start: nothing could be built upon what it signs', async () => {
  const { signingKey } = createKeyPair({ stops: true });

  await expect(openEdge({ config: { RELEASE_STOP_KEY: signingKey } })).rejects.toThrow(
    /^RELEASE_KEYS does not name the public key of RELEASE_STOP_KEY/,
  );
});

test('a key of a team is none for stopping', async () => {
  const { signingKey } = createKeyPair();

  await expect(openEdge({ config: { RELEASE_STOP_KEY: signingKey } })).rejects.toThrow(/begins with stop\./);
});
