/** @jest-environment node */
import { createServer } from 'node:net';
import { findFreePort } from './free-port.ts';

test('a server can listen on a free port, which is below the ports of outgoing connections', async () => {
  const port = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await new Promise((resolve) => server.close(resolve));

  expect(port).toBeLessThan(32_768);
});
