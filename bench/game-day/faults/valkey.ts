import { once } from 'node:events';
import { connect } from 'node:net';
import type { Fault } from './fault.ts';

const alert = [{ name: 'PartUnwell', labels: { part: 'limits' } }];
/** Sizes of values and how many of each: more than the `maxmemory` of 64 MB, down to the last bytes. */
const filling = [
  [1_000_000, 70],
  [10_000, 200],
  [100, 5_000],
] as const;

export const valkeyGone: Fault = {
  name: 'valkey-gone',
  what: 'Valkey has ended',
  alert,
  begin: ({ shop }) => shop.valkey.program.kill(),
  end: ({ shop }) => shop.valkey.program.start(),
};

export const valkeyHangs: Fault = {
  name: 'valkey-hangs',
  what: 'Valkey hangs',
  alert,
  begin: async ({ shop }) => shop.valkey.program.signal('SIGSTOP'),
  end: async ({ shop }) => shop.valkey.program.signal('SIGCONT'),
};

/** Keys without an end, so that a new count pushes out an older one. */
export const valkeyFull: Fault = {
  name: 'valkey-full',
  what: 'the memory of Valkey is full',
  alert: [],
  async begin({ shop }) {
    for (const [size, count] of filling) {
      const value = 'x'.repeat(size);
      const keys = Array.from({ length: count }, (_, index) => ['SET', `fill:${size}:${index}`, value]);
      await tell(shop.valkey.port, keys);
    }
  },
  end: ({ shop }) => tell(shop.valkey.port, [['FLUSHALL']]),
};

/** Sends commands in Redis' protocol, and waits until all of them were executed. */
async function tell(port: number, commands: readonly (readonly string[])[]): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  for (const command of [...commands, ['QUIT']])
    socket.write(`*${command.length}\r\n${command.map((part) => `$${part.length}\r\n${part}\r\n`).join('')}`);
  await once(socket, 'close');
}
