import { once } from 'node:events';
import { connect } from 'node:net';
import type { Fault } from './fault.ts';

const alert = [{ name: 'PartUnwell' }];
/** More than the `maxmemory` of the server. */
const FILLED_MEGABYTES = 70;
const MEGABYTE = 'x'.repeat(1_000_000);

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

/** Keys without an end, so that there is no place for counts. */
export const valkeyFull: Fault = {
  name: 'valkey-full',
  what: 'the memory of Valkey is full',
  alert,
  async begin({ shop }) {
    const keys = Array.from({ length: FILLED_MEGABYTES }, (_, index) => ['SET', `fill:${index}`, MEGABYTE]);
    await tell(shop.valkey.port, keys);
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
