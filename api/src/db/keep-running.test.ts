import { keepRunning } from './keep-running.ts';

/** A stopped server that starts at the `succeedsAt`th attempt. */
function watch(succeedsAt: number, giveUpMs: number) {
  const server = { tries: 0, up: false };
  const events: string[] = [];
  const over = Promise.withResolvers<void>();
  const keeping = keepRunning(
    {
      isRunning: () => server.up,
      async start() {
        server.tries += 1;
        if (server.tries < succeedsAt) throw new Error('in use');
        server.up = true;
      },
    },
    {
      onDown: () => void events.push('down'),
      onBack() {
        events.push('back');
        over.resolve();
      },
      onGivenUp(cause) {
        events.push(`given up: ${(cause as Error).message}`);
        over.resolve();
      },
    },
    { everyMs: 1, giveUpMs },
  );
  return { events, over: over.promise, keeping, server };
}

test('a server that fails to start is tried again until it starts', async () => {
  const { events, over, keeping, server } = watch(3, 60_000);

  await over;
  await keeping.stop();

  expect(events).toEqual(['down', 'back']);
  expect(server.tries).toBe(3);
});

test('a server that does not start again is given up, once', async () => {
  const { events, over, keeping, server } = watch(Number.POSITIVE_INFINITY, 0);

  await over;
  await new Promise((resolve) => setTimeout(resolve, 10));
  await keeping.stop();

  expect(events).toEqual(['down', 'given up: in use']);
  expect(server.tries).toBe(1);
});
