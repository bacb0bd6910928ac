import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openEdge } from '../../testing/open-edge.ts';

async function fileFor(accepted: string) {
  const { get, directory } = await openEdge();
  for (const kind of ['br', 'gz']) writeFileSync(path.join(directory, `shell/1/style.css.${kind}`), kind);
  return get('/releases/shell/1/style.css', { 'accept-encoding': accepted });
}

test.each([
  ['br, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br', 'br'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['*;q=0', undefined],
  ['identity', undefined],
])('for Accept-Encoding "%s" a release file is sent with Content-Encoding %s', async (accepted, encoding) => {
  const { statusCode, headers } = await fileFor(accepted);

  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'accept-encoding']);
});
