import { createServer } from 'node:net';
import { StartFailure } from '@odeta/workspace/failure';
import { requirePort } from './ports.ts';

const listenAt = (port: number) => {
  const server = createServer();
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
};

test('a port that was taken after the start began is reported in one sentence that names the variable', async () => {
  const first = await listenAt(0);
  const { port } = first.address() as { port: number };
  const failure = await requirePort(port, '127.0.0.1', () => listenAt(port)).catch((error: unknown) => error);
  await new Promise((resolve) => first.close(resolve));

  expect(failure).toBeInstanceOf(StartFailure);
  expect((failure as Error).message).toBe(`Port ${port} is busy: stop what uses it, or choose another one with PORT.`);
});

test('what fails for another reason than the port stays unchanged', async () => {
  const error = new Error('out of order');

  await expect(requirePort(1, '127.0.0.1', () => Promise.reject(error))).rejects.toBe(error);
});
